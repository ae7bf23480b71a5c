import { Index, Show, type JSX } from "solid-js";
import { DieShape } from "../../ui/Die";
import { hasIcon } from "../../ui/Icon";
import { useBoard } from "../context";

/** The dice of the attack under way, as they fell; a die that changes settles anew. */
export function DuelDice(): JSX.Element {
  const board = useBoard();
  const dice = () => board.duel()?.dice ?? [];
  return (
    <g class="duel-dice">
      <rect class="tray" width={dice().length * 22 + 10} height="28" rx="9" />
      <Index each={dice()}>
        {(die, at) => (
          <g transform={`translate(${7 + 22 * at} 4) scale(.5)`}>
            <Show when={`${die().colour} ${die().face ?? ""}`} keyed>
              {(_look) => (
                <g class={`die ${die().colour} settle`} style={{ "animation-delay": `${at * 30}ms` }}>
                  <DieShape colour={die().colour} />
                  <Show when={die().face && hasIcon(`face-${die().face}`)}>
                    <use class="die-face" href={`#i-face-${die().face}`} x="8.5" y="8.5" width="23" height="23" />
                  </Show>
                </g>
              )}
            </Show>
          </g>
        )}
      </Index>
    </g>
  );
}
