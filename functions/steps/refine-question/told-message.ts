import type { Known } from './read-comparison.ts';

const ASKS_OF_QUOTED = /^(?:what|how|why|when|who)\b[^"“]*["“]/iu;
const CALLED_SO = /\b(?:called|named|titled|labelled|labeled)\s+["“]/iu;

/**
 * True for a message that is told, which no pronoun stands for; 'what does "slow fire" mean' and 'a mode called "slow fire"' name
 * what is called so.
 */
export function isToldMessage(topic: string, { clause, story }: Known): boolean {
  const isCalledSo = ASKS_OF_QUOTED.test(clause ?? '') || CALLED_SO.test(story ?? '');
  return /^["“]/u.test(topic) && !isCalledSo;
}
