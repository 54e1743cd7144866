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
