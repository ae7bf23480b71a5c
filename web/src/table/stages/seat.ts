// How a guest comes to a seat of their own.

import { joinTable, sendList, sitDown } from "../../api";
import { forgetTable, keepTable, keyFor, keptTable } from "../../lobby/kept";
import type { Hello, TableMade } from "../../protocol/server";
import type { Text } from "../../protocol/stage";

/** Keeps the seat under its own link, with the invitation that led there: opened again, it leads to the seat. */
function keep(made: TableMade, from: string, title: Text | string): string {
  forgetTable(from);
  keepTable({
    link: made.link,
    table: made.table,
    invite: null,
    from,
    watch: null,
    title,
    at: Date.now(),
    stage: "playing",
    round: 0,
    mine: false,
  });
  return made.link;
}

/** Takes the seat that an invitation offers; the link under which it is played from then on. */
export async function takeSeat(invitation: string, name: string): Promise<string> {
  const made = await sitDown(invitation, { name, key: keyFor(invitation) });
  return keep(made, invitation, keptTable(made.link)?.title ?? "");
}

/** Takes a seat with a list: the one of this link or invitation, or the free one of a listed table. */
export async function takeSeatWith(text: string, name: string, link: string, here: Hello): Promise<string> {
  const own = here.invited || here.hands.length > 0;
  const from = own ? link : here.table;
  const sent = { name, text, key: keyFor(from) };
  return keep(await (own ? sendList(from, sent) : joinTable(from, sent)), from, here.title);
}
