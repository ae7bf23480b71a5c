// What is changed by agreement, in words.

import { nameOf } from "../../board/wishes";
import type { Adjustable, Change } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import type { TableModel } from "../state/model";

/** A value of something that can be adjusted: its option, or the number. */
export const valueWords = (of: Adjustable, value: number): string =>
  of.options.length > 0 ? say(of.options[value]) : String(value);

/** What a piece or a side (`side-0`) is called. */
export function calledAs(table: TableModel, id: string): string {
  const side = /^side-(\d+)$/.exec(id)?.[1];
  if (side !== undefined) return say(table.frame()?.sides[Number(side)]?.name);
  const piece = table.piece(id);
  return piece ? nameOf(piece) : id;
}

/** A change in a line; `values` are those of the piece that it is about. */
export function changeWords(table: TableModel, change: Change, values: readonly Adjustable[]): string {
  if (change === "end_procedure") return t("adjust-end");
  if ("move" in change) return t("adjust-moved", { name: calledAs(table, change.move.piece) });
  const { of, key, value } = change.set;
  const found = values.find((each) => each.key === key);
  const name = calledAs(table, of);
  if (!found) return name;
  const [from, to] = [valueWords(found, found.value), valueWords(found, value)];
  return t("adjust-change", { name, what: say(found.label), from, to });
}

/** All changes of a proposal, each in a line. */
export async function changeLines(table: TableModel, changes: readonly Change[]): Promise<string[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (typeof change !== "object" || !("set" in change)) return changeWords(table, change, []);
      const response = await table.ask({ adjustable: change.set.of }).catch(() => null);
      const values = response && typeof response === "object" && "adjustable" in response ? response.adjustable : [];
      return changeWords(table, change, values);
    }),
  );
}
