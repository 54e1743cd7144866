/** What parts sentences and clauses, but not within brackets: "(Group I; n = 16)". */
const PARTING = ';,.?!；，。？！؛،؟';
const COVERS = 0xe100;
const BRACKETED = /\([^()]{1,200}\)|（[^（）]{1,200}）/gu;

/** A text in which nothing within brackets parts it, until it is `uncovered`. */
export function bracketsCovered(text: string): string {
  return text.replaceAll(BRACKETED, (whole) => whole.charAt(0) + covered(whole.slice(1)));
}

function covered(text: string): string {
  return Array.from(text, (sign) => {
    const at = PARTING.indexOf(sign);
    return at < 0 ? sign : String.fromCodePoint(COVERS + at);
  }).join('');
}

/** The text as it was. */
export function uncovered(text: string): string {
  return text.replaceAll(/[\ue100-\ue10c]/gu, (sign) =>
    PARTING.charAt((sign.codePointAt(0) ?? COVERS) - COVERS),
  );
}

/** Stands for a blank within brackets while a question is read; no question has it, as private signs are not read. */
const BLANK = '\ue111';
const LISTED = /,|\s(?:and|or|und|oder|et|ou|y|o|och|og|en|и|или)\s|[&/]\s/iu;

const LISTING = new RegExp(String.raw`(?<=[\p{L}\p{N}])\s?(?:${BRACKETED.source})`, 'gu');
/** "How do heat pumps compare (cost, noise and life)?": what is asked stands in brackets. */
const ASKED_WITHIN = /\b(?:compare[ds]?|differ)$/iu;
const ASKED_CHARACTERS = 12;

/** A text in which what brackets list, "handles (min and max)", is one word with what stands before them: it says more of that. */
export function bracketsJoined(text: string): string {
  return text.replaceAll(LISTING, (whole, at: number) => {
    const isAsked = ASKED_WITHIN.test(text.slice(Math.max(0, at - ASKED_CHARACTERS), at));
    return !isAsked && LISTED.test(whole) ? whole.replaceAll(' ', BLANK) : whole;
  });
}

/** The text as it was. */
export function bracketsParted(text: string): string {
  return text.replaceAll(BLANK, ' ');
}
