import { createSignal, type JSX } from "solid-js";
import type { Against } from "../protocol/server";
import { t } from "../text/fluent";
import { Dialog } from "../ui/Dialog";
import { Fault, type Why } from "../ui/Fault";

/** The edition that a scenario file names, if it does. */
export const editionOf = (text: string): string | undefined => /^game\s+\w+\s+(\w+)/m.exec(text)?.[1];

/** The game that a scenario file names, if it does. */
export const gameOf = (text: string): string | undefined => /^game\s+(\w+)/m.exec(text)?.[1];

/** A table at a position: a scenario file, written, pasted or uploaded. */
export function Position(props: {
  text: string;
  /** The game and the edition that were chosen, for an example. */
  game: string;
  edition: string;
  said: Why | null;
  busy: boolean;
  start: (against: Against, text: string) => void;
  close: () => void;
}): JSX.Element {
  const [text, setText] = createSignal(props.text);
  const start = (against: Against) => (): void => props.start(against, text());
  return (
    <Dialog title={t("position")} close={props.close} class="position">
      <p class="sub">{t("position-hint")}</p>
      <textarea
        rows="14"
        spellcheck={false}
        aria-label={t("position")}
        data-position
        value={text()}
        placeholder={`question  …\ngame      ${props.game} ${props.edition}\n\ntable\n  …`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Fault why={props.said} />
      <div class="acts">
        <button
          type="button"
          class="btn pri"
          data-start-position
          disabled={props.busy || text().trim() === ""}
          onClick={start("bot")}
        >
          {t("position-bot")}
        </button>
        <button type="button" class="btn" disabled={props.busy || text().trim() === ""} onClick={start("screen")}>
          {t("position-screen")}
        </button>
      </div>
    </Dialog>
  );
}
