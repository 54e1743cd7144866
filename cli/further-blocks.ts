import { underHeads } from '#shared/domain/quote-head.ts';
import { evidenceIn } from '#shared/domain/report-reading.ts';
import type { Block, Report, Sentence } from '#shared/domain/report.ts';

/** Beside a sure answer as many further quotes as this: where it is not what was asked after all, these may say it. */
const MOST_BESIDE_ANSWER = 3;

/** What else was found on the question: all of it where no sure answer was, else the best of it. */
export function furtherBlocks(report: Report): readonly Block[] {
  const { outcome, sections, checklist } = report;
  const blocks = sections.flatMap((section) => section.blocks);
  const quoted = quotedIn(blocks, report);
  if (outcome !== 'answered') return underOwnHeads(blocks, quoted);
  const best = new Set(
    evidenceIn(blocks)
      .toSorted((a, b) => placeAmong(checklist, a) - placeAmong(checklist, b))
      .slice(0, MOST_BESIDE_ANSWER),
  );
  const isKept = ({ evidenceIds }: Sentence): boolean => evidenceIds.some((id) => best.has(id));
  const kept = blocks.flatMap((block) => {
    const sentences = block.sentences.filter((one) => one.kind === 'connective' || isKept(one));
    const left = { ...block, sentences };
    quoted.set(
      left,
      (quoted.get(block) ?? []).filter(({ sentence }) => isKept(sentence)),
    );
    return evidenceIn([left]).length > 0 ? [left] : [];
  });
  return underOwnHeads(kept, quoted);
}

interface Quoted {
  readonly sentence: Sentence;
  readonly sourceId: string;
  readonly title: string;
  readonly quote: string;
  readonly headings: readonly string[];
}

/** The quotes of each list that stands below a head of code; of what a writer says before quotes nothing. */
function quotedIn(blocks: readonly Block[], { sources }: Report): Map<Block, readonly Quoted[]> {
  const places = new Map(
    sources.flatMap(({ sourceId, title, quotes }) =>
      quotes.map(({ evidenceId, headings }) => [evidenceId, { sourceId, title, headings }] as const),
    ),
  );
  return new Map(
    blocks.map((block): [Block, readonly Quoted[]] => {
      const [head, ...rest] = block.sentences;
      const quotes = rest.flatMap((sentence): readonly Quoted[] => {
        const place = sentence.kind === 'quote' ? places.get(sentence.evidenceIds[0] ?? '') : undefined;
        return place === undefined ? [] : [{ sentence, quote: sentence.text, ...place }];
      });
      const isAll = block.form === 'list' && quotes.length === rest.length;
      return [block, isAll && head !== undefined && isHeadOf(head, quotes) ? quotes : []];
    }),
  );
}

/** Whether it is what code says over these quotes, be it behind others of their document. */
function isHeadOf({ kind, text }: Sentence, quotes: readonly Quoted[]): boolean {
  const [first] = quotes;
  if (first === undefined || kind !== 'connective') return false;
  const alone = underHeads(quotes, () => first.title);
  const [, behind] = underHeads([{ ...first, headings: [] }, ...quotes], () => first.title);
  return alone.length === 1 && [alone[0]?.head, behind?.head].includes(text);
}

/** The title of a source is said once above those of its passages that follow each other, and those of one section stand together, whatever was left out between them. */
function underOwnHeads(
  blocks: readonly Block[],
  quoted: ReadonlyMap<Block, readonly Quoted[]>,
): readonly Block[] {
  const titles = new Map([...quoted.values()].flat().map(({ sourceId, title }) => [sourceId, title]));
  const runs: { quotes: readonly Quoted[]; block: Block }[] = [];
  for (const block of blocks) {
    const quotes = quoted.get(block) ?? [];
    const last = runs.at(-1);
    if (last === undefined || last.quotes.length === 0 || quotes.length === 0) runs.push({ quotes, block });
    else last.quotes = [...last.quotes, ...quotes];
  }
  return runs.flatMap(({ quotes, block }): readonly Block[] => {
    if (quotes.length === 0) return [block];
    return underHeads(quotes, (id) => titles.get(id)).map(({ head, quotes: own }) => ({
      form: 'list',
      sentences: [
        { text: head, kind: 'connective', evidenceIds: [] },
        ...own.map(({ sentence }) => sentence),
      ],
    }));
  });
}

/** Each item names its quotes best first: how far ahead a quote stands for the item that it serves best. */
function placeAmong(checklist: Report['checklist'], id: string): number {
  const places = checklist
    .map(({ evidenceIds = [] }) => evidenceIds.indexOf(id))
    .filter((place) => place >= 0);
  return Math.min(Number.MAX_SAFE_INTEGER, ...places);
}
