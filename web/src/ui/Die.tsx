import { For, Show, type JSX } from "solid-js";
import type { Die as DieData } from "../protocol/stage";
import { t } from "../text/fluent";
import { hasIcon } from "./Icon";

/** The border of a die in a 40-unit box. Every colour has a shape of its own. */
export function DieShape(props: { colour: string }): JSX.Element {
  switch (props.colour) {
    case "blue":
      return <circle class="die-shape" cx="20" cy="20" r="18" />;
    case "black":
      return <path class="die-shape" d="M20 1.500L36 10.700v18.600L20 38.500 4 29.300V10.700z" />;
    case "green":
      return <path class="die-shape" d="M12.500 2h15L38 12.500v15L27.500 38h-15L2 27.500v-15z" />;
    default:
      return <rect class="die-shape" x="3" y="3" width="34" height="34" rx="5" />;
  }
}

/** A die as a sentence for those who hear it. */
export function dieName(die: DieData, picked = false): string {
  const face = die.face ? t(`face-${die.face.replaceAll("_", "-")}`) : t("face-unrolled");
  const name = t("die-name", { colour: t(`die-${die.colour}`), face });
  return picked ? t("die-picked", { die: name }) : name;
}

/** A die with its face. */
export function Die(props: { die: DieData; size?: "sm" | "md"; picked?: boolean; gone?: boolean }): JSX.Element {
  const face = () => (props.die.face ? `face-${props.die.face}` : "");
  return (
    <svg
      class={`die ${props.die.colour} ${props.size ?? ""}`}
      classList={{ pick: props.picked ?? false, gone: props.gone ?? false }}
      viewBox="-2 -2 44 44"
      role="img"
      aria-label={dieName(props.die, props.picked)}
    >
      <Show when={props.picked}>
        <rect class="die-ring" x="-1" y="-1" width="42" height="42" rx="9" />
      </Show>
      <DieShape colour={props.die.colour} />
      <Show when={face() !== "" && hasIcon(face())}>
        <use class="die-face" href={`#i-${face()}`} x="8.500" y="8.500" width="23" height="23" />
      </Show>
      <Show when={props.gone}>
        <path class="die-strike" d="M2 38L38 2" />
      </Show>
    </svg>
  );
}

/** Dice in a row. */
export function Dice(props: { dice: readonly DieData[]; size?: "sm" | "md" }): JSX.Element {
  return (
    <span class={`dice ${props.size ?? ""}`} classList={{ many: props.dice.length > 4 }}>
      <For each={props.dice}>{(die) => <Die die={die} {...(props.size ? { size: props.size } : {})} />}</For>
    </span>
  );
}
