import { createResource, createSignal, Show, type JSX } from "solid-js";
import { fork, lobby } from "../../api";
import { keepTable, myName, ofMade } from "../../lobby/kept";
import { levelOf } from "../../lobby/level";
import type { Against, Refusal } from "../../protocol/server";
import { go } from "../../route";
import { say, t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";
import { Fault, type Why } from "../../ui/Fault";
import { Segments } from "../../ui/Segments";
import type { Table } from "../state/table";

/** Goes on from the time that is shown, at a table of its own. */
export function Fork(props: { table: Table; close: () => void }): JSX.Element {
  const [seat, setSeat] = createSignal(props.table.hello()?.eyes ?? 0);
  const [against, setAgainst] = createSignal<Against>("bot");
  const [said, setSaid] = createSignal<Why | null>(null);
  const [level, setLevel] = createSignal<string | null>(null);
  const [offered] = createResource(() => lobby().catch(() => null));
  const game = () => offered()?.games.find((each) => each.id === props.table.hello()?.game);
  const bot = () => {
    const found = game();
    return found ? levelOf(found, level()) : null;
  };
  const entries = props.table.past() ?? props.table.undo().entries;
  const seats = () =>
    props.table.hello()?.seats.map((each) => ({
      value: each.seat,
      label: say(props.table.frame()?.sides[each.side]?.name) || t("seat", { number: each.seat + 1 }),
    })) ?? [];
  const start = async (): Promise<void> => {
    try {
      const made = await fork(props.table.address, {
        entries,
        against: against(),
        seat: seat(),
        bot: against() === "bot" ? bot() : null,
        name: myName() || t("player"),
      });
      keepTable(ofMade(made, props.table.hello()?.title ?? { id: "name", args: { name: "" } }));
      props.close();
      go(`/table/${made.link}`);
    } catch (why) {
      setSaid(why as Refusal);
    }
  };
  return (
    <Dialog title={t("go-on-here")} close={props.close}>
      <div class="settings">
        <span>{t("fork-side")}</span>
        <Segments wide label={t("fork-side")} segments={seats()} value={seat()} choose={setSeat} />
        <span>{t("opponent")}</span>
        <Segments<Against>
          wide
          label={t("opponent")}
          segments={[
            { value: "bot", label: t("against-bot"), icon: "bot" },
            { value: "screen", label: t("against-screen"), icon: "people" },
            { value: "link", label: t("against-link"), icon: "link" },
          ]}
          value={against()}
          choose={setAgainst}
        />
        <Show when={against() === "bot" ? bot() : null}>
          {(now) => (
            <>
              <span>{t("level")}</span>
              <Segments
                wide
                label={t("level")}
                segments={(game()?.bots ?? []).map((value) => ({ value, label: t(`bot-${value}`) }))}
                value={now()}
                choose={setLevel}
              />
            </>
          )}
        </Show>
      </div>
      <Fault why={said()} />
      <div class="acts">
        <button type="button" class="btn pri" onClick={() => void start()}>
          {t("go-on-here")}
        </button>
      </div>
    </Dialog>
  );
}
