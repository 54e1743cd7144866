import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Ranked } from './quote-pool.ts';

const RULES =
  'rules?|polic(?:y|ies)|decisions?|agreements?|limits?|prices?|fees?|rates?|tariffs?|regulations?|guidelines?|guidance|arrangements?|terms|conditions|handbook|edition|resolutions?|notices?|directives?|orders?|versions?';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember';

/** "This replaces the rule of January", "the period is now a month instead of three", "with effect from May", "From 1 May 2024 …": what was said before no longer holds. */
const SUPERSEDES = [
  String.raw`(?<!\p{L})(?:replaces?|supersedes?|amends?) (?:the|all|any|our) (?:[\p{L}\p{N}]+ ){0,3}(?:${RULES})`,
  String.raw`(?<!\p{L})(?:is|are) now (?:\S+ ){1,8}instead of`,
  String.raw`(?<!\p{L})with (?:immediate )?effect (?:from|as of)`,
  String.raw`(?<!\p{L})must now`,
  String.raw`^(?:#+ [^\n]*\n+|[^\n.]{1,60}\n+)?(?:as (?:of|from)|from|starting) (?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTHS})(?: \d{1,2},?)? (?:19|20)\d\d`,
  String.raw`(?<!\p{L})(?:ersetzt|ersetzen) (?:die|den|das|alle) (?:[\p{L}\p{N}]+ ){0,2}(?:\p{L}*(?:regel|ordnung|vertrag|fassung|satzung|vereinbarung|richtlinie|beschluss|preise?)\p{L}*)`,
  String.raw`(?<!\p{L})mit wirkung (?:vom|ab|zum)`,
  String.raw`(?<!\p{L})remplace(?:nt)? (?:la|le|les) (?:[\p{L}\p{N}]+ ){0,2}(?:règle|règlement|tarif|accord|version|décision)\p{L}*`,
  String.raw`(?<!\p{L})(?:sustituyen?|reemplazan?) (?:la|el|las|los) (?:[\p{L}\p{N}]+ ){0,2}(?:norma|regla|reglamento|tarifa|acuerdo|versi[oó]n|decisi[oó]n)\p{L}*`,
].map((pattern) => new RegExp(String.raw`${pattern}(?!\p{L})`, 'iu'));

/** "Bonfires are no longer allowed": of whatever the sentence is on. */
const NO_LONGER =
  /(?<!\p{L})(?:(?:is|are|may) no longer|(?:ist|sind|dürfen|darf|gilt|gelten) nicht mehr|n[e’'] ?(?:sont|est) plus|ya no (?:se|es|está|están|son))(?!\p{L})/iu;

/** What was so is asked for. */
const OF_THE_PAST =
  /(?<!\p{L})(?:was|were|did|had|used to|originally|previously|formerly|before|until|earlier|history|old|past|ago|war|waren|früher|était|étaient|avant|antes)(?!\p{L})/iu;

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
  const text = quote.replaceAll(/(?<=[^\n])\n(?=[^\n])/gu, ' ');
  const isNew = SUPERSEDES.some((pattern) => pattern.test(quote) || pattern.test(text));
  return (behind <= BEHIND && isNew) || (behind <= BEHIND_NO_LONGER && NO_LONGER.test(text));
}
