import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Ranked } from './quote-pool.ts';

/** "This replaces the rule of January", "with effect from May": what was said before no longer holds. */
const SUPERSEDES =
  /\b(?:this|it|these|they)\s+(?:\p{L}+\s+)?(?:replaces?|supersedes?)\s+(?:the|all|any|our|its|what)\b|\b(?:replaces?|supersedes?)\s+(?:the|all|any|our)\s+(?:\p{L}+\s+){0,3}(?:rules?|polic(?:y|ies)|decisions?|agreements?|limits?|prices?|fees?|rates?|regulations?|guidelines?|guidance|arrangements?|terms|handbook|edition|resolution|notice)\b|\bwith (?:immediate )?effect (?:from|as of)\b|\b(?:must|may)\s+now\b|^(?:#+ [^\n]*\n+|[^\n.]{1,60}\n+)?(?:as (?:of|from)|from|since|starting) (?:\d{1,2}(?:st|nd|rd|th)? )?\p{Lu}\p{L}+(?: \d{1,2},?)? (?:19|20)\d\d\b|\b(?:ersetzt|ersetzen) (?:die|den|das|alle)\b|\bmit wirkung (?:vom|ab|zum)\b|\bremplacent? (?:la|le|les|toute)\b|\b(?:est|sont) (?:remplacée?s?|abrogée?s?)\b|\b(?:sustituyen?|reemplazan?) (?:la|el|las|los)\b/iu;

/** "Bonfires are no longer allowed": of whatever the sentence is on. */
const NO_LONGER =
  /\b(?:is|are|may)\s+no\s+longer\b|\b(?:ist|sind|dürfen|darf|gilt|gelten) nicht mehr\b|\bne (?:sont|est) plus\b|\bya no (?:se|es|está|están|son)\b/iu;

/** What was so is asked for. */
const OF_THE_PAST =
  /\b(?:was|were|did|had|used to|originally|previously|formerly|before|until|earlier|history|old|past|ago|war|waren|früher|était|étaient|avant|antes)\b/iu;

/** Of so many that answer best, and no further behind. */
const AMONG = 3;
const BEHIND = 3.5;
const BEHIND_NO_LONGER = 1.5;
/** By so much it goes before what it supersedes. */
const AHEAD = 0.01;

/** Quotes of an item, best first; one among the first that says that something holds no more, or from when on, leads: what it speaks of is what the others say. What bears too little of what was asked (`isOnIt`) speaks of something else. */
export function supersedingFirst(
  { description }: Pick<ChecklistItem, 'description'>,
  ranked: readonly Ranked[],
  isOnIt: (one: Evidence) => boolean,
): readonly Ranked[] {
  const [best, ...others] = ranked.slice(0, AMONG);
  if (best === undefined || OF_THE_PAST.test(description) || supersedes(best)) return ranked;
  const newest = others.find((one) => isOnIt(one.evidence) && supersedes(one, best.value - one.value));
  if (newest === undefined) return ranked;
  return [{ ...newest, value: best.value + AHEAD }, ...ranked.filter((one) => one !== newest)];
}

/** So far behind the best of its item. */
function supersedes({ evidence: { quote } }: Ranked, behind = 0): boolean {
  return (
    (behind <= BEHIND && SUPERSEDES.test(quote)) || (behind <= BEHIND_NO_LONGER && NO_LONGER.test(quote))
  );
}
