import { For, Show, type JSX } from "solid-js";
import type { Refusal } from "../protocol/server";
import type { Text } from "../protocol/stage";
import { say } from "../text/fluent";
import { Icon } from "./Icon";

/** Why something could not be done: a message, or a refusal with all its lines; nothing where nothing went wrong. */
export type Why = Text | Pick<Refusal, "reason" | "lines">;

/** The message of it. */
export const reasonOf = (why: Why): Text => ("reason" in why ? why.reason : why);

/** Why something could not be done, in words. */
export function Fault(props: { why: Why | null | undefined }): JSX.Element {
  const lines = () => (props.why && "reason" in props.why ? (props.why.lines ?? []) : []);
  return (
    <Show when={props.why}>
      {(why) => (
        <div class="refusal" role="alert">
          <Icon name="warn" />
          <div>
            <span>{say(reasonOf(why()))}</span>
            <Show when={lines().length > 0}>
              <ul>
                <For each={lines()}>{(line) => <li>{say(line)}</li>}</For>
              </ul>
            </Show>
          </div>
        </div>
      )}
    </Show>
  );
}
