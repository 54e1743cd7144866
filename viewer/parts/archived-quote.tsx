import { useState } from 'preact/hooks';
import type { DiffQuote } from '#shared/domain/diff/evidence-diff.ts';
import { evidenceId } from '#shared/domain/evidence.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { isInline } from '#shared/presentation/sentence-runs.ts';
import { useApp } from '../app-context.ts';
import { useLoad } from '../state/use-load.ts';
import { Failure } from './failure.tsx';
import { Inline, shown } from './inline.tsx';
import { Quotation } from './quotation.tsx';
import { Skeleton } from './skeleton.tsx';

interface ArchivedQuoteProps {
  /** The job that read the text. */
  readonly jobId: string;
  readonly quote: DiffQuote;
}

/** A quote, and on demand the archived text that it stands in. */
export function ArchivedQuote({ jobId, quote }: ArchivedQuoteProps) {
  const { words, client } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isInline(quote.quote) ? (
        <blockquote dir={directionOf(quote.quote)}>
          <span class="quote">
            <Inline text={quote.quote} />
          </span>
        </blockquote>
      ) : (
        <Quotation quote={quote.quote} />
      )}
      {client.canAsk && (
        <details class="in-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.standing.inText}</summary>
          {isOpen && <TextAround jobId={jobId} quote={quote} />}
        </details>
      )}
    </>
  );
}

/** Characters on each side. */
const REACH = 400;

function TextAround({ jobId, quote }: ArchivedQuoteProps) {
  const { words, client } = useApp();
  const id = quote.evidenceId ?? evidenceId(quote.sourceId, quote.locator);
  const loading = useLoad(
    () => client.call('getEvidence', { params: { jobId, evidenceId: id }, query: { context: REACH } }),
    `${jobId} ${id}`,
  );
  if (loading.state === 'loading') return <Skeleton lines={3} />;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const { before, after } = loading.value;
  return (
    <>
      <pre
        class="text"
        tabIndex={0}
        role="group"
        dir={directionOf(quote.quote)}
        aria-label={words.standing.inText}
      >
        {shown(before)}
        <mark>{shown(quote.quote)}</mark>
        {shown(after)}
      </pre>
      <p class="meta">
        <code dir="ltr">{quote.locator}</code> · {words.inReport.hashOfText}:{' '}
        <code class="hash" dir="ltr">
          {quote.archiveHash}
        </code>
      </p>
    </>
  );
}
