import type { KeyTerm } from '#shared/domain/brief.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { answerText } from '#shared/domain/answer-text.ts';
import { type Block, type Report, isStatement } from '#shared/domain/report.ts';

export interface EvaluationFacts {
  readonly report: Report;
  readonly gate: Gate | undefined;
  readonly keyTerms: readonly KeyTerm[];
  readonly searchCount: number;
  readonly failedSearchCount: number;
}

/** A weighted mean, 0-1, with its parts. */
export interface Rating {
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

export interface Evaluation {
  readonly version: 1;
  readonly method: 'counted';
  /** `0.6 * answer + 0.4 * process` (requirement R5.8). */
  readonly score: number;
  readonly answer: Rating;
  readonly process: Rating;
}

const ANSWER_SHARE = 0.6;
const PROCESS_SHARE = 0.4;
const ITEM_SCORES: Readonly<Record<ItemStatus, number>> = { satisfied: 1, partial: 0.5, unsatisfied: 0 };

/**
 * Rates a report by counting alone; every part is 0-1.
 *
 * Answer (60 %): coverage .35 (satisfied items 1, partial ones .5), directness .25 (score-weighted share of the key terms
 * that the direct answer bears; 0 when it cites nothing), verified .2 (quotes verified of those used),
 * cited .2 (statements with a citation).
 *
 * Process (40 %): gate .25 (1 when passed, else the mean share of its thresholds), domains .25 (cited domains of those
 * that the gate asks for), corroborated .2 (claims of two domains or more), searches .15 (that did not fail),
 * reads .15 (sources that could be read). A share of nothing is 0, but with nothing to fail, none failed.
 */
export function scoreReport(facts: EvaluationFacts): Evaluation {
  const answer = rateAnswer(facts);
  const process = rateProcess(facts);
  const score = round(ANSWER_SHARE * answer.score + PROCESS_SHARE * process.score);
  return { version: 1, method: 'counted', score, answer, process };
}

function rateAnswer({ report, keyTerms }: EvaluationFacts): Rating {
  const { trust, checklist } = report;
  const items = checklist.reduce((sum, item) => sum + ITEM_SCORES[item.status], 0);
  const statements = countStatements(report);
  return weigh([
    ['coverage', 0.35, share(items, checklist.length)],
    ['directness', 0.25, scoreDirectness(report, keyTerms)],
    ['verified', 0.2, share(trust.quotesVerified, trust.quotesVerified + trust.quotesDropped)],
    ['cited', 0.2, share(statements - trust.uncitedSentences, statements)],
  ]);
}

function rateProcess({ report, gate, searchCount, failedSearchCount }: EvaluationFacts): Rating {
  const { trust } = report;
  const wanted = gate?.thresholds.minimumDomains ?? 1;
  const tried = trust.sourcesRead + trust.sourcesSkipped;
  return weigh([
    ['gate', 0.25, scoreGate(gate)],
    ['domains', 0.25, wanted === 0 ? 1 : share(trust.domains, wanted)],
    ['corroborated', 0.2, share(trust.claimsCorroborated, trust.claims)],
    ['searches', 0.15, searchCount === 0 ? 1 : share(searchCount - failedSearchCount, searchCount)],
    ['reads', 0.15, tried === 0 ? 1 : share(trust.sourcesRead, tried)],
  ]);
}

function scoreGate(gate: Gate | undefined): number {
  if (!gate) return 0;
  if (gate.status === 'pass') return 1;
  const { counts, thresholds } = gate;
  const shares = [
    share(counts.evidenceRecords, Math.max(1, thresholds.minimumEvidenceRecords)),
    share(counts.citedRecords, Math.max(1, thresholds.minimumCitedRecords)),
    share(counts.domains.length, Math.max(1, thresholds.minimumDomains)),
  ];
  return shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

function scoreDirectness(report: Report, keyTerms: readonly KeyTerm[]): number {
  if (!statementsOf(report.answer).some((sentence) => sentence.evidenceIds.length > 0)) return 0;
  const text = answerText(report).toLowerCase();
  const borne = keyTerms.filter((term) => text.includes(term.phrase.toLowerCase()));
  const total = keyTerms.reduce((sum, term) => sum + term.score, 0);
  if (total === 0) return 1;
  return share(
    borne.reduce((sum, term) => sum + term.score, 0),
    total,
  );
}

function countStatements(report: Report): number {
  return statementsOf([...report.answer, ...report.sections.flatMap((section) => section.blocks)]).length;
}

function statementsOf(blocks: readonly Block[]): readonly Block['sentences'][number][] {
  return blocks.flatMap((block) => block.sentences).filter(isStatement);
}

function weigh(parts: readonly (readonly [name: string, weight: number, value: number])[]): Rating {
  return {
    score: round(parts.reduce((sum, [, weight, value]) => sum + weight * value, 0)),
    parts: Object.fromEntries(parts.map(([name, , value]) => [name, round(value)])),
  };
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
