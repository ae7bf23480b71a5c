import { createEffect, createResource, createSignal, For, on, onCleanup, Show, type JSX } from "solid-js";
import { checkList, lobby } from "../api";
import type { ListReport, Sample } from "../protocol/server";
import { has, say, t } from "../text/fluent";
import { hasIcon, Icon } from "../ui/Icon";

const OWN = "broadside.lists";

/** Lists that this player pasted before. */
function ownLists(): Sample[] {
  try {
    return JSON.parse(localStorage.getItem(OWN) ?? "[]") as Sample[];
  } catch {
    return [];
  }
}

function keepOwn(report: ListReport, edition: string): void {
  const sample: Sample = {
    slug: `own-${report.name}`,
    name: report.name,
    emblem: report.emblem,
    summary: report.summary ? say(report.summary) : "",
    points: report.points,
    editions: [edition],
    text: report.text,
  };
  localStorage.setItem(
    OWN,
    JSON.stringify([sample, ...ownLists().filter((each) => each.slug !== sample.slug)].slice(0, 12)),
  );
}

/** What is in a list, in a line; in the language of the page for the lists that come with the program. */
const summaryOf = (sample: Sample): string =>
  has(`sample-${sample.slug}`) ? t(`sample-${sample.slug}`) : sample.summary;

export const emblemOf = (emblem: string): string => (hasIcon(`emblem-${emblem}`) ? `emblem-${emblem}` : "flag");
/** The first of the two opposing colours for one family of factions, the second for the other. */
export const colourOf = (emblem: string): string =>
  ["empire", "separatist", "first_order"].includes(emblem) ? "side-1" : "side-0";

/** Whether a list belongs to games of a size: not above it, and not far below. */
const fits = (points: number, size: number): boolean => points <= size && points > size * 0.7;

/** How many lists are seen at once without scrolling. */
const SEEN = 4;

/** A sentence, with its first letter a capital. */
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Problems of a list, the serious ones first. */
export function Problems(props: { report: ListReport }): JSX.Element {
  const sorted = () => [...props.report.problems].sort((a, b) => Number(a.note) - Number(b.note));
  return (
    <ul class="problems">
      <For each={sorted()}>
        {(problem) => (
          <li classList={{ bad: !problem.note }}>
            <Icon name={problem.note ? "info" : "warn"} />
            <span>
              <Show when={problem.line !== null}>{t("list-line", { line: problem.line ?? 0 })} </Show>
              {capital(say(problem.text))}
              <Show when={problem.rule}>
                {" "}
                <a href={`/rules/${problem.rule}`} target="_blank" rel="noopener" title={problem.rule ?? ""}>
                  {t("rule")}
                </a>
              </Show>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** What is in a list, card by card, and what the program says about it. */
function Inside(props: { game: string; edition: string; text: string }): JSX.Element {
  const [report] = createResource(
    () => props.text,
    (text) => checkList({ game: props.game, edition: props.edition, text }).catch(() => null),
  );
  const notes = () => report()?.problems.length ?? 0;
  const plain = (): string => {
    const lines = props.text.split("\n").filter((line) => !line.startsWith("#"));
    return lines.join("\n").trim();
  };
  return (
    <details class="inside">
      <summary>
        <Icon name="right" />
        {t("list-inside")}
        <Show when={notes() > 0}>
          <span class="chip">
            <Icon name="info" />
            {t("list-notes", { count: notes() })}
          </span>
        </Show>
      </summary>
      <pre>{plain()}</pre>
      <Show when={report()}>{(found) => <Problems report={found()} />}</Show>
    </details>
  );
}

/** Chooses a list: samples by points, or one that is pasted or uploaded, checked as it is typed. */
export function ListField(props: {
  game: string;
  edition: string;
  points?: number | null;
  /** The text of the list, and what the program makes of it where it was checked. */
  choose: (text: string, report: ListReport | null, emblem: string) => void;
  title?: string;
  /** The emblem of the other fleet, which the first choice should not have. */
  unlike?: string | null;
}): JSX.Element {
  const [data] = createResource(() => lobby().catch(() => null));
  const [chosen, setChosen] = createSignal<string | null>(null);
  const [pasting, setPasting] = createSignal(false);
  const [pasted, setPasted] = createSignal("");
  const [report, setReport] = createSignal<ListReport | null>(null);
  const [own, setOwn] = createSignal(ownLists());
  /** Whether all samples are laid out, not only as many as fit. */
  const [all, setAll] = createSignal(false);
  const samples = (): Sample[] => {
    const game = data()?.games.find((each) => each.id === props.game);
    const all = [...own().filter((each) => each.editions.includes(props.edition)), ...(game?.samples ?? [])];
    return all
      .filter((sample) => sample.editions.includes(props.edition))
      .filter((sample) => !props.points || fits(sample.points, props.points))
      .sort((a, b) => b.points - a.points);
  };
  const pick = (sample: Sample): void => {
    setChosen(sample.slug);
    setPasting(false);
    props.choose(sample.text, null, sample.emblem);
  };
  createEffect(
    on([samples, () => props.edition], ([list]) => {
      if (pasting() || list.some((sample) => sample.slug === chosen())) return;
      const first = list.find((sample) => sample.emblem !== props.unlike) ?? list[0];
      if (first) pick(first);
    }),
  );
  /** Back from a pasted list to the one that was chosen before. */
  const leave = (): void => {
    clearTimeout(timer);
    last += 1;
    const sample = samples().find((each) => each.slug === chosen());
    if (sample) pick(sample);
    else setPasting(false);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const check = (text: string): void => {
    setPasted(text);
    clearTimeout(timer);
    if (text.trim() === "") {
      setReport(null);
      return props.choose("", null, "");
    }
    timer = setTimeout(async () => {
      const mine = (last += 1);
      const found = await checkList({ game: props.game, edition: props.edition, text }).catch(() => null);
      if (mine !== last) return;
      setReport(found);
      props.choose(text, found, found?.emblem ?? "");
      if (found?.legal) {
        keepOwn(found, props.edition);
        setOwn(ownLists());
      }
    }, 250);
  };
  onCleanup(() => clearTimeout(timer));
  const upload = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    setPasting(true);
    check(await file.text());
    input.value = "";
  };
  return (
    <div class="listfield">
      <div class="listhead">
        <h3>{props.title ?? t("your-fleet", { game: props.game })}</h3>
        <button
          type="button"
          class="chip"
          aria-expanded={pasting()}
          onClick={() => (pasting() ? leave() : setPasting(true))}
        >
          <Icon name="upload" />
          {t("paste-or-upload")}
        </button>
      </div>
      <Show when={pasting()}>
        <div class="paste">
          <textarea
            rows="8"
            spellcheck={false}
            aria-label={t("paste-here")}
            placeholder={t("paste-here")}
            value={pasted()}
            onInput={(event) => check(event.currentTarget.value)}
          />
          <label class="chip upload">
            <Icon name="upload" />
            {t("upload-file")}
            <input
              type="file"
              class="hidden"
              accept=".txt,.json,.xws,.fleet,.squad,text/plain,application/json"
              onChange={(event) => void upload(event)}
            />
          </label>
          <div role="status">
            <Show when={report()}>
              {(found) => (
                <>
                  <div class="fl" classList={{ on: found().legal, err: !found().legal }}>
                    <span class={`i ${colourOf(found().emblem)}`}>
                      <Icon name={found().legal ? emblemOf(found().emblem) : "warn"} />
                    </span>
                    <span class="n">{found().name || t("pasted-list")}</span>
                    <span class="d">{found().legal ? say(found().summary) : t("list-not-legal")}</span>
                    <span class="p">{found().points || "–"}</span>
                  </div>
                  <Problems report={found()} />
                </>
              )}
            </Show>
          </div>
        </div>
      </Show>
      <div
        class="samples"
        classList={{ all: all() }}
        role="radiogroup"
        aria-label={props.title ?? t("your-fleet", { game: props.game })}
      >
        <For
          each={samples()}
          fallback={<p class="why">{data.loading ? "…" : t("no-samples", { game: props.game })}</p>}
        >
          {(sample) => (
            <>
              <button
                type="button"
                class="fl"
                role="radio"
                aria-checked={!pasting() && chosen() === sample.slug}
                classList={{ on: !pasting() && chosen() === sample.slug }}
                data-sample={sample.slug}
                onClick={() => pick(sample)}
              >
                <span class={`i ${colourOf(sample.emblem)}`}>
                  <Icon name={emblemOf(sample.emblem)} />
                </span>
                <span class="n">{sample.name}</span>
                <span class="d">{summaryOf(sample)}</span>
                <span class="p">{sample.points}</span>
              </button>
              <Show when={!pasting() && chosen() === sample.slug}>
                <Inside game={props.game} edition={props.edition} text={sample.text} />
              </Show>
            </>
          )}
        </For>
      </div>
      <Show when={samples().length > SEEN}>
        <button type="button" class="chip" data-all-samples aria-expanded={all()} onClick={() => setAll(!all())}>
          <Icon name={all() ? "up" : "down"} />
          {all() ? t("fewer-lists") : t("all-lists", { count: samples().length })}
        </button>
      </Show>
    </div>
  );
}
