import { AUXILIARY, IRREGULAR, isVerb } from './question-words.ts';

/** "Which version introduced the match statement". */
const NAMED_BY = new RegExp(
  `^(?:which|what)\\s+(?:\\p{L}+\\s+){1,3}?(?:\\p{L}{3,}ed|${IRREGULAR.replaceAll(' ', '|')})\\s+(?=(?:the|an?)\\s)`,
  'iu',
);
/** "Who invented the printing press", "what caused the war". */
const DONE_BY = new RegExp(
  `^(?:who|what)\\s+(?!(?:${AUXILIARY})\\b)(?:first\\s+)?([\\p{L}-]+ed|\\p{L}+[^s\\W]s|${IRREGULAR.replaceAll(' ', '|')})\\s+(?!(?:${AUXILIARY}|to|with|when|if|in|on|at|after)\\b)(?=\\S)`,
  'iu',
);
/** "What throws gas out of galaxies"; words that are no plurals of things. */
const DEED =
  /^what\s+(?:throws|blows|pushes|pulls|drives|heats|cools|strips|ejects|expels|triggers|spawns|fuels|powers|protects|prevents|stops|keeps|holds|binds|carries|creates|destroys|kills|turns)\s/iu;

/** Where what is done begins, behind who or what does it and the verb; 0 where a clause asks for none that does something. */
export function doneBy(text: string): number {
  const by = DONE_BY.exec(text);
  const done = by && (isVerb(by[1] ?? '') || DEED.test(text)) ? by : NAMED_BY.exec(text);
  return done?.[0].length ?? 0;
}

/** "What temperature do I wash wool at": of the wool. */
const MEASURE_OF_DEED =
  /^(?:which|what)\s+(?:temperature|speed|dose|dosage|setting|pressure|depth|rate|angle|time|height|length|width|order)\s+(?:do|should|can|could|must|may|would)\s+(?:i|we|you|one)\s+\p{L}+\s+(?!(?:it|them|this|that|these|those)\b)(?=\p{L}{3})/iu;

/** "What license is Redis under", "what year was the bridge built in": of Redis, of the bridge. */
const SIDE_BEHIND =
  /^(?:which|what)\s+(?:\p{Ll}+\s+)?(?:year|month|day|date|century|licen[cs]e|version|temperature|colou?r|size|format|language|age|price)\s+(?:is|are|was|were)\s+(?!(?:it|they|this|that|there)\s)(?=(?:\S+\s+){1,6}?(?:under|for|from|about|of|with|by|(?:\p{L}+(?:ed|en)|built|made|found|held|sold)\s+(?:in|on|at))$)/iu;

/** Where that begins of which a side is asked, with the preposition at the end; 0 where none is. */
export function sideBehind(text: string): number {
  return SIDE_BEHIND.exec(text)?.[0].length ?? 0;
}

/** Where that begins with which something is done, of which a measure is asked; 0 where none is. */
export function measuredDeed(text: string): number {
  return MEASURE_OF_DEED.exec(text)?.[0].length ?? 0;
}

const DONE_TO_ONE =
  /^(?:can|could|will|would|may|might|must|should|shall)\s+(?:i|we|you|he|she|they|one|some(?:one|body)|any(?:one|body))\s+(?:\p{L}+\s+)?be\s/iu;

/** "Could I be let off the fee", "will we be charged": what is done is no thing. */
export function isDoneToSomebody(clause: string): boolean {
  return DONE_TO_ONE.test(clause);
}
