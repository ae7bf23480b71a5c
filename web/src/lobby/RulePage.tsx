import type { JSX } from "solid-js";
export function RulePage(props: { id: string }): JSX.Element {
  return <main>{props.id}</main>;
}
