import { MEASURE } from './question-words.ts';
import type { Known } from './read-comparison.ts';

const COUNTED = /^how many\s/iu;
const SINGULAR = /\b(?:it|its)\b/iu;
const CHANGED =
  /\b(?:change|set|raise|increase|lower|reduce|limit|adjust|configure|see|find)\s+it\b|\bmake\s+it\s+(?:unlimited|bigger|larger|smaller|higher|lower|more|fewer|less)\b|\b(?:be|is\s+it|was\s+it)\s+(?:changed|set|raised|increased|lowered|reduced|limited|adjusted|configured|decided|determined|counted)\b/iu;

/** After "how many connections does the pool keep", "it" is no connections: their number is changed, anything else the pool's. */
export function ofCounted(clause: string, { clause: before = '', topic, owner }: Known): string | undefined {
  if (topic === undefined || !COUNTED.test(before) || !SINGULAR.test(clause)) return undefined;
  return CHANGED.test(clause) ? `the number of ${topic}` : owner;
}

const VARIES =
  /\b(?:it|that|this)\s+(?:always\s+|still\s+|ever\s+)?(?:be\s+)?(?:change[sd]?|var(?:y|ies|ied)|differs?|increase[sd]?|decrease[sd]?|depends?|calculated|measured|determined|defined|estimated|the same)\b/iu;

/** "Does it change in pregnancy", after "what is the half-life of caffeine": what is measured changes. */
export function ofMeasured(clause: string, { clause: before = '', topic }: Known): string | undefined {
  const measure = VARIES.test(clause) ? MEASURED.exec(before)?.[0] : undefined;
  return measure === undefined || topic === undefined ? undefined : `${measure} ${topic}`;
}

const MEASURED = new RegExp(String.raw`\bthe\s+(?:\p{L}+\s+){0,2}?(?:${MEASURE})\s+of(?=\s)`, 'iu');
