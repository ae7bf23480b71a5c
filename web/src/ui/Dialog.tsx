import { onMount, type JSX, type ParentProps } from "solid-js";
import { t } from "../text/fluent";
import { Icon } from "./Icon";

/** A window over the page. Escape and the cross close it. */
export function Dialog(props: ParentProps<{ title: string; close: () => void; class?: string }>): JSX.Element {
  let element: HTMLDialogElement | undefined;
  onMount(() => element?.showModal());
  return (
    <dialog
      ref={element}
      class={`dialog ${props.class ?? ""}`}
      aria-label={props.title}
      onClose={() => props.close()}
      onClick={(event) => event.target === element && props.close()}
    >
      <header>
        <h2>{props.title}</h2>
        <button class="ib" aria-label={t("close")} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </header>
      {props.children}
    </dialog>
  );
}
