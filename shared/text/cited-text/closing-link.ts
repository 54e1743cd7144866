interface ShownLink {
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** What may stand between a link and the end of its sentence: further citations, brackets. */
const TO_THE_END =
  /^(?:[ \t,;)\]]|\[[^[\]\n]*\]\([^()\n]*\)|\[\^?\d{1,3}\])*(?:[.!?…]+["'”’)]*(?:\s|$)|[。！？]|\s*$|\n\s*(?:\n|[-*+|>#]|\d{1,3}[.)]))/u;
const LONGEST_END = 1000;

/** "…, see", "(via": what it introduces is no part of the sentence. */
const INTRODUCED =
  /(?:[,;–—]\s*|\(\s*)(?<lead>(?:see|cf\.?|via|source:|siehe|vgl\.?|quelle:|voir|véase|ver)(?:\s+(?:also|the|in|auch|die|das|le|la|el))*\s*)$/iu;

/** Words that name a kind of source, at the end of the link's own; no more than a name has. */
const NAMES_SOURCE =
  /^(?:[^\s]+\s+){0,5}(?:manual|handbook|guide|docs?|documentation|reference|readme|changelog|article|paper|study|report|review|wikipedia|faq|source|handbuch|doku|dokumentation|studie|bericht|artikel|quelle|manuel|étude|rapport|documentación|estudio|informe|artículo|fuente)$/iu;
/** A file or a host is named as itself: `kestrel.md`, `terns.example`. */
const NAMES_PLACE = /^[\w-]+(?:\.[\w-]+)+$/u;

/** Behind these the sentence goes on with what is linked: "described in the manual", "it has a guide". */
const GOES_ON =
  /(?:^|[^\p{L}])(?:an?|the|this|that|these|those|its?|their|his|her|our|my|your|no|not|any|some|each|every|another|only|in|into|on|of|by|from|with|within|without|to|at|as|for|about|per|than|and|or|but|is|are|was|were|be|has|have|had|see|says?|der|die|das|den|dem|des|eine?[mnr]?|im|am|auf|von|vom|mit|zu|zur|zum|bei|aus|nach|laut|und|oder|ist|sind|le|la|les|un|une|des|du|de|dans|par|avec|selon|sur|et|ou|est|el|los|las|una|del|en|con|por|según|y|o|es)\s*$/iu;
const LOOKED_BACK = 80;

/**
 * From where on a link that ends its sentence only names the source, with the word that introduces it; undefined where it
 * may be what the sentence says.
 */
export function closingFrom(text: string, { start, end, words }: ShownLink): number | undefined {
  if (!TO_THE_END.test(text.slice(end, end + LONGEST_END))) return undefined;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const before = line.slice(-LOOKED_BACK);
  const introduced = INTRODUCED.exec(before);
  if (introduced) return start - (before.length - introduced.index) + (introduced[0].startsWith('(') ? 1 : 0);
  if (!/\p{L}|\p{N}/u.test(before) || GOES_ON.test(before)) return undefined;
  const named = words.trim();
  return NAMES_SOURCE.test(named) || NAMES_PLACE.test(named) ? start : undefined;
}
