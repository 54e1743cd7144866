interface ShownLink {
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly url: string;
}

/** What may stand between a link and the end of its sentence: further citations, brackets. */
const TO_THE_END =
  /^(?:[ \t,;)\]]|\[[^[\]\n]*\]\([^()\n]*\)|\[\^?\d{1,3}\])*(?:[.!?…]+["'”’)]*(?:\s|$)|[。！？]|\s*$|\n\s*(?:\n|[-*+|>#]|\d{1,3}[.)]))/u;
const LONGEST_END = 1000;

/** "…, see", "(via": what it introduces is no part of the sentence. */
const INTRODUCED =
  /(?:[,;–—]\s*|\(\s*)(?<lead>(?:see|cf\.?|via|source:|siehe|vgl\.?|quelle:|voir|véase|ver)(?:\s+(?:also|the|in|auch|die|das|le|la|el))*\s*)$/iu;

/** "… (", "…, ": what stands behind these is set apart from the sentence. */
const SET_APART = /(?:(?<bracket>\()|[;–—]|,)\s*$/u;
/** Words that name a kind of source, at the end of the link's own; no more than a name has. */
const NAMES_SOURCE =
  /^(?:[^\s]+\s+){0,5}(?:manual|handbook|guide|docs?|documentation|reference|readme|changelog|article|paper|study|report|review|wikipedia|faq|source|handbuch|doku|dokumentation|studie|bericht|artikel|quelle|manuel|étude|rapport|documentación|estudio|informe|artículo|fuente)$/iu;
const LOOKED_BACK = 80;

/**
 * From where on a link that ends its sentence only names the source, with the word or the sign that sets it apart; undefined where
 * it may be what the sentence says ("requires Python [3.8](…)"): a statement that is judged with a word too many may fail, one that
 * is judged with a word too few may pass.
 */
export function closingFrom(text: string, { start, end, words, url }: ShownLink): number | undefined {
  if (!TO_THE_END.test(text.slice(end, end + LONGEST_END))) return undefined;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const before = line.slice(-LOOKED_BACK);
  const introduced = INTRODUCED.exec(before);
  if (introduced) return start - (before.length - introduced.index) + (introduced[0].startsWith('(') ? 1 : 0);
  if (!/[\p{L}\p{N}]/u.test(before)) return undefined;
  const named = words.trim();
  const apart = SET_APART.exec(before);
  if (apart !== null && NAMES_SOURCE.test(named))
    return start - (before.length - apart.index) + (apart.groups?.['bracket'] === undefined ? 0 : 1);
  return isNameOfFile(named, url) ? start : undefined;
}

/** `[kestrel.md](docs/kestrel.md)` */
function isNameOfFile(named: string, url: string): boolean {
  return /\.\p{L}{2,5}$/u.test(named) && url.split(/[?#]/u)[0]?.split('/').at(-1) === named;
}
