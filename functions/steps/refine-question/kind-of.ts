import type { QuestionKind } from '#shared/domain/brief.ts';

const KINDS: readonly (readonly [RegExp, QuestionKind])[] = [
  [/^\s*why\b/iu, 'why'],
  [
    /\b(?:differ\w*|compar(?!tm)\w*|versus|vs\.?|contrast|trade-?offs?|better than|rather than|instead of|prefer)\b/iu,
    'comparison',
  ],
  [
    /\b(?:limits?|limitations?|maximum|max|minimum|quotas?|restrictions?|restricted|constraints?|caveats?|drawbacks?|not (?:support|allow|work)\w*|cannot|can't|unsupported)\b/iu,
    'limits',
  ],
  [/\bhow (?:much|many|long|large|big|fast|often|high|low|far|old)\b/iu, 'quantity'],
  [/\b(?:why|reasons?|purpose|cause[sd]?|rationale)\b/iu, 'why'],
  [
    /\b(?:effects?|affects?|impacts?|influences?|improves?|reduces?|increases?|prevents?|associated|association)\b/iu,
    'effect',
  ],
  [/^\s*(?:when|since when|at what time|under (?:what|which) (?:conditions?|circumstances?))\b/iu, 'when'],
  [/\bhow\b|\b(?:steps?|procedure|way) (?:to|of|for)\b/iu, 'how'],
  [/^\s*(?:what(?:['’]s| (?:is|are|does|do))\b|define\b|who (?:is|are)\b|meaning of)/iu, 'definition'],
];

export function kindOf(clause: string): QuestionKind {
  return KINDS.find(([pattern]) => pattern.test(clause))?.[1] ?? 'general';
}
