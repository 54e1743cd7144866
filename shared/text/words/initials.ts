const OPENS =
  'What|Which|How|Why|When|Where|Who|Whose|Is|Are|Was|Were|Do|Does|Did|Can|Could|Should|Would|Will|May|Must|Has|Have|I|We|My|Our|It|They|The|This|That|These|If|In|For|A|An|And|But|So|Please|Am|There|He|She|You|Not|Then|After|Before|Now|Here|Since|Had|At|On|Under|With|By|To|From';

/** The full stop just read ends a short form within a name, as of "John M. Ford", "H. A. Rey" and "the ID. Buzz", and no sentence. */
export const NO_INITIAL = String.raw`(?<!(?<![\p{L}\p{N}])\p{Lu}{1,2}\.(?=\s+(?!(?:${OPENS})(?![\p{L}.]))\p{Lu}))`;

const INITIAL = /(?<![\p{L}\p{N}])\p{Lu}{1,2}\.$/u;
const OPENING = new RegExp(String.raw`^(?:${OPENS})(?![\p{L}.])|^\P{Lu}`, 'u');
/** "E. coli": a genus. */
const GENUS = /(?<![\p{L}\p{N}])\p{Lu}\.$/u;
const SPECIES = new RegExp(
  String.raw`^(?!(?:${OPENS}|extra|data|also|any)(?!\p{L}))\p{Ll}{2,}(?:i|us|a|um|is|ae|ans|ens|aster|ile|or|oides)(?!\p{L})`,
  'iu',
);
/** "Vitamin D.": one of several that letters number. */
const LETTERED =
  /\b(?:vitamin|plan|group|grade|key|size|section|type|part|class|appendix|option|hepatitis|apartment|level|version|room|gate|platform)\s+\p{Lu}\.$/iu;

/** Pieces of a text joined again where they were parted behind such a short form. */
export function withInitials(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && isOneName(before, piece)) joined.splice(-1, 1, `${before} ${piece}`);
    else joined.push(piece);
  }
  return joined;
}

function isOneName(before: string, piece: string): boolean {
  if (INITIAL.test(before) && !OPENING.test(piece)) return true;
  return GENUS.test(before) && !LETTERED.test(before) && /^\p{Ll}/u.test(piece) && SPECIES.test(piece);
}
