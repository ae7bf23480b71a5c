import { For, type JSX } from "solid-js";
import { t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";

const keys: readonly (readonly [string, string])[] = [
  ["↵", "confirm"],
  ["Esc", "back"],
  ["1–9", "pick"],
  ["↑ ↓", "rows"],
  ["Space", "toggle"],
  ["A · N", "all-none"],
  ["Y · N", "yes-no"],
  ["S", "pass"],
  ["Alt ↑ ↓", "order"],
  ["← →", "amount"],
  ["Tab · ← → · ↑ ↓", "course"],
  ["← → ↑ ↓ · Q E · Shift", "place"],
  ["U", "undo"],
  ["M", "measure"],
  ["A", "arcs"],
  ["L", "sight"],
  ["B", "bands"],
  ["+ − 0", "zoom"],
  ["R", "turn"],
  ["Tab", "next"],
  ["F6", "region"],
  ["[ ]", "time"],
  ["G", "log"],
  ["?", "keys"],
];

/** All keys. */
export function KeysHelp(props: { close: () => void }): JSX.Element {
  return (
    <Dialog title={t("keys")} close={props.close}>
      <dl class="keys">
        <For each={keys}>
          {([key, name]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`key-${name}`)}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
