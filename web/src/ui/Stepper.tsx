import type { JSX } from "solid-js";
import { t } from "../text/fluent";
import { Icon } from "./Icon";

/** A number between two ends, with a button on either side. */
export function Stepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}): JSX.Element {
  const to = (value: number): void => props.set(Math.max(props.min, Math.min(props.max, value)));
  const key = (event: KeyboardEvent): void => {
    const by =
      event.key === "ArrowRight" || event.key === "ArrowUp"
        ? 1
        : event.key === "ArrowLeft" || event.key === "ArrowDown"
          ? -1
          : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    to(props.value + by);
  };
  return (
    <span class="stepper">
      <button
        type="button"
        class="ib"
        tabIndex={-1}
        aria-label={t("less", { what: props.label })}
        disabled={props.value <= props.min}
        onClick={() => to(props.value - 1)}
      >
        <Icon name="minus" />
      </button>
      <span
        class="stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={props.label}
        aria-valuenow={props.value}
        aria-valuemin={props.min}
        aria-valuemax={props.max}
        onKeyDown={key}
      >
        {props.value}
      </span>
      <button
        type="button"
        class="ib"
        tabIndex={-1}
        aria-label={t("more", { what: props.label })}
        disabled={props.value >= props.max}
        onClick={() => to(props.value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
