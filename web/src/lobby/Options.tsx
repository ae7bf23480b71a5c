import { For, Show, type JSX } from "solid-js";
import type { Against, EditionInfo, GameInfo, Measuring } from "../protocol/server";
import { say, t } from "../text/fluent";
import { botName } from "../table/names";
import { Segments } from "../ui/Segments";
import { levelOf } from "./level";

/** How a table is to be. */
export interface Chosen {
  against: Against;
  bot: string | null;
  edition: string | null;
  /** Nothing chosen is the largest usual size; null is any. */
  points: number | null | undefined;
  measuring: Measuring;
  listed: boolean;
  options: Record<string, string>;
}

/** The size that is meant under an edition. */
export function sizeOf(chosen: Chosen, edition: EditionInfo | undefined): number | null {
  const usual = edition?.points ?? [];
  if (chosen.points === null) return null;
  if (chosen.points !== undefined && usual.includes(chosen.points)) return chosen.points;
  return usual.length > 0 ? Math.max(...usual) : null;
}

/** Opponent, size, rules, measuring, and whether the table is listed. */
export function Options(props: {
  game: GameInfo;
  edition: string;
  chosen: Chosen;
  change: (change: Partial<Chosen>) => void;
}): JSX.Element {
  const edition = () => props.game.editions.find((each) => each.id === props.edition);
  const sizes = () => [
    ...(edition()?.points.map((points) => ({ value: points as number | null, label: String(points) })) ?? []),
    { value: null, label: t("any-size") },
  ];
  const level = () => levelOf(props.game, props.chosen.bot) ?? "";
  const set = (key: string, value: string): void =>
    props.change({ options: { ...props.chosen.options, [key]: value } });
  return (
    <>
      <Segments<Against>
        wide
        label={t("opponent")}
        segments={[
          { value: "bot", label: t("against-bot"), icon: "bot" },
          { value: "screen", label: t("against-screen"), icon: "people" },
          { value: "link", label: t("against-link"), icon: "link" },
        ]}
        value={props.chosen.against}
        choose={(against) => props.change({ against, listed: against === "link" && props.chosen.listed })}
      />
      <div class="settings">
        <Show when={props.chosen.against === "bot"}>
          <span>{t("level")}</span>
          <Segments
            wide
            label={t("level")}
            segments={props.game.bots.map((bot) => ({ value: bot, label: botName(bot) }))}
            value={level()}
            choose={(bot) => props.change({ bot })}
          />
          <span />
          <p class="why" data-level-hint>
            {t(`bot-${level()}-hint`, { game: props.game.id })}
          </p>
        </Show>
        <span>{t("size")}</span>
        <Segments
          wide
          label={t("size")}
          segments={sizes()}
          value={sizeOf(props.chosen, edition())}
          choose={(points) => props.change({ points })}
        />
        <span>{t("measuring")}</span>
        <Segments<Measuring>
          wide
          label={t("measuring")}
          segments={[
            { value: "open", label: t("measuring-open") },
            { value: "strict", label: t("measuring-strict") },
          ]}
          value={props.chosen.measuring}
          choose={(measuring) => props.change({ measuring })}
        />
        <span>{t("visibility")}</span>
        <Segments
          wide
          label={t("visibility")}
          segments={[
            { value: false, label: t("private") },
            { value: true, label: t("listed") },
          ]}
          value={props.chosen.listed}
          choose={(listed) => props.change({ listed })}
        />
        <span>{t("rules")}</span>
        <select
          aria-label={t("rules")}
          value={props.edition}
          onChange={(event) => props.change({ edition: event.currentTarget.value })}
        >
          <For each={props.game.editions}>
            {(each) => (
              <option value={each.id} selected={each.id === props.edition}>
                {each.name}
              </option>
            )}
          </For>
        </select>
        <For each={props.game.options}>
          {(option) => (
            <>
              <span>{say(option.label)}</span>
              <select
                aria-label={say(option.label)}
                value={props.chosen.options[option.key] ?? option.values[0]?.value ?? ""}
                onChange={(event) => set(option.key, event.currentTarget.value)}
              >
                <For each={option.values}>
                  {(each) => (
                    <option
                      value={each.value}
                      selected={each.value === (props.chosen.options[option.key] ?? option.values[0]?.value)}
                    >
                      {say(each.label)}
                    </option>
                  )}
                </For>
              </select>
            </>
          )}
        </For>
      </div>
      <p class="why">{props.chosen.measuring === "strict" ? t("measuring-strict-hint") : t("measuring-open-hint")}</p>
    </>
  );
}
