import type { Known } from './read-comparison.ts';

/** "There is a field called retry_count" */
const CALLED = /(?<=\b(?:called|named) )(?=\S*[_\p{Lu}\d-])[\p{L}\p{N}_.-]*[\p{L}\p{N}]/u;
const REFERS = /\b(?:it|its|they|them|their)\b/iu;
const MESSAGE = /["“”][^"“”]{3,60}["“”]/u;

/** What a program says, told before the question, which is asked in view of it; or what is called by a name there. */
export function topicTold(story: string, question: string): string | undefined {
  return MESSAGE.exec(story)?.[0] ?? (REFERS.test(question) ? CALLED.exec(story)?.[0] : undefined);
}

const ASKS_OF_QUOTED = /^(?:what|how|why|when|who)\b[^"“]*["“]/iu;
const CALLED_SO = /\b(?:called|named|titled|labelled|labeled)\s+["“]/iu;

/**
 * True for a message that is told, which no pronoun stands for; 'what does "slow fire" mean' and 'a mode called "slow fire"' name
 * what is called so.
 */
export function isToldMessage(asked: string, topic: string, { clause, story }: Known): boolean {
  const isCalledSo = ASKS_OF_QUOTED.test(clause ?? '') || CALLED_SO.test(story ?? '');
  const isItsMeaning = story === undefined && ASKS_MEANING.test(asked);
  return /^["“]/u.test(topic) && !isCalledSo && !isItsMeaning;
}

/** Behind the message, in one sentence with it. */
const ASKS_MEANING = /^what\s(?:does|did|could|can|might)\s(?:it|that|this)\smean$/iu;
