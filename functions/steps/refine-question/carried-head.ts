import { AUXILIARY, ENGLISH_ASKING, SUBJECT } from './question-words.ts';

/** "how big the record is", "whether they last": as it stands behind "find out", and no question by itself. */
const INDIRECT = new RegExp(
  String.raw`^(?!.*\b(?:${AUXILIARY})\s+(?:${SUBJECT})\b)(?!\S+(?:\s\S+)?\s+of\s)(?:whether\s|(?:${ENGLISH_ASKING})(?:\s+(?!(?:${AUXILIARY}|about|come|happens?|if|when|to)\b)\p{L}[\p{L}-]*){0,3}?\s+(?:${SUBJECT})\s)`,
  'iu',
);
/** "Is there a way to find out which …" */
const HEAD = new RegExp(
  String.raw`^(?<head>(?:how|where|can|could|may|is|are|do|does|did|would|will|please|tell|show|let)\b.{3,100}?\b(?:find out|figure out|work out|know|tell|see|look up|check|learn|say|show|remember)\s+(?:me\s+|us\s+)?)(?:whether|if|${ENGLISH_ASKING})\s`,
  'iu',
);

/** "Can I see which file it is, and how big the file is?": what stands in the words of an indirect question is asked with the same head. */
export function withCarriedHead(clauses: readonly string[]): readonly string[] {
  let head: string | undefined;
  return clauses.map((clause) => {
    if (head !== undefined && INDIRECT.test(clause)) return `${head}${clause}`;
    head = HEAD.exec(clause)?.groups?.['head'];
    return clause;
  });
}
