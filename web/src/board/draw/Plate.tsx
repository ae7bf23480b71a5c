import { createMemo, For, Index, Show, type JSX } from "solid-js";
import type { Meter, Piece } from "../../protocol/stage";
import { iconOf } from "../../ui/Icon";
import { useBoard } from "../context";
import { widthOf } from "../measureText";

const PIP = 7;
const MOST_PIPS = 12;

/** Meters that are counted in bars or hexagons; the others are numbers. */
const counted = (meter: Meter): boolean => meter.icon !== "speed" && meter.max <= MOST_PIPS;

function meterWidth(meter: Meter): number {
  if (counted(meter)) return meter.max * PIP + 4;
  return 18 + widthOf(numberOf(meter)) + 4;
}

const numberOf = (meter: Meter): string => (meter.icon === "speed" ? `${meter.now}` : `${meter.now}/${meter.max}`);

const tokensOf = (piece: Piece) =>
  piece.tokens.filter((token) => token.group !== "defense" && token.state !== "discarded").slice(0, 4);

/** How many signs stand after the name: the flagship's star, the objective's mark. */
const signsOf = (piece: Piece): number => ["flagship", "objective"].filter((sign) => piece.flags.includes(sign)).length;

export function plateSize(piece: Piece): { width: number; height: number } {
  const meters = piece.meters.reduce((sum, meter) => sum + meterWidth(meter), 0);
  const tokens = tokensOf(piece).length * 16;
  const dial = piece.dials.length > 0 || piece.flags.includes("activated") ? 20 : 0;
  const name = widthOf(piece.short) + dial + signsOf(piece) * 14;
  return { width: Math.round(Math.max(name + 4, meters + tokens) + 20), height: 36 };
}

/** A ship's name, hull, speed, top dial and tokens, of the same size at every zoom. */
export function Plate(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  const size = createMemo(() => plateSize(props.piece));
  const offsets = createMemo(() => {
    let x = 10;
    return props.piece.meters.map((meter) => {
      const at = x;
      x += meterWidth(meter);
      return { meter, at };
    });
  });
  const dial = () => props.piece.dials[0];
  const dialIcon = () => {
    const { flags } = props.piece;
    if (flags.includes("activated") && !flags.includes("active")) return "check";
    const top = dial();
    if (!top) return null;
    return top.icon ? iconOf(top.icon) : "dial_facedown";
  };
  const tokens = () => tokensOf(props.piece);
  return (
    <g class={`plate ${board.mark(props.piece)}`} data-id={props.piece.id}>
      <rect width={size().width} height={size().height} rx="6" />
      <path class="pl-edge" d="M.5 6v24" />
      <text class="pn" x="10" y="14.5">
        {props.piece.short}
      </text>
      <Show when={props.piece.flags.includes("flagship")}>
        <path
          class="flagship"
          transform={`translate(${17 + widthOf(props.piece.short)} 10.5)`}
          d="M0 -4.5L1.3 -1.300L4.5 0L1.3 1.300L0 4.500L-1.3 1.300L-4.5 0L-1.3 -1.300Z"
        />
      </Show>
      <Show when={props.piece.flags.includes("objective")}>
        <use
          class="objective"
          href="#i-objective"
          x={12 + widthOf(props.piece.short) + (signsOf(props.piece) - 1) * 13}
          y="4"
          width="12"
          height="12"
        />
      </Show>
      <Index each={offsets()}>{(each) => <MeterMark meter={each().meter} at={each().at} />}</Index>
      <Show when={dialIcon()}>
        {(icon) => (
          <use
            class={`dialic ${dial()?.state ?? ""}`}
            href={`#i-${icon()}`}
            x={size().width - 20}
            y="4"
            width="14"
            height="14"
          />
        )}
      </Show>
      <Index each={tokens()}>
        {(token, at) => (
          <g transform={`translate(${size().width - 13 - 16 * at} 26)`}>
            <rect class={`ctok ${token().state} ${token().group}`} x="-6.5" y="-6.5" width="13" height="13" rx="6.5" />
            <use
              class={`ctoki ${token().group}`}
              href={`#i-${iconOf(token().icon)}`}
              x="-4.5"
              y="-4.5"
              width="9"
              height="9"
            />
            <Show when={token().count > 1}>
              <text class="ctokn" x="7" y="-2">
                {token().count}
              </text>
            </Show>
          </g>
        )}
      </Index>
    </g>
  );
}

function MeterMark(props: { meter: Meter; at: number }): JSX.Element {
  const pips = () => Array.from({ length: props.meter.max }, (_, at) => at < props.meter.now);
  return (
    <Show
      when={counted(props.meter)}
      fallback={
        <>
          <use class="ic2" href={`#i-${iconOf(props.meter.icon)}`} x={props.at + 2} y="20" width="11" height="11" />
          <text class="pv" x={props.at + 16} y="29.5">
            {numberOf(props.meter)}
          </text>
        </>
      }
    >
      <For each={pips()}>
        {(on, at) =>
          props.meter.icon === "hull" ? (
            <rect class="pip" classList={{ on }} x={props.at + at() * PIP} y="22" width="5" height="7" rx="1" />
          ) : (
            <path
              class={`spip ${props.meter.icon}${on ? " on" : ""}`}
              d={`M${props.at + at() * PIP + 2.5} 21.500l2.7 1.800v4.400l-2.7 1.8-2.7-1.800v-4.400z`}
            />
          )
        }
      </For>
    </Show>
  );
}
