import type { Claim } from '#shared/domain/claim.ts';
import { claimIdOf } from '#shared/domain/claim-id.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { isDoubtful } from '#shared/domain/notice-words.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { type ScoringInput, onePerSource, scoreSides } from '#shared/research/claims/score-sides.ts';
import { contradicts, sideOf } from './contradiction.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { type TermVector, cosine, termVector } from '#shared/text/words/similarity.ts';

export interface WeighingInput extends ScoringInput {
  readonly evidence: readonly Evidence[];
  readonly claimsPerUnit: number;
}

export interface GroupingInput extends WeighingInput {
  readonly idf: (term: string) => number;
  /** What is asked by yes or no, by the id of the checklist item. */
  readonly asked?: ReadonlyMap<string, string>;
}

/** From here on two statements of different sources say the same. */
const SAME = 0.6;
/** From here on two statements are about the same thing, and may disagree. */
const RELATED = 0.6;

interface Statement {
  readonly evidence: Evidence;
  readonly terms: readonly string[];
  readonly vector: TermVector;
}

interface Group {
  readonly lead: Statement;
  readonly supporting: Statement[];
  readonly contradicting: Statement[];
}

/** Groups statements that say the same, notes which contradict a group, and scores each group as a claim. */
export function groupStatements(input: GroupingInput): readonly Claim[] {
  const groups: Group[] = [];
  const statements = input.evidence
    .filter((one) => input.sources.get(one.sourceId)?.credibilityTier !== 'FLAGGED')
    .toSorted(
      (a, b) =>
        Number(isDoubted(a, input)) - Number(isDoubted(b, input)) ||
        b.relevanceScore - a.relevanceScore ||
        (a.id < b.id ? -1 : 1),
    )
    .map((evidence) => readStatement(evidence, input.idf));
  for (const statement of statements) place(statement, groups);
  noteContradictions(groups);
  for (const [itemId, question] of input.asked ?? []) noteSides(groups, itemId, question);
  return capPerUnit(
    groups.map((group) => toClaim(group, input)),
    input,
  );
}

function readStatement(evidence: Evidence, idf: GroupingInput['idf']): Statement {
  const own = terms(evidence.quote);
  return { evidence, terms: own, vector: termVector(own, idf) };
}

/** What is doubted may stand behind what others say; it never leads. */
function isDoubted(evidence: Evidence, { sources }: GroupingInput): boolean {
  const source = sources.get(evidence.sourceId);
  return source !== undefined && isDoubtful(source);
}

function place(statement: Statement, groups: Group[]): void {
  for (const group of groups) {
    const isSame = cosine(statement.vector, group.lead.vector) >= SAME;
    // However short: statements that disagree never support one another.
    if (isSame && !contradicts(statement.evidence.quote, group.lead.evidence.quote)) {
      group.supporting.push(statement);
      return;
    }
  }
  groups.push({ lead: statement, supporting: [statement], contradicting: [] });
}

function noteContradictions(groups: readonly Group[]): void {
  for (const group of groups) {
    for (const other of groups) {
      if (other === group || other.lead.evidence.sourceId === group.lead.evidence.sourceId) continue;
      const isRelated = cosine(other.lead.vector, group.lead.vector) >= RELATED;
      if (isRelated && disagree(other.lead, group.lead)) group.contradicting.push(...other.supporting);
    }
  }
}

/** Those who say yes and those who say no to what is asked speak against one another, however differently they put it. */
function noteSides(groups: readonly Group[], itemId: string, question: string): void {
  const sides = Map.groupBy(
    groups.filter(({ lead }) => lead.evidence.items.some((item) => item.itemId === itemId)),
    ({ lead }) => sideOf(question, lead.evidence.quote),
  );
  for (const yes of sides.get('for') ?? []) {
    for (const no of sides.get('against') ?? []) {
      if (yes.lead.evidence.sourceId === no.lead.evidence.sourceId) continue;
      if (!yes.contradicting.includes(no.lead)) yes.contradicting.push(...no.supporting);
      if (!no.contradicting.includes(yes.lead)) no.contradicting.push(...yes.supporting);
    }
  }
}

/** Fragments of a few words disagree with everything; only statements can contradict one another. */
const LEAST_TERMS = 5;

function disagree(first: Statement, second: Statement): boolean {
  if (Math.min(first.terms.length, second.terms.length) < LEAST_TERMS) return false;
  return contradicts(first.evidence.quote, second.evidence.quote);
}

function toClaim(group: Group, input: GroupingInput): Claim {
  const { evidence } = group.lead;
  const itemIds = group.supporting.flatMap((one) => one.evidence.items.map((item) => item.itemId));
  const sides = {
    supporting: evidenceOf(group.supporting),
    contradicting: evidenceOf(group.contradicting),
  };
  return {
    id: claimIdOf(evidence.quote, [evidence]),
    text: oneLine(evidence.quote),
    ...scoreSides(sides, input),
    itemIds: [...new Set(itemIds)].toSorted(),
    ...(evidence.isUncertain ? { uncertainty: evidence.quote } : {}),
  };
}

function evidenceOf(side: readonly Statement[]): readonly Evidence[] {
  return onePerSource(side.map(({ evidence }) => evidence));
}

/** At most so many claims per checklist item and wave, the best first. */
export function capPerUnit(claims: readonly Claim[], input: WeighingInput): readonly Claim[] {
  const waveOf = new Map(input.evidence.map((one) => [one.id, one.waveId]));
  const counts = new Map<string, number>();
  return claims.filter((claim) => {
    const wave = waveOf.get(claim.supporting[0]?.evidenceId ?? '') ?? '';
    const units = claim.itemIds.map((itemId) => `${wave}|${itemId}`);
    const hasRoom = units.some((unit) => (counts.get(unit) ?? 0) < input.claimsPerUnit);
    if (hasRoom) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    return hasRoom;
  });
}
