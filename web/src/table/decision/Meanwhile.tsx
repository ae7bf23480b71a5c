import { createMemo, For, Show, type JSX } from "solid-js";
import type { Told } from "../../protocol/stage";
import { t } from "../../text/fluent";
import { phone } from "../../ui/media";
import { Icon } from "../../ui/Icon";
import { Sentence } from "../log/Log";
import type { Table } from "../state/table";

/** Below this height of the window the question itself has to be in sight first. */
const LOW = 820;

/** How many lines are told before a question. */
const MOST = 6;

/** What came of an attack is told whoever decided last. */
const OUTCOMES = new Set(["damage", "shields", "destroyed"]);

/** What the others did, and what befell one's own pieces, since one's own last decision. */
export function Meanwhile(props: { table: Table }): JSX.Element {
  const lines = createMemo(() => {
    const [since, mine] = [props.table.since(), props.table.mySide()];
    if (since === null || mine === null || (props.table.hello()?.hands.length ?? 0) > 1) return [];
    const own = (id: string): boolean => props.table.piece(id.split(".")[0] ?? id)?.side === mine;
    // The first entry since then is one's own.
    const others = (line: Told): boolean => line.side !== null && (line.side !== mine || line.entry > since + 1);
    const deed = (line: Told): boolean => line.level === 1;
    const card = (line: Told): boolean =>
      line.level === 2 && line.side !== mine && (line.icon === "card" || line.by !== null);
    const fate = (line: Told): boolean => line.level === 2 && line.targets.some(own);
    const outcome = (line: Told): boolean => line.level > 0 && OUTCOMES.has(line.icon) && line.side !== null;
    return props.table
      .told()
      .filter(
        (line) => line.entry > since && (outcome(line) || (others(line) && (deed(line) || card(line) || fate(line)))),
      );
  });
  /** Of many lines those that matter most, in their order: deeds and what came of them before tokens that come and go. */
  const shown = createMemo(() => {
    const spare = Math.max(0, lines().length - MOST);
    const minor = lines().filter((line) => line.level === 2 && !OUTCOMES.has(line.icon));
    const left = new Set(minor.slice(0, spare));
    return lines()
      .filter((line) => !left.has(line))
      .slice(-MOST);
  });
  return (
    <Show when={lines().length > 0}>
      <details class="meanwhile" open={!phone() && innerHeight > LOW} data-meanwhile>
        <summary class="over">{t("meanwhile", { count: lines().length })}</summary>
        <ul>
          <Show when={lines().length > shown().length}>
            <li class="earlier">{t("meanwhile-earlier", { count: lines().length - shown().length })}</li>
          </Show>
          <For each={shown()}>
            {(line) => (
              <li
                onPointerEnter={() => line.targets[0] && props.table.hover(line.targets[0])}
                onPointerLeave={() => line.targets[0] && props.table.hover(null)}
              >
                <Icon name={line.icon} />
                <Sentence table={props.table} line={line} />
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}
