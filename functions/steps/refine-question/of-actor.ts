import type { Known, Worded } from './read-comparison.ts';

/** What companies, states and people do, and figures, settings and programs do not. */
const ACTS =
  /\b(?:had|has|have|did|does|do|will|would|could|can)\s+(?:it|they|he|she)\s+(?:also\s+|previously\s+|originally\s+|then\s+|still\s+)?(?:forecast(?:ed)?|expect(?:ed)?|predict(?:ed)?|announce[d]?|plan(?:ned)?|promise[d]?|report(?:ed)?|claim(?:ed)?|want(?:ed)?|hope[d]?|intend(?:ed)?|pay|paid|buy|bought|sell|sold|charge[d]?|offer(?:ed)?|hire[d]?|employ(?:ed)?|acquire[d]?|launch(?:ed)?|publish(?:ed)?|found(?:ed)?|win|won|lose|lost|earn(?:ed)?|invest(?:ed)?|donate[d]?|say|said|admit(?:ted)?|decide[d]?)\b/iu;

/** One starts a program, not what it reads; nor "which version of Node does it need". */
const IS_STARTED = /\b(?:start|restart|run|launch|quit)\s+it\b/iu;
const NOT_STARTED =
  /^(?:how (?:much|many)|(?:which|what) (?:\p{Ll}+ )?(?:files?|folders?|director(?:y|ies)|ports?|formats?|settings?|options?))\s/iu;

/** One tells a program what to do, not what it reads. */
const IS_TOLD = /\bhow (?:do|can|could|should|would) (?:i|we|you|one) (?:tell|teach|ask)\s+it\b/iu;

/** "What growth did Home Depot expect, and what had it forecast before": Home Depot, not the growth. */
export function ofActor(clause: string, { owner, clause: before = '' }: Known): string | undefined {
  return owner !== undefined &&
    /^\p{Lu}/u.test(owner) &&
    (ACTS.test(clause) || IS_TOLD.test(clause) || (IS_STARTED.test(clause) && NOT_STARTED.test(before)))
    ? owner
    : undefined;
}

/** "Who was the last emperor, and what happened to him" */
const WHO_WAS = /^who\s+(?:is|was)\s+(the\s+[^,?]+)$/iu;
const HE = /\b(?:he|him|she)\b/iu;

/** What is asked of somebody for whom the clause before asks, with who that is. */
export function ofPersonAsked(clause: string, { clause: before = '' }: Known): Worded | undefined {
  const person = HE.test(clause) ? WHO_WAS.exec(before)?.[1] : undefined;
  return person === undefined ? undefined : { text: clause.replace(HE, () => person), given: person };
}
