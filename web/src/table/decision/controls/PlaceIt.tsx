import { Show, type JSX } from "solid-js";
import type { Place, PlaceAsk, Question } from "../../../protocol/stage";
import { t } from "../../../text/fluent";
import { Icon } from "../../../ui/Icon";
import type { Table } from "../../state/table";

export function placeOf(table: Table, ask: PlaceAsk): Place {
  const draft = table.draft();
  return draft && draft !== "pass" && "place" in draft ? draft.place : ask.start;
}

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;
const tenths = (value: number): number => Math.round(value * 10) / 10;
const whole = (value: number): string => tenths(value).toFixed(Number.isInteger(tenths(value)) ? 0 : 1);

/** Which way is up for the player: the table is turned so that their edge is below. */
function up(table: Table): number {
  const side = table.mySide();
  const edge = side === null ? "bottom" : table.frame()?.sides[side]?.edge;
  return edge === "top" ? 180 : edge === "left" ? 90 : edge === "right" ? 270 : 0;
}

/** A place counted from the player's left corner, and the way that it faces from there. */
function seen(table: Table, place: Place): Place {
  const { width, height } = table.frame()?.surface ?? { width: 0, height: 0 };
  const facing = turned(place.facing - up(table));
  switch (up(table)) {
    case 180:
      return { x: width - place.x, y: height - place.y, facing };
    case 90:
      return { x: height - place.y, y: place.x, facing };
    case 270:
      return { x: place.y, y: width - place.x, facing };
    default:
      return { ...place, facing };
  }
}

/** Moves the piece by millimetres as the player sees the table. */
export function nudge(table: Table, ask: PlaceAsk, right: number, ahead: number, turn: number): void {
  const now = placeOf(table, ask);
  const angle = (up(table) * Math.PI) / 180;
  const x = now.x + right * Math.cos(angle) + ahead * Math.sin(angle);
  const y = now.y - right * Math.sin(angle) + ahead * Math.cos(angle);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  table.setDraft({ place: { x: rounded(x), y: rounded(y), facing: turned(now.facing + (ask.turns ? turn : 0)) } });
}

/** Keys: arrows move by 1 mm, Q and E turn by 1°, Shift makes it ten. */
export function placeKey(table: Table, ask: PlaceAsk, event: KeyboardEvent): boolean {
  const by = event.shiftKey ? 10 : 1;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "ArrowLeft":
      return (nudge(table, ask, -by, 0, 0), true);
    case "ArrowRight":
      return (nudge(table, ask, by, 0, 0), true);
    case "ArrowUp":
      return (nudge(table, ask, 0, by, 0), true);
    case "ArrowDown":
      return (nudge(table, ask, 0, -by, 0), true);
    case "q":
      return (nudge(table, ask, 0, 0, -by), true);
    case "e":
      return (nudge(table, ask, 0, 0, by), true);
    default:
      return false;
  }
}

/** A place in numbers, with nudges, and legal places one after the other. */
export function PlaceIt(props: { table: Table; question: Question; ask: PlaceAsk }): JSX.Element {
  const now = () => seen(props.table, placeOf(props.table, props.ask));
  const nudgeBy = (right: number, ahead: number, turn: number) => (event: MouseEvent) => {
    const by = event.shiftKey ? 10 : 1;
    nudge(props.table, props.ask, right * by, ahead * by, turn * by);
  };
  let next = 0;
  const candidate = (): void => {
    const place = props.ask.candidates[next % props.ask.candidates.length];
    next += 1;
    if (place) props.table.setDraft({ place });
  };
  const saved = (): Place | undefined => {
    const piece = props.ask.piece ? props.table.piece(props.ask.piece) : undefined;
    return piece ? props.table.memory.placed(props.question.key, piece.name) : undefined;
  };
  return (
    <div class="placeit">
      <dl class="coords">
        <div>
          <dt>{t("place-x")}</dt>
          <dd>{whole(now().x)} mm</dd>
        </div>
        <div>
          <dt>{t("place-y")}</dt>
          <dd>{whole(now().y)} mm</dd>
        </div>
        <Show when={props.ask.turns}>
          <div>
            <dt>{t("place-facing")}</dt>
            <dd>{whole(turned(tenths(now().facing)))}°</dd>
          </div>
        </Show>
      </dl>
      <div class="nudges" role="group" aria-label={t("nudge")} title={t("nudge-hint")}>
        <button type="button" class="ib" aria-label={t("nudge-left")} onClick={nudgeBy(-1, 0, 0)}>
          <Icon name="left" />
        </button>
        <button type="button" class="ib" aria-label={t("nudge-up")} onClick={nudgeBy(0, 1, 0)}>
          <Icon name="up" />
        </button>
        <button type="button" class="ib" aria-label={t("nudge-down")} onClick={nudgeBy(0, -1, 0)}>
          <Icon name="down" />
        </button>
        <button type="button" class="ib" aria-label={t("nudge-right")} onClick={nudgeBy(1, 0, 0)}>
          <Icon name="right" />
        </button>
        <Show when={props.ask.turns}>
          <button type="button" class="ib" aria-label={t("turn-left")} onClick={nudgeBy(0, 0, -1)}>
            <Icon name="undo" />
            <kbd>Q</kbd>
          </button>
          <button type="button" class="ib" aria-label={t("turn-right")} onClick={nudgeBy(0, 0, 1)}>
            <Icon name="turn" />
            <kbd>E</kbd>
          </button>
        </Show>
      </div>
      <div class="acts small">
        <Show when={props.ask.candidates.length > 0}>
          <button type="button" class="chip" data-next-place onClick={candidate}>
            {t("place-next")}
          </button>
        </Show>
        <Show when={saved()}>
          {(place) => (
            <button type="button" class="chip" onClick={() => props.table.setDraft({ place: place() })}>
              {t("place-saved")}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}
