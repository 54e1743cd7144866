import { gapsOf, limitationsOf, shownClaims } from '#shared/domain/report-reading.ts';
import type { Report } from '#shared/domain/report.ts';
import { sectionTitle } from './section-title.ts';
import type { ReportWords } from './words/report-words.ts';

/** The parts that a report has, in their order: the id that a link leads to, and the title. */
export function partsOf(
  report: Report,
  words: ReportWords,
): readonly (readonly [id: string, title: string])[] {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['answer', words.answer, true],
    ...report.sections.map(
      (section, index) => [`section-${index + 1}`, sectionTitle(section, report, words), true] as const,
    ),
    ['disputes', words.disputes, report.contradictions.length > 0],
    ['claims', words.claims, shownClaims(report).length > 0],
    ['gaps', words.gaps, gapsOf(report).length > 0],
    ['limitations', words.limitations, limitationsOf(report).length > 0],
    ['checklist', words.checklist, report.checklist.length > 0],
    ['trust', words.trust, true],
    ['sources', words.sources, report.sources.length > 0],
  ];
  return parts.flatMap(([id, title, isThere]) => (isThere ? [[id, title] as const] : []));
}

/** The id of the section that is about an item alone, or of the row of the item, which stands at `index` in the checklist. */
export function itemAnchor(
  { checklist, sections }: Pick<Report, 'checklist' | 'sections'>,
  index: number,
): string {
  const itemId = checklist[index]?.itemId;
  const section = sections.findIndex(({ itemIds }) => itemIds.length === 1 && itemIds[0] === itemId);
  return section >= 0 ? `section-${section + 1}` : `item-${index + 1}`;
}
