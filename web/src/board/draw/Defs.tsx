import type { JSX } from "solid-js";
import { useBoard } from "../context";

/** Patterns and light that other drawings refer to. */
export function Defs(): JSX.Element {
  const board = useBoard();
  const turned = () => `rotate(45) scale(${1 / board.coarse()})`;
  return (
    <defs>
      <clipPath id="board-table">
        <rect width={board.model.frame()?.surface.width ?? 0} height={board.model.frame()?.surface.height ?? 0} />
      </clipPath>
      <radialGradient id="board-glow" cx="50%" cy="54%" r="62%">
        <stop class="glow-in" offset="0" />
        <stop class="glow-out" offset="1" />
      </radialGradient>
      <pattern id="board-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform={turned()}>
        <path class="hatch" d="M0 0V7" />
      </pattern>
      <pattern id="board-overlap" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={turned()}>
        <path class="xhatch" d="M0 0V6" />
      </pattern>
      <pattern id="board-region" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform={turned()}>
        <path class="rhatch" d="M0 0V10" />
      </pattern>
    </defs>
  );
}
