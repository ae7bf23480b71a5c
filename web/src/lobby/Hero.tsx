import type { JSX } from "solid-js";
import type { Against } from "../protocol/server";
import { t } from "../text/fluent";

/** The picture of a game's learning battle, by its key. */
const pictures = import.meta.glob<string>("./hero-*.svg", { query: "?raw", import: "default", eager: true });

/** The learning battle, one click away. */
export function Hero(props: { game: string; busy: boolean; start: (against: Against) => void }): JSX.Element {
  return (
    <section class="hero">
      <div class="tx">
        <h2>{t("learning")}</h2>
        <p>{t("learning-hint", { game: props.game })}</p>
        <div class="acts">
          <button
            type="button"
            class="btn pri"
            data-learn="bot"
            disabled={props.busy}
            onClick={() => props.start("bot")}
          >
            {t("learning-bot")}
          </button>
          <button
            type="button"
            class="btn"
            data-learn="screen"
            disabled={props.busy}
            onClick={() => props.start("screen")}
          >
            {t("learning-screen")}
          </button>
        </div>
      </div>
      <div class="pic" aria-hidden="true" innerHTML={pictures[`./hero-${props.game}.svg`] ?? ""} />
    </section>
  );
}
