import { citedIn } from '#shared/domain/cited-in.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import {
  type Block,
  type Contradiction,
  type Draft,
  type Section,
  type Sentence,
  isStatement,
} from '#shared/domain/report.ts';
import { mapSentences } from '#shared/domain/table-block.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { oneLine } from '#shared/text/words/one-line.ts';

type Proven = ReadonlyMap<string, Evidence>;

/** The evidence that a draft cites, in order of first use: answer, sections, contradictions. */
export function evidenceInUse(draft: Draft): readonly string[] {
  const blocks = [...draft.answer, ...draft.sections.flatMap((section) => section.blocks)];
  const cited = citedIn(blocks);
  const disputed = draft.contradictions.flatMap((one) => [...one.evidenceIds, ...one.againstEvidenceIds]);
  return [...new Set([...cited, ...disputed])];
}

/** The draft without what is not proven, and without the connectives that led to it. */
export function pruneDraft(draft: Draft, proven: Proven): Draft {
  return {
    ...draft,
    answer: pruneBlocks(draft.answer, proven),
    sections: draft.sections.flatMap((section) => pruneSection(section, proven)),
    contradictions: draft.contradictions.flatMap((one) => pruneContradiction(one, proven)),
  };
}

function pruneSection(section: Section, proven: Proven): readonly Section[] {
  const blocks = pruneBlocks(section.blocks, proven);
  return blocks.length === 0 && section.blocks.length > 0 ? [] : [{ ...section, blocks }];
}

function pruneContradiction(contradiction: Contradiction, proven: Proven): readonly Contradiction[] {
  const evidenceIds = contradiction.evidenceIds.filter((id) => proven.has(id));
  const againstEvidenceIds = contradiction.againstEvidenceIds.filter((id) => proven.has(id));
  const stands = evidenceIds.length > 0 && againstEvidenceIds.length > 0;
  return stands ? [{ ...contradiction, evidenceIds, againstEvidenceIds }] : [];
}

function pruneBlocks(blocks: readonly Block[], proven: Proven): readonly Block[] {
  const pruned = blocks.flatMap((block) => pruneBlock(block, proven));
  return hasLostAll(blocks, pruned) ? [] : pruned;
}

function pruneBlock(block: Block, proven: Proven): readonly Block[] {
  const pruned = mapSentences(block, (one) => pruneSentence(one, proven));
  return hasLostAll([block], [pruned]) ? [] : [pruned];
}

/** True when nothing but connectives and remarks is left of blocks that stated something. */
function hasLostAll(before: readonly Block[], after: readonly Block[]): boolean {
  return statesSomething(before) && !statesSomething(after);
}

function statesSomething(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.sentences.some(isStatement));
}

function pruneSentence(sentence: Sentence, proven: Proven): readonly Sentence[] {
  if (!isStatement(sentence)) return [{ ...sentence, evidenceIds: [] }];
  if (sentence.kind === 'written' && sentence.evidenceIds.length === 0) return [sentence];
  const evidence = sentence.evidenceIds.flatMap((id) => proven.get(id) ?? []);
  const [first] = evidence;
  if (!first) return [];
  const evidenceIds = evidence.map((one) => one.id);
  if (evidenceIds.length < sentence.evidenceIds.length && !isBorneBy(sentence, evidence)) return [];
  const isFaithful = sentence.kind !== 'quote' || evidence.some((one) => says(one.quote, sentence.text));
  return [{ ...sentence, evidenceIds, text: isFaithful ? sentence.text : oneLine(first.quote) }];
}

/** What was written from several quotes must stand on those that are left, or it would only look cited. */
function isBorneBy({ kind, text }: Sentence, evidence: readonly Evidence[]): boolean {
  if (kind !== 'written') return true;
  const quotes = evidence.map(({ quote }) => quote);
  const about = evidence.flatMap(({ headings }) => headings);
  return checkSentence(text, { quotes, about, asked: '' }).length === 0;
}

/** A quoted sentence may leave out markup and line breaks of its quote, never words; otherwise the quote itself is shown. */
function says(quote: string, text: string): boolean {
  const words = withoutMarkup(text);
  return words !== '' && withoutMarkup(quote).includes(words);
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]]{0,500})\]\([^()]{0,500}\)/gu, '$1')
    .replaceAll(/^[^\S\n\r\u2028\u2029]*(?:[-+*>#]+|\d{1,3}[.)])\s/gmu, '')
    .replaceAll(/[\s*_`~|\\[\]]+/gu, '');
}
