import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Block, Sentence } from '#shared/domain/report.ts';
import { EMPTY_CELL } from '#shared/domain/table-block.ts';
import { voiceOf } from '#shared/domain/voice.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { isDirect, labelOf } from './compose-answer.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';
import { rankQuotes } from './select-quotes.ts';

const COMPARED = 'What is compared';
const ASKED = 'What was asked';
const SAID = 'What a source says';
const SAID_ELSEWHERE = 'What another says';

/**
 * The quotes that answer, as tables: a row for each thing that is compared and a column for each respect in which it was
 * asked about; then a row for each question that is of no one thing. None where nothing that was found answers.
 */
export function composeTables(checklist: readonly ChecklistItem[], inputs: DraftInputs): readonly Block[] {
  const things = [...new Set(checklist.flatMap(({ entity }) => entity ?? []))];
  const respects = things.length > 1 ? respectsOf(checklist, things) : undefined;
  const isCompared = ({ entity }: ChecklistItem): boolean => respects !== undefined && entity !== undefined;
  const compared = respects === undefined ? [] : [compare(things, { respects, checklist, inputs })];
  const others = checklist.filter((item) => !isCompared(item));
  return [...compared, ...(others.length === 0 ? [] : [listItems(others, inputs)])].filter(hasQuote);
}

function hasQuote({ sentences }: Block): boolean {
  return sentences.some(({ evidenceIds }) => evidenceIds.length > 0);
}

/**
 * What is asked of the things, each worded without the name of the thing; undefined where they are not asked alike, so that
 * columns would have no common head.
 */
function respectsOf(
  checklist: readonly ChecklistItem[],
  things: readonly string[],
): readonly string[] | undefined {
  const ofThings = checklist.filter(({ entity }) => entity !== undefined);
  const respects = [...new Set(ofThings.map(respectOf))];
  if (respects.length * things.length === ofThings.length) return respects;
  return ofThings.length === things.length ? [SAID] : undefined;
}

function respectOf({ description, entity = '' }: ChecklistItem): string {
  const at = description.toLowerCase().indexOf(entity.toLowerCase());
  if (at < 0) return description;
  const without = `${description.slice(0, at)}…${description.slice(at + entity.length)}`;
  const worded = without.replace(/^…\s*[:：]\s*/u, '').replace(/^How (?:does|do) … do on (?=\S)/u, '');
  return worded.charAt(0).toUpperCase() + worded.slice(1);
}

interface Comparison {
  readonly respects: readonly string[];
  readonly checklist: readonly ChecklistItem[];
  readonly inputs: DraftInputs;
}

function compare(things: readonly string[], { respects, checklist, inputs }: Comparison): Block {
  const isOne = respects.length === 1;
  const rows = things.map((thing) => {
    const own = checklist.filter(({ entity }) => entity === thing);
    if (isOne) return [connective(thing), ...own.slice(0, 1).flatMap((item) => twoVoices(item, inputs))];
    const cells = respects.map((respect) => own.find((item) => respectOf(item) === respect));
    return [
      connective(thing),
      ...cells.map((item) => (item === undefined ? EMPTY_CELL : cellOf(direct(item, inputs)[0]))),
    ];
  });
  const heads = isOne ? [...respects, SAID_ELSEWHERE] : respects;
  return tableBlock([[COMPARED, ...heads].map(connective), ...rows]);
}

function listItems(items: readonly ChecklistItem[], inputs: DraftInputs): Block {
  const head = [ASKED, SAID, SAID_ELSEWHERE].map(connective);
  const rows = items.map((item) => [connective(labelOf(item)), ...twoVoices(item, inputs)]);
  return tableBlock([head, ...rows]);
}

/** The best quote, and the best of somebody else. */
function twoVoices(item: ChecklistItem, inputs: DraftInputs): readonly Sentence[] {
  const quotes = direct(item, inputs);
  const voice = ({ sourceId }: Evidence): string => {
    const source = inputs.sources.get(sourceId);
    return source === undefined ? sourceId : voiceOf(source);
  };
  const [best] = quotes;
  const other = best && quotes.find((one) => voice(one) !== voice(best) && one.quote !== best.quote);
  return [cellOf(best), cellOf(other)];
}

/** What answers the item, best first. */
function direct(item: ChecklistItem, inputs: DraftInputs): readonly Evidence[] {
  return rankQuotes(item, inputs).filter((one) => isDirect(one, item, inputs));
}

function cellOf(evidence: Evidence | undefined): Sentence {
  if (evidence === undefined) return EMPTY_CELL;
  const cell = quote(evidence);
  return { ...cell, text: oneLine(cell.text) };
}

/** A column that nothing stands in is left out, unless it is what was asked. */
function tableBlock(rows: readonly (readonly Sentence[])[]): Block {
  const columns = rows[0]?.length ?? 1;
  const isEmpty = rows.slice(1).every((row) => (row.at(-1)?.evidenceIds ?? []).length === 0);
  const isSpare = rows[0]?.at(-1)?.text === SAID_ELSEWHERE && isEmpty;
  const kept = isSpare ? columns - 1 : columns;
  return { form: 'table', columns: kept, sentences: rows.flatMap((row) => row.slice(0, kept)) };
}
