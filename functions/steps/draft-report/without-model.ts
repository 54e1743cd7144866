import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { parseLocator } from '#shared/domain/locator.ts';
import type { ChecklistItem, Coverage, ItemCoverage, PartCoverage, Plan } from '#shared/domain/plan.ts';
import type { Block, Contradiction, Draft, Section, Sentence } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { terms } from '#shared/text/analyze.ts';
import { jaccard } from '#shared/text/similarity.ts';

export interface DraftInput {
  readonly brief: Brief;
  readonly plan: Plan;
  readonly coverage: Coverage | undefined;
  readonly evidence: readonly Evidence[];
  readonly claims: readonly Claim[];
  readonly sources: readonly Source[];
  readonly revision: number;
}

const FURTHER_PER_ITEM = 4;

/** The extractive report: for each item the statement that answers it, then what else the sources say, then what is missing. */
export function draftWithoutModel(input: DraftInput): Draft {
  const shelf = shelve(input);
  const used = new Set<string>();
  const answered = input.plan.checklist.flatMap((item) => answerItem(item, shelf, used));
  const answer = answered.some(hasQuote) ? answered : [...answered, NOTHING];
  const sections = input.plan.writingPlan.sections.map((section) => writeSection(section, shelf, used));
  return {
    revision: input.revision,
    title: input.brief.question,
    answer,
    sections: withinWords(sections, input.plan.writingPlan.maximumWords - wordsIn(answer)).filter(
      (section) => section.blocks.length > 0,
    ),
    contradictions: findContradictions(input, shelf),
    limitations: findLimitations(input),
    gaps: findGaps(input),
    requests: [],
    method: 'extractive',
  };
}

const NOTHING: Block = {
  form: 'paragraph',
  sentences: [connective('Nothing that was found answers this question.')],
};

/** For a thing whose answers are those of another. */
const SAID_ABOVE = connective('What is quoted above holds here, too.');

function hasQuote(block: Block): boolean {
  return block.sentences.some((sentence) => sentence.kind === 'quote');
}

interface Shelf {
  readonly items: ReadonlyMap<string, ItemCoverage>;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly sources: ReadonlyMap<string, Source>;
}

function shelve(input: DraftInput): Shelf {
  return {
    items: new Map(input.coverage?.items.map((item) => [item.itemId, item])),
    evidence: new Map(input.evidence.map((one) => [one.id, one])),
    sources: new Map(input.sources.map((source) => [source.id, source])),
  };
}

/** One paragraph per item: what it is about, the fewest quotes that answer its parts best, and what nothing answers. */
function answerItem(item: ChecklistItem, shelf: Shelf, used: Set<string>): readonly Block[] {
  const parts = shelf.items.get(item.id)?.parts ?? [];
  const quotes = fewestBest(item, shelf, used);
  for (const one of quotes) used.add(one.id);
  const label = item.entity === undefined ? [] : [connective(`${item.entity}:`)];
  const missing = parts
    .filter((part) => part.status === 'unsatisfied')
    .map((part) => connective(notFound(part)));
  const isSilent = item.entity === undefined && quotes.length === 0;
  if (parts.length === 0 || isSilent) return [];
  const [direct, close] = [
    quotes.filter((one) => answersWell(one, item.id)),
    quotes.filter((one) => !answersWell(one, item.id)),
  ];
  const closest = close.length === 0 ? [] : [connective('The closest that was found:'), ...close.map(quote)];
  const said = [...direct.map(quote), ...closest, ...missing];
  return [{ form: 'paragraph', sentences: [...label, ...(said.length > 0 ? said : [SAID_ABOVE])] }];
}

/** First the quote that answers most over all parts, then the best for each part that it leaves open. */
function fewestBest(item: ChecklistItem, shelf: Shelf, used: ReadonlySet<string>): readonly Evidence[] {
  const parts = shelf.items.get(item.id)?.parts ?? [];
  const found = (shelf.items.get(item.id)?.evidenceIds ?? [])
    .flatMap((id) => shelf.evidence.get(id) ?? [])
    .filter((one) => !used.has(one.id) && !repeats(one, used, shelf));
  const own = ownDocument(item, found, shelf);
  const weight = (one: Evidence): number => total(one, item.id) + (one.sourceId === own ? OWN_DOCUMENT : 0);
  const best = found.toSorted((a, b) => weight(b) - weight(a))[0];
  if (!best) return [];
  const chosen = [best];
  parts.forEach((part, index) => {
    const covered = Math.max(...chosen.map((one) => scoreOf(one, item.id, index)));
    const better = found.find((one) => part.evidenceIds.includes(one.id));
    if (better && covered < ENOUGH * part.coverage && !chosen.includes(better)) chosen.push(better);
  });
  return chosen;
}

/**
 * Of the documents whose title or address names the thing, the one with the fewest further words is its own
 * documentation; the others are about something narrower.
 */
function ownDocument(item: ChecklistItem, found: readonly Evidence[], shelf: Shelf): string | undefined {
  const entity = item.entity === undefined ? [] : terms(item.entity);
  if (entity.length === 0) return undefined;
  const naming = [...new Set(found.map((one) => one.sourceId))]
    .flatMap((id) => shelf.sources.get(id) ?? [])
    .map((source) => ({ id: source.id, words: new Set(terms(`${source.title} ${source.url}`)) }))
    .filter(({ words }) => entity.every((term) => words.has(term)));
  return naming.toSorted((a, b) => a.words.size - b.words.size || (a.id < b.id ? -1 : 1))[0]?.id;
}

/** A usable quote of its own documentation goes before any other. */
const OWN_DOCUMENT = 1;
const ENOUGH = 0.85;
/** From here on a quote is shown as an answer, below as what comes closest to one. */
const DIRECT = 0.55;

function answersWell(evidence: Evidence, itemId: string): boolean {
  return evidence.items.some((one) => one.itemId === itemId && one.score >= DIRECT);
}

function scoreOf(evidence: Evidence, itemId: string, part: number): number {
  return evidence.items.find((one) => one.itemId === itemId && one.part === part)?.score ?? 0;
}

function total(evidence: Evidence, itemId: string): number {
  return evidence.items.filter((one) => one.itemId === itemId).reduce((sum, one) => sum + one.score, 0);
}

function notFound(part: PartCoverage): string {
  return `Nothing was found on “${part.text.replace(/[?.]+$/u, '')}”.`;
}

function writeSection(
  planned: Plan['writingPlan']['sections'][number],
  shelf: Shelf,
  used: Set<string>,
): Section {
  const known = planned.itemIds
    .flatMap((id) => shelf.items.get(id)?.evidenceIds ?? [])
    .flatMap((id) => shelf.evidence.get(id) ?? []);
  const found: Evidence[] = [];
  for (const one of known) {
    if (found.length === FURTHER_PER_ITEM) break;
    if (used.has(one.id) || repeats(one, used, shelf)) continue;
    used.add(one.id);
    found.push(one);
  }
  const bySource = Map.groupBy(found, (one) => one.sourceId);
  const blocks = [...bySource].map(([sourceId, quotes]) => ({
    form: 'list' as const,
    sentences: [
      connective(introduce(shelf.sources.get(sourceId), quotes)),
      ...quotes.toSorted(inOrder).map(quote),
    ],
  }));
  return { title: planned.title, itemIds: planned.itemIds, blocks };
}

function repeats(one: Evidence, used: ReadonlySet<string>, shelf: Shelf): boolean {
  const own = terms(one.quote);
  return [...used].some((id) => {
    const other = shelf.evidence.get(id);
    return other !== undefined && jaccard(own, terms(other.quote)) > 0.8;
  });
}

function introduce(source: Source | undefined, quotes: readonly Evidence[]): string {
  const headings = quotes[0]?.headings ?? [];
  const heading = headings.length > 1 ? headings.at(-1) : undefined;
  const title = source?.title ?? 'A source';
  return heading === undefined || heading === title ? `${title}:` : `${title}, “${heading}”:`;
}

function inOrder(first: Evidence, second: Evidence): number {
  const [a, b] = [parseLocator(first.locator), parseLocator(second.locator)];
  return (a?.page ?? 0) - (b?.page ?? 0) || (a?.start ?? 0) - (b?.start ?? 0);
}

function withinWords(sections: readonly Section[], maximumWords: number): readonly Section[] {
  let left = maximumWords;
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => {
      left -= wordsIn([block]);
      return left >= 0;
    }),
  }));
}

function wordsIn(blocks: readonly Block[]): number {
  const sentences = blocks.flatMap((block) => block.sentences);
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(/\s+/u).length, 0);
}

function findContradictions(input: DraftInput, shelf: Shelf): readonly Contradiction[] {
  const seen = new Set<string>();
  return input.claims
    .filter((claim) => claim.contradictionFlag)
    .flatMap((claim) => {
      const sides = [claim.supporting[0]?.evidenceId ?? '', claim.contradicting[0]?.evidenceId ?? ''];
      const key = sides.toSorted().join('|');
      if (seen.has(key) || !sides.every((id) => shelf.evidence.has(id))) return [];
      seen.add(key);
      return [
        {
          statement: 'Sources disagree:',
          evidenceIds: claim.supporting.map((one) => one.evidenceId),
          againstEvidenceIds: claim.contradicting.map((one) => one.evidenceId),
        },
      ];
    });
}

function findLimitations(input: DraftInput): readonly string[] {
  const read = input.sources.filter((source) => source.status === 'digested');
  const domains = new Set(read.map((source) => source.domain));
  const undated = read.filter((source) => source.publishedAt === undefined).length;
  const uncertain = input.evidence.filter((one) => one.isUncertain).length;
  return [
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.',
    ...(domains.size === 1 ? [`All sources come from one publisher (${[...domains][0] ?? ''}).`] : []),
    ...(undated > 0 && undated === read.length
      ? ['The sources carry no date; how current they are is not known.']
      : []),
    ...(uncertain > 0
      ? [`${uncertain} of ${input.evidence.length} quotes are hedged by their own authors.`]
      : []),
  ];
}

function findGaps(input: DraftInput): readonly string[] {
  return input.plan.checklist.flatMap((item) => {
    const coverage = input.coverage?.items.find((one) => one.itemId === item.id);
    if (!coverage) return [`${item.description}: not looked at.`];
    return coverage.status === 'satisfied' ? [] : [`${item.entity ?? item.description}: ${coverage.reason}.`];
  });
}

function quote(evidence: Evidence): Sentence {
  return { text: evidence.quote, kind: 'quote', evidenceIds: [evidence.id] };
}

function connective(text: string): Sentence {
  return { text, kind: 'connective', evidenceIds: [] };
}
