import { createEffect, createResource, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { lobby, makeTable } from "../api";
import type { Against, GameInfo, ListReport, Refusal, TableRequest } from "../protocol/server";
import type { Text } from "../protocol/stage";
import { go } from "../route";
import { language, languages, setLanguage, t, textOf } from "../text/fluent";
import { Fault, type Why } from "../ui/Fault";
import { Icon } from "../ui/Icon";
import { phone } from "../ui/media";
import { Menu } from "../ui/Menu";
import { Segments } from "../ui/Segments";
import { Hero } from "./Hero";
import { keepTable, myGame, myName, ofMade, setMyGame, setMyName } from "./kept";
import { levelOf } from "./level";
import { ListField } from "./ListField";
import { Options, sizeOf, type Chosen } from "./Options";
import { editionOf, gameOf, Position } from "./Position";
import { Tables } from "./Tables";

/** The first page: the learning battle one click away, a table of one's own, and the tables of others. */
export function Lobby(): JSX.Element {
  const [data, { refetch }] = createResource(() => lobby().catch((why: Refusal) => why));
  const timer = setInterval(() => document.visibilityState === "visible" && void refetch(), 10_000);
  onCleanup(() => clearInterval(timer));
  const loaded = () => {
    const found = data.latest;
    return found && "games" in found ? found : null;
  };
  const fault = () => {
    const found = data.latest;
    return found && "reason" in found ? found : null;
  };
  const [gameId, setGameId] = createSignal<string | null>(myGame());
  const game = (): GameInfo | undefined => loaded()?.games.find((each) => each.id === gameId()) ?? loaded()?.games[0];
  const [chosen, setChosen] = createSignal<Chosen>({
    against: "bot",
    bot: null,
    edition: null,
    points: undefined,
    measuring: "open",
    listed: false,
    options: {},
  });
  const [mine, setMine] = createSignal<{ text: string; report: ListReport | null }>({ text: "", report: null });
  const [other, setOther] = createSignal<{ text: string; report: ListReport | null }>({ text: "", report: null });
  const [emblem, setEmblem] = createSignal<string | null>(null);
  const [name, setName] = createSignal(myName());
  const [said, setSaid] = createSignal<Why | null>(null);
  /** The scenario file that a table is set up from, while that is asked. */
  const [position, setPosition] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  /** What was chosen for one game means nothing in another. */
  const choose = (id: string): void => {
    setGameId(id);
    setMyGame(id);
    setChosen({ ...chosen(), bot: null, edition: null, points: undefined, options: {} });
  };
  const rules = () => {
    const all = game()?.editions ?? [];
    return all.find((each) => each.id === chosen().edition) ?? all.find((each) => each.default) ?? all[0];
  };
  const edition = () => rules()?.id ?? "";
  /** The largest usual size, unless another was chosen. */
  const points = (): number | null => sizeOf(chosen(), rules());
  const both = () => chosen().against !== "link";

  async function make(request: TableRequest, title: Text): Promise<void> {
    setBusy(true);
    setMyName(request.name);
    try {
      const made = await makeTable(request);
      keepTable(ofMade(made, title));
      go(`/table/${made.link}`);
    } catch (why) {
      setSaid(why as Refusal);
    }
    setBusy(false);
  }
  const player = () => name().trim() || t("player");
  const learn = (against: Against): void => {
    const playing = game();
    if (!playing) return;
    const request: TableRequest = {
      game: playing.id,
      edition: edition(),
      against,
      bot: against === "bot" ? levelOf(playing, null, "ensign") : null,
      name: player(),
      lists: [],
      learning: true,
      listed: false,
      measuring: "open",
      options: {},
      seed: null,
    };
    void make(request, textOf("learning"));
  };
  const setUp = (against: Against, text: string): void => {
    const playing = loaded()?.games.find((each) => each.id === gameOf(text)) ?? game();
    if (!playing) return;
    const request: TableRequest = {
      game: playing.id,
      edition: editionOf(text) ?? edition(),
      against,
      bot: against === "bot" ? levelOf(playing, chosen().bot, playing.bots.at(-1)) : null,
      name: player(),
      lists: [],
      learning: false,
      listed: false,
      measuring: "open",
      options: { position: text },
      seed: null,
    };
    void make(request, textOf("position"));
  };
  const create = (): void => {
    const playing = game();
    if (!playing) return;
    const { against, bot, measuring, listed } = chosen();
    const size = points();
    const options = { ...chosen().options, ...(size === null ? {} : { points: String(size) }) };
    const request: TableRequest = {
      game: playing.id,
      edition: edition(),
      against,
      bot: against === "bot" ? levelOf(playing, bot) : null,
      name: player(),
      lists: both() ? [mine().text, other().text] : [mine().text],
      learning: false,
      listed,
      measuring,
      options,
      seed: null,
    };
    void make(request, { id: "name", args: { name: playing.name } });
  };
  const ready = () =>
    mine().text !== "" &&
    mine().report?.legal !== false &&
    (!both() || (other().text !== "" && other().report?.legal !== false));
  createEffect(() => {
    document.title = game() ? `${t("play-game", { game: game()?.name ?? "" })} – Broadside` : "Broadside";
  });

  /** On a phone there is room for the last word only: `Armada`. */
  const short = (name: string): string => (phone() ? (name.split(": ").at(-1) ?? name) : name);

  return (
    <div class="lobbypage">
      <header class="top">
        <a class="brand" href="/">
          <Icon name="brand" />
          Broadside
        </a>
        <Show when={(loaded()?.games.length ?? 0) > 1}>
          <Segments
            label={t("game")}
            segments={loaded()?.games.map((each) => ({ value: each.id, label: short(each.name) })) ?? []}
            value={game()?.id ?? ""}
            choose={choose}
          />
        </Show>
        <span class="sp" />
        <span class="tb">
          <a class="ib" href="/rules">
            <Icon name="book" />
            {t("rules")}
          </a>
          <button
            type="button"
            class="ib"
            onClick={() => setLanguage(language() === "en" ? "de" : "en")}
            lang={language() === "en" ? "de" : "en"}
          >
            <Icon name="language" />
            {languages.find((each) => each.id !== language())?.name}
          </button>
          <Menu items={[]} />
        </span>
      </header>
      <div class="lob">
        <main class="lobm">
          <h1>{t("play-game", { game: game()?.name ?? "Broadside" })}</h1>
          <Fault why={fault()} />
          <Show when={game()?.learning}>
            <Hero game={game()?.id ?? ""} busy={busy()} start={learn} />
          </Show>
          <Show when={game()}>
            {(playing) => (
              <form
                class="form"
                onSubmit={(event) => {
                  event.preventDefault();
                  create();
                }}
              >
                <section class="boxp">
                  <ListField
                    game={playing().id}
                    edition={edition()}
                    points={points()}
                    choose={(text, report, emblem) => {
                      setMine({ text, report });
                      setEmblem(emblem);
                    }}
                    title={t("your-fleet", { game: game()?.id ?? "" })}
                  />
                  <Show when={both()}>
                    <hr />
                    <ListField
                      game={playing().id}
                      edition={edition()}
                      points={points()}
                      unlike={emblem()}
                      choose={(text, report) => setOther({ text, report })}
                      title={
                        chosen().against === "bot"
                          ? t("bot-fleet", { game: game()?.id ?? "" })
                          : t("other-fleet", { game: game()?.id ?? "" })
                      }
                    />
                  </Show>
                </section>
                <section class="boxp">
                  <h3>{t("opponent")}</h3>
                  <Options
                    game={playing()}
                    edition={edition()}
                    chosen={chosen()}
                    change={(change) => setChosen({ ...chosen(), ...change })}
                  />
                  <label class="namefield">
                    <span>{t("your-name")}</span>
                    <input
                      value={name()}
                      maxLength={40}
                      placeholder={t("player")}
                      onInput={(event) => setName(event.currentTarget.value)}
                    />
                  </label>
                  <Fault why={said()} />
                  <div class="acts">
                    <button type="submit" class="btn pri" disabled={!ready() || busy()}>
                      {t("create-table")} <kbd>↵</kbd>
                    </button>
                  </div>
                </section>
              </form>
            )}
          </Show>
        </main>
        <aside class="lobr" aria-label={t("tables")}>
          <Tables lobby={loaded()} position={setPosition} />
          <p class="why foot">{t("links-hint")}</p>
          <Show when={loaded()}>{(found) => <p class="why foot">Broadside {found().version}</p>}</Show>
        </aside>
      </div>
      <Show when={position() !== null}>
        <Position
          text={position() ?? ""}
          game={game()?.id ?? ""}
          edition={edition()}
          said={said()}
          busy={busy()}
          start={setUp}
          close={() => (setPosition(null), setSaid(null))}
        />
      </Show>
    </div>
  );
}
