import { gapsOf, limitationsOf, shownClaims } from '#shared/domain/report-reading.ts';
import { STATUS_SIGNS } from '#shared/presentation/status-signs.ts';
import { Inline } from './inline.tsx';
import type { ReportView } from './report-view.ts';

/** The list beside the text: one entry per asked item with how far it is answered, then the parts of the page. */
export function ReportContents({ view }: { readonly view: ReportView }) {
  const { report } = view;
  const words = view.words.inReport;
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['answer', words.answer, true],
    ...report.sections.map((section, index) => [`section-${index + 1}`, section.title, true] as const),
    ['disputes', words.disputes, report.contradictions.length > 0],
    ['claims', words.claims, shownClaims(report).length > 0],
    ['gaps', words.gaps, gapsOf(report).length > 0],
    ['limitations', words.limitations, limitationsOf(report).length > 0],
    ['checklist', words.checklist, report.checklist.length > 0],
    ['trust', words.trust, true],
    ['sources', words.sources, report.sources.length > 0],
  ];
  return (
    <nav class="contents" aria-label={words.contents}>
      <ol class="items">
        {report.checklist.map((item, index) => (
          <li key={item.itemId} class={item.status}>
            <button type="button" onClick={() => scrollTo(placeOf(item.itemId, index, report.sections))}>
              <span class="sign" aria-hidden="true">
                {STATUS_SIGNS[item.status]}
              </span>
              <span dir="auto">
                <Inline text={item.description} />
              </span>
              <span class="unseen">{words.status[item.status]}</span>
            </button>
          </li>
        ))}
      </ol>
      <ol>
        {parts.map(
          ([id, title, isThere]) =>
            isThere && (
              <li key={id}>
                <button type="button" dir="auto" onClick={() => scrollTo(id)}>
                  {title}
                </button>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

/** The section that is about an item alone, or the row of the item. */
function placeOf(
  itemId: string,
  index: number,
  sections: readonly { readonly itemIds: readonly string[] }[],
): string {
  const section = sections.findIndex(({ itemIds }) => itemIds.length === 1 && itemIds[0] === itemId);
  return section >= 0 ? `section-${section + 1}` : `item-${index + 1}`;
}

function scrollTo(id: string): void {
  const target = document.querySelector<HTMLElement>(`#${id}`);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  target?.focus({ preventScroll: true });
}
