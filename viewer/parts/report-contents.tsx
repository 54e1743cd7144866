import { statusWords } from '#shared/presentation/item-status.ts';
import { itemAnchor, partsOf } from '#shared/presentation/report-outline.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { Inline } from './inline.tsx';
import type { ReportView } from './report-view.ts';

/** The list beside the text: one entry per asked item with how far it is answered, then the parts of the page. */
export function ReportContents({ view }: { readonly view: ReportView }) {
  const { report } = view;
  const words = view.words.inReport;
  return (
    <nav class="contents" aria-label={words.contents}>
      <ol class="items">
        {report.checklist.map((item, index) => (
          <li key={item.itemId} class={item.status}>
            <button type="button" onClick={() => scrollTo(itemAnchor(report, index))}>
              <span class="sign" aria-hidden="true">
                {signOf(item)}
              </span>
              <span dir="auto">
                <Inline text={item.description} />
              </span>
              <span class="unseen">{statusWords(item, words).status}</span>
            </button>
          </li>
        ))}
      </ol>
      <ol>
        {[...partsOf(report, words), ['export', view.words.exportMenu] as const].map(([id, title]) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => scrollTo(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Leads to a part of the page, by eye and by keyboard. */
export function scrollTo(id: string): void {
  const target = document.querySelector<HTMLElement>(`#${id}`);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  target?.focus({ preventScroll: true });
}
