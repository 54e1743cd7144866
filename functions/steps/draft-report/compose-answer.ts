import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem, PartCoverage } from '#shared/domain/plan.ts';
import type { Block, Sentence } from '#shared/domain/report.ts';
import type { Selection } from './select-quotes.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';

/** For a thing whose answers are those of another. */
const SAID_ABOVE = connective('What is quoted above holds here, too.');
/** Before what comes near a question that nothing answers. */
const CLOSEST = connective('The closest passage:');

/**
 * One paragraph per item: what it is about, the quotes that answer it, and what nothing answers. The first item is what
 * was asked in the first place and needs no label.
 */
export function answerItems(
  checklist: readonly ChecklistItem[],
  { answers }: Pick<Selection, 'answers'>,
  inputs: DraftInputs,
): readonly Block[] {
  return checklist.flatMap((item, index) => {
    const parts = inputs.items.get(item.id)?.parts ?? [];
    const quotes = answers.get(item.id) ?? [];
    const sentences = [...answerParts(item, parts, { quotes, inputs }), ...missing(parts)];
    if (parts.length === 0 || (item.entity !== undefined && sentences.length === 0)) return [];
    const isFirst = item.entity === undefined && index === 0;
    const label = isFirst ? [] : [connective(`${item.entity ?? labelOf(item)}:`)];
    return [
      { form: 'paragraph', sentences: [...label, ...(sentences.length > 0 ? sentences : [SAID_ABOVE])] },
    ];
  });
}

function answerParts(
  item: ChecklistItem,
  parts: readonly PartCoverage[],
  { quotes, inputs }: { readonly quotes: readonly Evidence[]; readonly inputs: DraftInputs },
): readonly Sentence[] {
  const isOpen = inputs.items.get(item.id)?.status === 'unsatisfied';
  const [direct, close] = [
    quotes.filter((one) => !isOpen && answersPart(one, item.id, parts)),
    quotes.filter((one) => isOpen || !answersPart(one, item.id, parts)),
  ];
  return [
    ...direct.map(quote),
    ...(direct.length === 0 && close.length > 0 ? [CLOSEST] : []),
    ...close.map(quote),
  ];
}

/** What answers a part that the checklist does not call open. */
function answersPart({ items }: Evidence, itemId: string, parts: readonly PartCoverage[]): boolean {
  return items.some((one) => one.itemId === itemId && parts[one.part]?.status !== 'unsatisfied');
}

function missing(parts: readonly PartCoverage[]): readonly Sentence[] {
  return parts.filter((part) => part.status === 'unsatisfied').map((part) => connective(notFound(part)));
}

/** The part of a description before its particulars. */
function labelOf(item: ChecklistItem): string {
  return item.description.split(':')[0]?.replace(/[?.!]+$/u, '') ?? item.description;
}

function notFound(part: PartCoverage): string {
  return `Nothing was found on “${part.text.replace(/[?.]+$/u, '')}”.`;
}
