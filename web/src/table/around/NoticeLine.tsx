import { createEffect, on, onCleanup, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { answerWords } from "../names";
import type { Table } from "../state/table";

/** A line that tells what happened without being asked for, and goes away. */
export function NoticeLine(props: { table: Table }): JSX.Element {
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(props.table.notice, (notice) => {
      clearTimeout(timer);
      if (notice)
        timer = setTimeout(
          () => props.table.setNotice(null),
          notice.kind === "auto" || notice.kind === "moot" ? 6000 : 4000,
        );
    }),
  );
  onCleanup(() => clearTimeout(timer));
  const words = (): string => {
    const notice = props.table.notice();
    if (!notice) return "";
    if (notice.kind === "moot") return say(notice.why);
    if (notice.kind === "refused") return say(notice.refusal.reason);
    if (notice.kind === "auto")
      return t("notice-auto", {
        question: say(notice.question.title),
        answer: answerWords(notice.question, notice.reply),
      });
    return t(`notice-${notice.kind}`);
  };
  return (
    <div class="notice" role="status" classList={{ on: props.table.notice() !== null }}>
      {words()}
    </div>
  );
}
