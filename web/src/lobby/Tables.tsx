import { createSignal, For, Show, type JSX } from "solid-js";
import { sendReplay } from "../api";
import type { Lobby, Refusal, TableInfo } from "../protocol/server";
import { go } from "../route";
import { t, textOf } from "../text/fluent";
import { FILE, keepFile } from "../table/state/line/file";
import { botName } from "../table/names";
import { Fault, type Why } from "../ui/Fault";
import { Icon } from "../ui/Icon";
import { forgetTable, keptTables, titleWords, type Result } from "./kept";

function ago(seconds: number): string {
  if (seconds < 90) return t("ago-now");
  if (seconds < 5400) return t("ago-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 129_600) return t("ago-hours", { count: Math.round(seconds / 3600) });
  return t("ago-days", { count: Math.round(seconds / 86_400) });
}

const names = (table: TableInfo): string =>
  table.seats.map((seat) => (seat.sitting === "bot" ? botName(seat.name) : seat.name) || "?").join(" – ");

/** Who played, each side with its score. */
function scoredNames(table: TableInfo): string {
  const sides = table.scores.map((score, side) => {
    const seat = table.seats.find((each) => each.side === side);
    return { name: (seat?.sitting === "bot" ? botName(seat.name) : seat?.name) || "?", score };
  });
  return sides.map(({ name, score }) => `${name} ${score}`).join(" : ");
}

/** How a game of this browser ended. */
function resultWords(result: Result | null | undefined): string {
  if (!result) return "";
  const scores = result.scores.join(" : ");
  if (result.won === null) return scores;
  return t(result.won ? "result-won" : "result-lost", { scores });
}

function Line(props: {
  icon: string;
  title: string;
  detail: string;
  end: string;
  href: string;
  forget?: () => void;
}): JSX.Element {
  return (
    <li class="li">
      <Icon name={props.icon} />
      <a class="n" href={props.href}>
        {props.title}
      </a>
      <span class="d">{props.detail}</span>
      <span class="r">
        <span class="end">{props.end}</span>
        <Show when={props.forget}>
          {(forget) => (
            <button
              type="button"
              class="ib"
              aria-label={t("forget-table", { title: props.title })}
              title={t("forget")}
              onClick={() => forget()()}
            >
              <Icon name="close" />
            </button>
          )}
        </Show>
      </span>
    </li>
  );
}

/** Your own tables, open ones, those that can be watched, and replays. */
export function Tables(props: { lobby: Lobby | null; position: (text: string) => void }): JSX.Element {
  const [own, setOwn] = createSignal(keptTables());
  const [said, setSaid] = createSignal<Why | null>(null);
  const open = () =>
    own()
      .filter((table) => table.stage !== "over" && table.stage !== "replay")
      .slice(0, 8);
  const done = () =>
    own()
      .filter((table) => table.stage === "over")
      .slice(0, 6);
  const drop = (link: string): void => {
    forgetTable(link);
    setOwn(keptTables());
  };
  const upload = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      const text = await file.text();
      if (/^question\s/m.test(text)) return props.position(text);
      if (!text.trimStart().startsWith("{")) return void setSaid(textOf("not-a-game"));
      if (keepFile(text)) return go(`/watch/${FILE}`);
      const made = await sendReplay(text);
      go(`/replay/${made.table}`);
    } catch (why) {
      setSaid(why as Refusal);
    } finally {
      input.value = "";
    }
  };
  const mine = () => new Set(own().map((table) => table.table));
  return (
    <>
      <h2>{t("your-tables")}</h2>
      <ul>
        <For each={open()} fallback={<li class="none">{t("no-own-tables")}</li>}>
          {(table) => (
            <Line
              icon={table.stage === "gathering" ? "people" : "play"}
              title={titleWords(table.title)}
              detail={table.stage === "gathering" ? t("gathering") : t("round-at", { round: table.round })}
              end={t("resume")}
              href={`/table/${table.link}`}
              forget={() => drop(table.link)}
            />
          )}
        </For>
      </ul>
      <h2>{t("open-tables")}</h2>
      <ul>
        <For
          each={[...(props.lobby?.open ?? []), ...(props.lobby?.playing ?? [])].filter(
            (table) => !mine().has(table.table),
          )}
          fallback={<li class="none">{t("no-open-tables")}</li>}
        >
          {(table) => (
            <Line
              icon={table.stage === "gathering" ? "link" : "eye"}
              title={titleWords(table.title)}
              detail={`${names(table)} · ${table.stage === "gathering" ? ago(table.idle) : t("round-at", { round: table.round })}`}
              end={table.stage === "gathering" ? t("join") : t("watch")}
              href={table.stage === "gathering" ? `/table/${table.table}` : `/watch/${table.table}`}
            />
          )}
        </For>
      </ul>
      <h2>{t("replays")}</h2>
      <ul>
        <For each={done()}>
          {(table) => (
            <Line
              icon="clock"
              title={titleWords(table.title)}
              detail={[resultWords(table.result), ago((Date.now() - table.at) / 1000)].filter(Boolean).join(" · ")}
              end={t("open")}
              href={`/replay/${table.link}`}
              forget={() => drop(table.link)}
            />
          )}
        </For>
        <For each={(props.lobby?.replays ?? []).filter((table) => !mine().has(table.table)).slice(0, 12)}>
          {(table) => (
            <Line
              icon="clock"
              title={titleWords(table.title)}
              detail={`${scoredNames(table)} · ${t("decisions", { count: table.decisions })} · ${ago(table.idle)}`}
              end={t("open")}
              href={`/replay/${table.table}`}
            />
          )}
        </For>
      </ul>
      <div class="chips">
        <label class="chip upload">
          <Icon name="upload" />
          {t("upload-replay")}
          <input
            type="file"
            class="hidden"
            accept=".json,.scenario,application/json"
            onChange={(event) => void upload(event)}
          />
        </label>
        <button type="button" class="chip" data-position-open onClick={() => props.position("")}>
          <Icon name="setup" />
          {t("position")}
        </button>
      </div>
      <Fault why={said()} />
    </>
  );
}
