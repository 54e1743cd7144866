import { canonicalJson, sha256 } from '../text/hash.ts';

/** A text that others wrote, and what a prompt calls it: `question`, `page`, `evidence` ([a-z-]). */
export interface Enclosure {
  readonly name: string;
  readonly text: string;
}

const NONCE_DIGITS = 8;

/**
 * Texts of others, each between tags that none of them can close or open: the tags carry a code that no text bears,
 * in whatever case, width or spacing. The code is made from the texts themselves, so that the same texts give
 * the same prompt (a recorded call is found again), and nobody can know it who writes one of them.
 */
export function enclose(enclosures: readonly Enclosure[]): string {
  const nonce = findNonce(enclosures);
  return enclosures
    .map(({ name, text }) => `<${name}-${nonce}>\n${text.toWellFormed()}\n</${name}-${nonce}>`)
    .join('\n\n');
}

/** Where the enclosed texts of a prompt begin: what stands before is our own. -1 when nothing is enclosed. */
export function enclosedFrom(prompt: string): number {
  const nonce = /<\/[a-z-]+-([\da-f]{8})>$/u.exec(prompt)?.[1];
  if (nonce === undefined) return -1;
  return prompt.search(new RegExp(String.raw`<[a-z-]+-${nonce}>\n`, 'u'));
}

function findNonce(enclosures: readonly Enclosure[]): string {
  const content = canonicalJson(enclosures);
  const readings = enclosures.map(({ text }) => bareReading(text));
  for (let attempt = 0; ; attempt += 1) {
    const nonce = sha256(`${attempt}:${content}`).slice(0, NONCE_DIGITS);
    if (!readings.some((reading) => reading.includes(nonce))) return nonce;
  }
}

/** The text as the most lenient reader sees it: no case, no width, nothing between the letters and digits. */
function bareReading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\da-z]/gu, '');
}
