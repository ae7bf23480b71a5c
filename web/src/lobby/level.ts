import type { GameInfo } from "../protocol/server";

/** The level that was chosen, the usual one, or whatever plays the game at all; none where no program does. */
export function levelOf(game: GameInfo, chosen: string | null, usual = "captain"): string | null {
  return [chosen, usual, game.bots[0]].find((level) => level && game.bots.includes(level)) ?? null;
}
