import { AUXILIARY, IRREGULAR, isBaseVerb, isVerb } from './question-words.ts';

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
/** "What throws gas out of galaxies", unlike "what foods contain iron" and "what cookies does it set". */
function isDeed(text: string): boolean {
  const [, said = '', next = ''] = /^what\s+(\p{Ll}{3,})\s+(\p{Ll}+)/iu.exec(text) ?? [];
  return said.endsWith('s') && !isBaseVerb(next) && !HAS_AUXILIARY.test(text);
}

const HAS_AUXILIARY = new RegExp(String.raw`\s(?:${AUXILIARY})\s`, 'iu');

/** Where what is done begins, behind who or what does it and the verb; 0 where a clause asks for none that does something. */
export function doneBy(text: string): number {
  const by = DONE_BY.exec(text);
  const done = by && (isVerb(by[1] ?? '') || isDeed(text)) ? by : NAMED_BY.exec(text);
  return done?.[0].length ?? 0;
}
