import type { Piece } from "../../protocol/stage";
import { language, say } from "../../text/fluent";

const made = new WeakMap<Piece, { language: string; piece: Piece }>();

/** A piece whose name is no proper name, called as the page's language calls it. */
function called(piece: Piece): Piece {
  if (!piece.label) return piece;
  const known = made.get(piece);
  if (known?.language === language()) return known.piece;
  const name = say(piece.label);
  const short = piece.short === piece.name ? name : piece.short;
  made.set(piece, { language: language(), piece: { ...piece, name, short } });
  return made.get(piece)?.piece ?? piece;
}

let last: { pieces: readonly Piece[]; language: string; called: readonly Piece[] } | null = null;

/** Pieces as they are called in the page's language. Lists and objects that did not change stay the same. */
export function inWords(pieces: readonly Piece[]): readonly Piece[] {
  if (last?.pieces !== pieces || last.language !== language()) {
    const labelled = pieces.some((piece) => piece.label);
    last = { pieces, language: language(), called: labelled ? pieces.map(called) : pieces };
  }
  return last.called;
}
