import type { JSX } from "solid-js";
import { t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";

/** Asks once more before the game ends. */
export function Sure(props: {
  title: string;
  hint: string;
  yes: string;
  act: () => void;
  close: () => void;
}): JSX.Element {
  return (
    <Dialog title={props.title} close={props.close}>
      <p class="why">{props.hint}</p>
      <div class="acts">
        <button type="button" class="btn pri" onClick={() => (props.close(), props.act())}>
          {props.yes}
        </button>
        <button type="button" class="btn" onClick={() => props.close()}>
          {t("play-on")}
        </button>
      </div>
    </Dialog>
  );
}
