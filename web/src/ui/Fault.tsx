import { Show, type JSX } from "solid-js";
import { Icon } from "./Icon";

/** Why something could not be done; nothing where nothing went wrong. */
export function Fault(props: { reason: string | undefined }): JSX.Element {
  return (
    <Show when={props.reason}>
      <p class="refusal" role="alert">
        <Icon name="warn" /> <span>{props.reason}</span>
      </p>
    </Show>
  );
}
