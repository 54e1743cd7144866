import { isVerb } from './question-words.ts';

/** Verbs that say something of what stands before them, whatever that is. */
const STATES =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|will|would|says?|shows?|gets?|got|keeps?|kept|fails?|failed|leaks?|jams?|breaks?|broke|stops?|stopped|found|went|goes|works?|crash(?:es|ed)?|hangs|hung|throws|threw|complains|complained|refuses|refused|freezes|froze|loses|lost|ignores|ignored|returned|printed|reported|started|turned|becomes|became|comes|came|took|smells|tastes|feels|seems|stalls|beeps|blinks|dropped|flickers|(?:returns|prints|reports|starts|turns|looks|takes|drops)(?=\s+(?!(?:for|of|in)\b)\S)|squeaks|overheats|(?:wants?|wanted|needs?|needed|hopes?|hoped|plans|planned|intends?|asked|tries|tried|would like)(?=\s+to\s))\b|n['’]t\b/iu;
/** "I dropped it", "there'll be thirty of us": whoever it is said of needs no noun. */
const OF_SOMEBODY =
  /^(?:I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Tt]here|(?:[Ss]ome|[Nn]o|[Ee]very)(?:one|body|thing))(?:['’]\p{L}+)?\s+\S/u;
/** "The pump's hot": the same form as an owner's, which may stand before a question as well. */
const SHORTENED = /^(?:[\p{L}\p{N}-]+\s+){0,4}?[\p{L}\p{N}-]*[\p{L}\p{N}]['’]s\s+\p{Ll}/u;
const BEGINS_OBJECT = String.raw`(?:the|an?|my|our|your|his|her|its|this|that|all|me|us|him|it|them)`;
/** "The dog chewed the cable"; "pots fired in a kiln" are only named. */
const DID = new RegExp(
  String.raw`^(?!\S+$)(?:[\p{L}\p{N}'’-]+\s+){1,6}?(?:only\s+|just\s+|already\s+)?\p{Ll}{2,}ed\s+${BEGINS_OBJECT}\s`,
  'u',
);
const DOES = new RegExp(String.raw`\s(?<verb>\p{Ll}+s)\s+${BEGINS_OBJECT}\s`, 'gu');

/** The place of the verb by which a clause states something; -1 where it only names something. */
export function placeOfStatement(told: string): number {
  const found = STATES.exec(told) ?? OF_SOMEBODY.exec(told) ?? SHORTENED.exec(told) ?? DID.exec(told);
  if (found !== null) return found.index;
  return [...told.matchAll(DOES)].find(({ groups }) => isVerb(groups?.['verb'] ?? ''))?.index ?? -1;
}

export function statesSomething(told: string): boolean {
  return placeOfStatement(told) >= 0;
}
