import { createEffect, createResource, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Adjustable, Change, Piece, Place } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";
import { Fault, type Why } from "../../ui/Fault";
import { Icon } from "../../ui/Icon";
import { Stepper } from "../../ui/Stepper";
import { calledAs, changeWords, valueWords } from "./changes";
import type { Table } from "../state/table";

/** The chip that stands for where a piece lies, beside those of its values. */
const PLACE = "place";

/** A change that is wished for, with its words. */
interface Wanted {
  key: string;
  words: string;
  change: Change;
}

/** Changes values outside the rules: which piece, then what of it. At once alone or against a program, by consent otherwise. */
export function Adjust(props: { table: Table; of: string; close: () => void }): JSX.Element {
  const [of, setOf] = createSignal(props.of);
  const [key, setKey] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal<readonly Wanted[]>([]);
  const [said, setSaid] = createSignal<Why | null>(null);
  const [values] = createResource(of, async (id): Promise<Adjustable[]> => {
    const response = await props.table.ask({ adjustable: id });
    return typeof response === "object" && "adjustable" in response ? response.adjustable : [];
  });
  const piece = () => props.table.piece(of());
  const chosen = () => (values() ?? []).find((each) => each.key === key());
  createEffect(on(of, () => setKey(null), { defer: true }));

  const wantedOf = (name: string) => wanted().find((each) => each.key === `${of()} ${name}`);
  const drop = (id: string): void => void setWanted((old) => old.filter((each) => each.key !== id));
  const want = (name: string, words: string, change: Change | null): void => {
    drop(`${of()} ${name}`);
    if (change) setWanted((old) => [...old, { key: `${of()} ${name}`, words, change }]);
  };
  const valueOf = (each: Adjustable): number => {
    const change = wantedOf(each.key)?.change;
    return change && typeof change === "object" && "set" in change ? change.set.value : each.value;
  };
  const set = (each: Adjustable, value: number): void => {
    const change = { set: { of: of(), key: each.key, value } };
    want(each.key, changeWords(props.table, change, values() ?? []), value === each.value ? null : change);
  };
  const placeOf = (): Place | null => {
    const change = wantedOf(PLACE)?.change;
    return change && typeof change === "object" && "move" in change ? change.move.place : (piece()?.place ?? null);
  };
  const put = (place: Place): void => {
    const now = piece()?.place;
    const same = now && now.x === place.x && now.y === place.y && now.facing === place.facing;
    const change = { move: { piece: of(), place } };
    want(PLACE, changeWords(props.table, change, []), same ? null : change);
  };
  const called = (id: string): string => calledAs(props.table, id);
  const propose = async (changes: Change[]): Promise<void> => {
    const refusal = await props.table.wish({ wish: { adjust: changes } });
    if (refusal) setSaid(refusal);
    else props.close();
  };
  return (
    <Dialog title={t("adjust")} close={props.close} class="adjust">
      <p class="why">{t("adjust-hint")}</p>
      <label class="adjustwhom">
        <span>{t("adjust-which")}</span>
        <select value={of()} onChange={(event) => setOf(event.currentTarget.value)}>
          <For each={idsOf(props.table)}>
            {(group) => (
              <optgroup label={group.name}>
                <For each={group.ids}>{(id) => <option value={id}>{called(id)}</option>}</For>
              </optgroup>
            )}
          </For>
        </select>
      </label>
      <Show when={values() !== undefined && values()?.length === 0 && !piece()?.place}>
        <p class="why">{t("adjust-nothing")}</p>
      </Show>
      <div class="adjustwhat" role="group" aria-label={t("adjust-what")}>
        <Show when={piece()?.place}>
          <button
            type="button"
            class="chip"
            aria-pressed={key() === PLACE}
            classList={{ on: key() === PLACE, changed: wantedOf(PLACE) !== undefined }}
            onClick={() => setKey(PLACE)}
          >
            {t("adjust-place")}
          </button>
        </Show>
        <For each={values() ?? []}>
          {(each) => (
            <button
              type="button"
              class="chip"
              data-adjust={each.key}
              aria-pressed={key() === each.key}
              classList={{ on: key() === each.key, changed: wantedOf(each.key) !== undefined }}
              onClick={() => setKey(each.key)}
            >
              {say(each.label)} <b>{valueWords(each, valueOf(each))}</b>
            </button>
          )}
        </For>
      </div>
      <div class="adjustto">
        <Show when={chosen()}>
          {(each) => (
            <>
              <span>{say(each().label)}</span>
              <Setting value={each()} now={valueOf(each())} set={(value) => set(each(), value)} />
            </>
          )}
        </Show>
        <Show when={key() === PLACE && placeOf()}>{(place) => <Placing place={place()} put={put} />}</Show>
        <Show when={key() === null}>
          <span class="why">{t("adjust-choose")}</span>
        </Show>
      </div>
      <Show when={wanted().length > 0}>
        <ul class="adjustlist" aria-label={t("adjust-wanted")}>
          <For each={wanted()}>
            {(each) => (
              <li>
                <span>{each.words}</span>
                <button type="button" class="ib" aria-label={t("adjust-drop")} onClick={() => drop(each.key)}>
                  <Icon name="close" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Fault why={said()} />
      <div class="acts">
        <button
          type="button"
          class="btn pri"
          disabled={wanted().length === 0}
          onClick={() => void propose(wanted().map(({ change }) => change))}
        >
          {t("adjust-propose", { count: wanted().length })}
        </button>
        <button type="button" class="btn" onClick={() => void propose(["end_procedure"])}>
          {t("adjust-end")}
        </button>
      </div>
    </Dialog>
  );
}

/** A value: a number with steps, or one of a few options, or one of many. */
function Setting(props: { value: Adjustable; now: number; set: (value: number) => void }): JSX.Element {
  const label = () => say(props.value.label);
  return (
    <Show
      when={props.value.options.length > 0}
      fallback={
        <Stepper label={label()} value={props.now} min={props.value.min} max={props.value.max} set={props.set} />
      }
    >
      <select
        aria-label={label()}
        value={String(props.now)}
        onChange={(event) => props.set(Number(event.currentTarget.value))}
      >
        <For each={props.value.options}>{(option, at) => <option value={String(at())}>{say(option)}</option>}</For>
      </select>
    </Show>
  );
}

function Placing(props: { place: Place; put: (place: Place) => void }): JSX.Element {
  const field = (name: "x" | "y" | "facing", label: string): JSX.Element => (
    <label>
      <span>{label}</span>
      <input
        type="number"
        step={name === "facing" ? 1 : 0.1}
        value={Math.round(props.place[name] * 10) / 10}
        onChange={(event) => props.put({ ...props.place, [name]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <>
      {field("x", t("place-x"))}
      {field("y", t("place-y"))}
      {field("facing", t("place-facing"))}
    </>
  );
}

/** What can be adjusted: each side with its pieces, then what belongs to nobody. */
function idsOf(table: Table): { name: string; ids: string[] }[] {
  const own = (side: number | null): string[] =>
    table.pieces().flatMap((piece: Piece) => (piece.side === side ? [piece.id] : []));
  const sides = (table.frame()?.sides ?? []).map((side, at) => ({
    name: say(side.name),
    ids: [...own(at), `side-${at}`],
  }));
  const rest = own(null);
  return rest.length > 0 ? [...sides, { name: t("adjust-table"), ids: rest }] : sides;
}
