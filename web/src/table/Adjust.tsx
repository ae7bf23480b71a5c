import { createResource, createSignal, For, Show, type JSX } from "solid-js";
import type { Adjustable, Change, Piece } from "../protocol/stage";
import { say, t } from "../text/fluent";
import { Dialog } from "../ui/Dialog";
import { Fault } from "../ui/Fault";
import { Stepper } from "../ui/Stepper";
import type { Table } from "./store";

/** Changes values outside the rules: at once alone or against a program, by consent of the others otherwise. */
export function Adjust(props: {
  table: Table;
  of: string;
  name: string;
  piece: Piece | undefined;
  close: () => void;
}): JSX.Element {
  const [values] = createResource(
    () => props.of,
    async (of): Promise<Adjustable[]> => {
      const response = await props.table.ask({ adjustable: of });
      return typeof response === "object" && "adjustable" in response ? response.adjustable : [];
    },
  );
  const [changed, setChanged] = createSignal<Record<string, number>>({});
  const [place, setPlace] = createSignal(props.piece?.place ?? null);
  const set = (key: string, value: number) => setChanged((old) => ({ ...old, [key]: value }));
  const valueOf = (each: Adjustable): number => changed()[each.key] ?? each.value;
  const changes = (): Change[] => {
    const found: Change[] = (values() ?? [])
      .filter((each) => valueOf(each) !== each.value)
      .map((each) => ({ set: { of: props.of, key: each.key, value: valueOf(each) } }));
    const to = place();
    const from = props.piece?.place;
    if (to && from && (to.x !== from.x || to.y !== from.y || to.facing !== from.facing))
      found.push({ move: { piece: props.of, place: to } });
    return found;
  };
  const [said, setSaid] = createSignal("");
  const propose = async (list: Change[]): Promise<void> => {
    const refusal = await props.table.wish({ wish: { adjust: list } });
    if (refusal) setSaid(refusal.reason);
    else props.close();
  };
  return (
    <Dialog title={t("adjust-title", { name: props.name })} close={props.close} class="adjust">
      <p class="why">{t("adjust-hint")}</p>
      <Show when={values() !== undefined && values()?.length === 0 && place() === null}>
        <p class="why">{t("adjust-nothing")}</p>
      </Show>
      <div class="adjustlist">
        <For each={values() ?? []}>
          {(each) => (
            <>
              <span>{say(each.label)}</span>
              <Show
                when={each.options.length > 0}
                fallback={
                  <Stepper
                    label={say(each.label)}
                    value={valueOf(each)}
                    min={each.min}
                    max={each.max}
                    set={(value) => set(each.key, value)}
                  />
                }
              >
                <select
                  aria-label={say(each.label)}
                  value={String(valueOf(each))}
                  onChange={(event) => set(each.key, Number(event.currentTarget.value))}
                >
                  <For each={each.options}>{(option, at) => <option value={String(at())}>{say(option)}</option>}</For>
                </select>
              </Show>
            </>
          )}
        </For>
        <Show when={place()}>
          {(now) => (
            <>
              <span>{t("place-x")}</span>
              <input
                type="number"
                step="0.1"
                value={now().x}
                aria-label={t("place-x")}
                onChange={(event) => setPlace({ ...now(), x: Number(event.currentTarget.value) })}
              />
              <span>{t("place-y")}</span>
              <input
                type="number"
                step="0.1"
                value={now().y}
                aria-label={t("place-y")}
                onChange={(event) => setPlace({ ...now(), y: Number(event.currentTarget.value) })}
              />
              <span>{t("place-facing")}</span>
              <input
                type="number"
                step="0.1"
                value={now().facing}
                aria-label={t("place-facing")}
                onChange={(event) => setPlace({ ...now(), facing: Number(event.currentTarget.value) })}
              />
            </>
          )}
        </Show>
      </div>
      <Fault reason={said()} />
      <div class="acts">
        <button type="button" class="btn pri" disabled={changes().length === 0} onClick={() => void propose(changes())}>
          {t("adjust-propose", { count: changes().length })}
        </button>
        <button type="button" class="btn" onClick={() => void propose(["end_procedure"])}>
          {t("adjust-end")}
        </button>
      </div>
    </Dialog>
  );
}
