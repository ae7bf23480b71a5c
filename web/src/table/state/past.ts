// The table at an earlier time. The newest wish wins; scenes that were seen are kept.

import { createSignal, type Accessor } from "solid-js";
import type { Request, Response, SceneFrame } from "../../protocol/server";
import type { Piece } from "../../protocol/stage";
import { ofScene } from "./apply";

export interface Past {
  past: Accessor<number | null>;
  scene: Accessor<{ frame: SceneFrame; pieces: readonly Piece[] } | null>;
  goTo: (entry: number | null) => void;
}

type Seen = { frame: SceneFrame; pieces: readonly Piece[] };

export function openPast(ask: (request: Request) => Promise<Response>, now: () => readonly Piece[]): Past {
  const [past, setPast] = createSignal<number | null>(null);
  const [scene, setScene] = createSignal<Seen | null>(null);
  const seen = new Map<number, Seen>();
  let underWay = false;

  async function fetch(): Promise<void> {
    const entry = past();
    if (underWay || entry === null) return;
    const known = seen.get(entry);
    if (known) return void setScene(known);
    underWay = true;
    try {
      const response = await ask({ at: entry });
      if (typeof response === "object" && "scene" in response) {
        if (seen.size > 300) seen.clear();
        const then = ofScene(response.scene, scene()?.pieces ?? now());
        seen.set(entry, then);
        if (past() !== null) setScene(then);
      }
    } catch {
      if (past() === entry) setPast(null);
    }
    underWay = false;
    if (past() !== entry) void fetch();
  }

  return {
    past,
    scene,
    goTo(entry) {
      setPast(entry);
      if (entry === null) {
        setScene(null);
        seen.clear();
      } else void fetch();
    },
  };
}
