import type { JSX } from "solid-js";
import sprite from "./sprite.svg?raw";

const known = new Set([...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((found) => found[1]));

/** Whether there is a drawing of that name. */
export const hasIcon = (name: string): boolean => known.has(name);

/** The name of the drawing for what the server calls an icon; a plain disc for what has none. */
export function iconOf(name: string | null | undefined): string {
  if (!name) return "info";
  const same = [name, name.replaceAll("-", "_"), name.replaceAll("_", "-")];
  return same.find((each) => known.has(each)) ?? "cmd-unknown";
}

/** Puts all drawings into the page once, so that every `<use>` finds them. */
export function Sprite(): JSX.Element {
  return <div class="sprites" aria-hidden="true" innerHTML={sprite} />;
}

/** A drawing in a 16-unit box. It is silent unless it has a label. */
export function Icon(props: { name: string | null | undefined; class?: string; label?: string }): JSX.Element {
  return (
    <svg
      class={`ic ${props.class ?? ""}`}
      viewBox="0 0 16 16"
      role={props.label ? "img" : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : "true"}
    >
      <use href={`#i-${iconOf(props.name)}`} />
    </svg>
  );
}
