import { Show, type JSX } from "solid-js";
import type { Dial, Token } from "../protocol/stage";
import { say, t } from "../text/fluent";
import { Icon, iconOf } from "./Icon";

/** A token as a labelled chip: ready has a solid edge, exhausted a dashed one and the word, locked a padlock. */
export function TokenChip(props: { token: Token; picked?: boolean }): JSX.Element {
  const plain = () => props.token.group !== "defense";
  /** A charge that was used lies turned over; the rules call it spent. */
  const spent = () => props.token.group === "charge" && props.token.state === "exhausted";
  return (
    <span class={`tok ${props.token.state}`} classList={{ on: props.picked ?? false, plain: plain() }}>
      <Icon name={props.token.icon} />
      {say(props.token.label)}
      <Show when={props.token.count > 1}> ×{props.token.count}</Show>
      <Show when={props.token.state !== "ready"}>
        <small>{t(`state-${spent() ? "spent" : props.token.state}`)}</small>
      </Show>
      <Show when={props.token.state === "locked"}>
        <Icon name="padlock" />
      </Show>
    </span>
  );
}

/** The icon of a dial: its face where that is known. */
export function dialIcon(dial: Dial): string {
  if (dial.icon && dial.state !== "facedown") return dial.icon;
  return dial.icon ?? "dial_facedown";
}

/** A dial in words: its face and how it lies. */
export function dialName(dial: Dial): string {
  if (!dial.label) return t("dial-unknown");
  const face = say(dial.label);
  return dial.state === "revealed" ? face : t(`dial-${dial.state}`, { face });
}

/** A dial with its name below, as it lies beside or on a card. */
export function DialItem(props: { dial: Dial }): JSX.Element {
  const name = () => dialName(props.dial);
  return (
    <span class={`dialitem ${props.dial.state}`} title={name()}>
      <DialFace small icon={props.dial.icon ? dialIcon(props.dial) : null} label={name()} />
      <small>{props.dial.state === "facedown" && props.dial.label ? say(props.dial.label) : name()}</small>
    </span>
  );
}

/** A dial as a hexagon with its face. */
export function DialFace(props: {
  icon: string | null;
  picked?: boolean;
  label: string;
  small?: boolean;
}): JSX.Element {
  return (
    <svg
      class="dialface"
      classList={{ on: props.picked ?? false, small: props.small ?? false }}
      viewBox="0 0 64 70"
      role="img"
      aria-label={props.label}
    >
      <path class="dialface-edge" d="M32 2l28 16.500v33L32 68 4 51.500v-33z" />
      <Show when={props.icon} fallback={<circle class="dialface-back" cx="32" cy="35" r="7" />}>
        {(icon) => <DialSign icon={icon()} />}
      </Show>
    </svg>
  );
}

function DialSign(props: { icon: string }): JSX.Element {
  return <use class="dialface-sign" href={`#i-${iconOf(props.icon)}`} x="19" y="22" width="26" height="26" />;
}
