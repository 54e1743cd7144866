import { withoutArticle } from './phrases.ts';
import { MEASURE } from './question-words.ts';
import type { Known } from './read-comparison.ts';

const COUNTED = /^how many\s/iu;
const SINGULAR = /\b(?:it|its)\b/iu;
const CHANGED =
  /\b(?:change|set|raise|increase|lower|reduce|limit|adjust|configure|see|find)\s+it\b|\bmake\s+it\s+(?:unlimited|bigger|larger|smaller|higher|lower|more|fewer|less)\b|\b(?:be|is\s+it|was\s+it)\s+(?:changed|set|raised|increased|lowered|reduced|limited|adjusted|configured|decided|determined|counted)\b/iu;

/** After "how many connections does the pool keep", "it" is no connections: their number is changed, anything else the pool's. */
export function ofCounted(clause: string, { clause: before = '', topic, owner }: Known): string | undefined {
  if (topic === undefined || !COUNTED.test(before) || !SINGULAR.test(clause)) return undefined;
  return CHANGED.test(clause) ? `the number of ${withoutArticle(topic)}` : owner;
}

const VARIES =
  /\b(?:it|that|this)\s+(?:always\s+|still\s+|ever\s+)?(?:be\s+)?(?:change[sd]?(?=\s*$|[,?]|\s+(?:in|with|on|over|at|by|from|when|if|as|during|after|between|under)\b)|grow(?:s|n|ing)?|f[ae]ll(?:s|en|ing)?|r[io]sen?|rises|rising|shrinks?|shrinking|drop(?:s|ped|ping)?|expected|projected|var(?:y|ies|ied)|differs?|increase[sd]?|decrease[sd]?|depends?|calculated|measured|determined|defined|estimated|the same)\b/iu;

/** "Does it change in pregnancy", after "what is the half-life of caffeine": what is measured changes. */
export function ofMeasured(clause: string, { clause: before = '', topic }: Known): string | undefined {
  const measure = VARIES.test(clause) ? MEASURED.exec(before)?.[0] : undefined;
  return measure === undefined || topic === undefined ? undefined : `${measure} ${topic}`;
}

const MEASURED = new RegExp(String.raw`\bthe\s+(?:\p{L}+\s+){0,2}?(?:${MEASURE})\s+of(?=\s)`, 'iu');

const GIVEN =
  'given|set|specified|provided|defined|passed|chosen|configured|declared|supplied|named|told|stated';
const GIVES_IT = new RegExp(
  String.raw`\b(?:give|set|specify|provide|define|pass|choose|configure|declare|supply|name|tell|state|change)\s+it\b|\bit\s+(?:be\s+|to be\s+)?(?:${GIVEN})\b`,
  'iu',
);
const IF_GIVEN = new RegExp(
  String.raw`\b(?:if|when|unless)\s+(?<thing>(?:the|an?|my|our|its)\s+(?:\S+\s+){0,3}?\S+)\s+(?:is|are|was|were)(?:\s+not|n['’]t)?\s+(?:${GIVEN})\b`,
  'iu',
);

/** "Should we set it", after "what is assumed if the type is not given": what may be given. */
export function ofCondition(clause: string, { clause: before = '' }: Known): string | undefined {
  return GIVES_IT.test(clause) ? IF_GIVEN.exec(before)?.groups?.['thing'] : undefined;
}
