import { createSignal, type Accessor } from "solid-js";

function matches(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [on, setOn] = createSignal(media.matches);
  media.addEventListener("change", () => setOn(media.matches));
  return on;
}

/** The left column is a drawer. */
export const narrow = matches("(max-width: 1179.9px)");
/** The phone layout: a bottom sheet instead of the right column. */
export const phone = matches("(max-width: 819.9px)");
