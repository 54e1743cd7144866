import { useEffect, useRef } from 'preact/hooks';
import type { QuoteContext } from '#shared/domain/quote-context.ts';
import { readLines } from '#shared/domain/text-lines.ts';
import { noticesOf, locationWords } from '#shared/presentation/report-figures.ts';
import { ContextText } from './context-text.tsx';
import { Inline } from './inline.tsx';
import type { ReportView } from './report-view.ts';
import { SourceAddress } from './source-address.tsx';

interface QuotePanelProps {
  readonly view: ReportView;
  /** `2-1`: the first quote of source 2. */
  readonly place: string;
  readonly contexts: ReadonlyMap<string, QuoteContext> | undefined;
  readonly close: () => void;
  /** Opens the quote so many further, around the end. */
  readonly move: (steps: 1 | -1) => void;
}

/** A quote in its archived text, beside the report. */
export function QuotePanel({ view, place, contexts, close, move }: QuotePanelProps) {
  const { report, words } = view;
  const [number = 0, at = 0] = place.split('-').map(Number);
  const source = report.sources[number - 1];
  const quote = source?.quotes[at - 1];
  const panel = useRef<HTMLElement>(null);
  const context = quote && contexts?.get(quote.evidenceId);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    scrollToMark(panel.current);
  }, [place, context]);
  if (!source || !quote) return null;
  const location = locationWords(quote.place, words.inReport);
  return (
    <aside
      class="sheet"
      tabIndex={-1}
      ref={panel}
      aria-label={words.inReport.sourceInText(number)}
      data-place={place}
    >
      <header>
        <p class="number">
          {words.inReport.source} [{number}]{' '}
          {noticesOf(source, words.inReport).map((notice) => (
            <strong key={notice} class="notice">
              {notice}
            </strong>
          ))}
        </p>
        <h2 dir="auto">
          <Inline text={source.title} />
        </h2>
        <p class="moves">
          <button type="button" class="second" onClick={() => move(-1)} aria-label={words.previousQuote}>
            ←
          </button>
          <button type="button" class="second" onClick={() => move(1)} aria-label={words.nextQuote}>
            →
          </button>
          <button type="button" class="first" onClick={close}>
            {words.inReport.close}
          </button>
        </p>
      </header>
      {context?.isCutBefore === true && <p class="cut">…</p>}
      <pre
        class="text"
        tabIndex={0}
        role="group"
        dir="auto"
        lang={source.language ?? ''}
        aria-label={words.inReport.sourceInText(number)}
      >
        <ContextText context={context ?? bare(quote.quote)} />
      </pre>
      {context?.isCutAfter === true && <p class="cut">…</p>}
      {contexts && !context && <p class="meta">{words.inReport.textNotRead}</p>}
      <footer>
        <p>
          {quote.headings.length > 0 && <bdi>{quote.headings.join(' › ')} · </bdi>}
          {location !== undefined && <bdi>{location} · </bdi>}
          <code dir="ltr">{quote.locator}</code>
        </p>
        <p>
          <SourceAddress source={source} />
        </p>
        <p>
          {words.inReport.hashOfText}:{' '}
          <code class="hash" dir="ltr">
            {source.archiveHash}
          </code>
        </p>
        <p class="meta">{words.keys}</p>
      </footer>
    </aside>
  );
}

/** The panel alone is moved: the text beside it stays where it is. */
function scrollToMark(panel: HTMLElement | null): void {
  const marks = [...(panel?.querySelectorAll('mark') ?? [])];
  const mark = marks.find((one) => one.getClientRects().length > 0);
  if (!panel || !mark) return;
  const above = mark.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  panel.scrollTop += above - panel.clientHeight / 3;
}

function bare(quote: string): Pick<QuoteContext, 'text' | 'lines' | 'quote'> {
  const lines = readLines(quote).map(({ kind, start }) => ({ kind, start }));
  return { text: quote, lines, quote: { start: 0, end: quote.length } };
}
