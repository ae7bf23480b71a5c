// Another game of the same kind.

import { makeTable } from "../../api";
import { keepTable, keptTable, ofMade } from "../../lobby/kept";
import { go } from "../../route";

/** Makes the same table anew and goes there; nothing for who did not make this one. Its invitation is shown there, and told nobody. */
export function rematch(link: string): (() => Promise<void>) | null {
  const kept = keptTable(link);
  const request = kept?.request;
  if (!request) return null;
  return async () => {
    const made = await makeTable(request);
    keepTable(ofMade(made, request, kept.title));
    go(`/table/${made.link}`);
  };
}
