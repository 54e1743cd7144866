import { OTHER_ASKING } from './question-words.ts';

/** Asked of what was said before: "… and why", "… by how much". */
const MERE_ASKING =
  /^(?:(?:(?:by|to|for|in|since|until|after|before|at|from|with)\s+)?(?:why(?: so| not)?|whom|how(?: so| much| many| long| often| far)?|how (?:many \p{L}+|long|much) (?:before|after|beforehand|afterwards?|in advance)|since when|when|where)(?:\s+and\s+)?)+$|^(?:by|to|for|in|since|until|after|before|at|from|with|under|of|on)\s+(?:which|what|how many|how much)\s+[\p{L}-]+$/iu;

/** "… y en qué año", "… und seit wann": a few words with a preposition. */
const MERE_ASKING_ELSEWHERE = new RegExp(
  String.raw`^(?:(?:en|in|im|seit|bis|ab|von|für|mit|de|da|di|à|a|por|par|per|con|para|pour|depuis|desde|depuis)\s+)(?:${OTHER_ASKING})(?:\s+\p{L}+)?$`,
  'iu',
);

/** True for a clause that asks further of what the one before says: "and why", "y en qué año". */
export function merelyAsks(clause: string): boolean {
  return MERE_ASKING.test(clause) || MERE_ASKING_ELSEWHERE.test(clause);
}
