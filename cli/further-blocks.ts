import { headOver, namingDocument } from '#shared/domain/quote-head.ts';
import { evidenceIn } from '#shared/domain/report-reading.ts';
import type { Block, CitedSource, Report } from '#shared/domain/report.ts';

/** Beside a sure answer as many further quotes as this: where it is not what was asked after all, these may say it. */
const MOST_BESIDE_ANSWER = 3;

/** What else was found on the question: all of it where no sure answer was, else the best of it. */
export function furtherBlocks(report: Report): readonly Block[] {
  const { outcome, sections, checklist } = report;
  const blocks = sections.flatMap((section) => section.blocks);
  if (outcome !== 'answered') return blocks;
  const best = new Set(
    evidenceIn(blocks)
      .toSorted((a, b) => placeAmong(checklist, a) - placeAmong(checklist, b))
      .slice(0, MOST_BESIDE_ANSWER),
  );
  const kept = blocks.flatMap((block) => {
    const sentences = block.sentences.filter(
      ({ kind, evidenceIds }) => kind === 'connective' || evidenceIds.some((id) => best.has(id)),
    );
    return evidenceIn([{ ...block, sentences }]).length > 0 ? [{ ...block, sentences }] : [];
  });
  return withTitles(kept, report);
}

/** The title of a source is said above the first of its passages: of those that are left, where that one is not. */
function withTitles(blocks: readonly Block[], { sources }: Report): readonly Block[] {
  const told = new Set<CitedSource>();
  return blocks.map((block) => {
    const [head, ...rest] = block.sentences;
    const source = sources.find(({ quotes }) =>
      quotes.some(({ evidenceId }) => evidenceIn([block]).includes(evidenceId)),
    );
    if (source === undefined || told.has(source) || head?.kind !== 'connective') return block;
    told.add(source);
    const title = headOver({ title: source.title, heading: undefined });
    return { ...block, sentences: [{ ...head, text: namingDocument(head.text, title) }, ...rest] };
  });
}

/** Each item names its quotes best first: how far ahead a quote stands for the item that it serves best. */
function placeAmong(checklist: Report['checklist'], id: string): number {
  const places = checklist
    .map(({ evidenceIds = [] }) => evidenceIds.indexOf(id))
    .filter((place) => place >= 0);
  return Math.min(Number.MAX_SAFE_INTEGER, ...places);
}
