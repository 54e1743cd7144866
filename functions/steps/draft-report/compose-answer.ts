import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem, PartCoverage } from '#shared/domain/plan.ts';
import type { Block } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { type DraftInputs, connective, quote, repeats } from './draft-inputs.ts';

/** For a thing whose answers are those of another. */
const SAID_ABOVE = connective('What is quoted above holds here, too.');

/**
 * One paragraph per item: what it is about, the fewest quotes that answer its parts best, and what nothing answers.
 * The first item is what was asked in the first place and needs no label.
 */
export function answerItem(item: ChecklistItem, inputs: DraftInputs, used: Set<string>): readonly Block[] {
  const parts = inputs.items.get(item.id)?.parts ?? [];
  const quotes = fewestBest(item, inputs, used);
  const [direct, close] = [
    quotes.filter((one) => answersWell(one, item.id, parts)),
    quotes.filter((one) => !answersWell(one, item.id, parts)),
  ];
  const isSaid =
    direct.length === 0 && [...used].some((id) => answersWell(inputs.evidence.get(id), item.id, parts));
  const shown = isSaid ? [] : close;
  for (const one of [...direct, ...shown]) used.add(one.id);
  const missing = parts
    .filter((part) => part.status === 'unsatisfied')
    .map((part) => connective(notFound(part)));
  const closest = shown.length === 0 ? [] : [connective('The closest that was found:'), ...shown.map(quote)];
  const said = [...direct.map(quote), ...closest, ...missing];
  const isFirst = item.entity === undefined && used.size === direct.length + shown.length;
  if (parts.length === 0 || (item.entity === undefined && direct.length + closest.length === 0)) return [];
  const label = isFirst ? [] : [connective(`${item.entity ?? labelOf(item)}:`)];
  return [{ form: 'paragraph', sentences: [...label, ...(said.length > 0 ? said : [SAID_ABOVE])] }];
}

/** The part of a description before its particulars. */
function labelOf(item: ChecklistItem): string {
  return item.description.split(':')[0]?.replace(/[?.!]+$/u, '') ?? item.description;
}

/** First the quote that answers most over all parts, then the best for each part that it leaves open. */
function fewestBest(
  item: ChecklistItem,
  inputs: DraftInputs,
  used: ReadonlySet<string>,
): readonly Evidence[] {
  const parts = inputs.items.get(item.id)?.parts ?? [];
  const found = (inputs.items.get(item.id)?.evidenceIds ?? [])
    .flatMap((id) => inputs.evidence.get(id) ?? [])
    .filter((one) => !used.has(one.id) && !repeats(one, used, inputs));
  const own = ownDocument(item, found, inputs);
  const weight = (one: Evidence): number =>
    total(one, item.id) * trustIn(inputs.sources.get(one.sourceId)) +
    (one.sourceId === own ? OWN_DOCUMENT : 0);
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
function ownDocument(
  item: ChecklistItem,
  found: readonly Evidence[],
  inputs: DraftInputs,
): string | undefined {
  const entity = item.entity === undefined ? [] : terms(item.entity);
  if (entity.length === 0) return undefined;
  const naming = [...new Set(found.map((one) => one.sourceId))]
    .flatMap((id) => inputs.sources.get(id) ?? [])
    .map((source) => ({ id: source.id, words: new Set(terms(`${source.title} ${source.url}`)) }))
    .filter(({ words }) => entity.every((term) => words.has(term)));
  return naming.toSorted((a, b) => a.words.size - b.words.size || (a.id < b.id ? -1 : 1))[0]?.id;
}

/** A usable quote of its own documentation goes before any other. */
const OWN_DOCUMENT = 1;
/** Of two statements that answer alike, the one of the document that is more about the question goes first. */
function trustIn(source: Source | undefined): number {
  return 0.7 + 0.3 * (source?.relevanceScore ?? 0);
}

const ENOUGH = 0.85;
const DIRECT = 0.55;

/** Shown as an answer is what answers a part that the checklist calls answered; all else only comes closest to one. */
function answersWell(
  evidence: Evidence | undefined,
  itemId: string,
  parts: readonly PartCoverage[],
): boolean {
  return (evidence?.items ?? []).some(
    (one) => one.itemId === itemId && one.score >= DIRECT && parts[one.part]?.status === 'satisfied',
  );
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
