// What the player points at and wants drawn.

import { createSignal, type Accessor } from "solid-js";

/** What is drawn besides the pieces, at the player's wish. */
export interface Layers {
  arcs: boolean;
  sight: boolean;
  bands: boolean;
}

export interface View {
  /** The piece, part, token, card or die under the pointer or the focus. */
  hovered: Accessor<string | null>;
  hover: (id: string | null) => void;
  /** The piece whose card is open. */
  selected: Accessor<string | null>;
  select: (id: string | null) => void;
  layers: Accessor<Layers>;
  setLayers: (change: Partial<Layers>) => void;
}

export function openView(): View {
  const [hovered, hover] = createSignal<string | null>(null);
  const [selected, select] = createSignal<string | null>(null);
  const [layers, put] = createSignal<Layers>({ arcs: false, sight: true, bands: false });
  return {
    hovered,
    hover,
    selected,
    select,
    layers,
    setLayers: (change) => void put((old) => ({ ...old, ...change })),
  };
}
