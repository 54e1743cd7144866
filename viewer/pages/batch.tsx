import { useState } from 'preact/hooks';
import type { BatchView } from '#shared/api/batch-responses.ts';
import type { BatchResult } from '#shared/domain/batch-result.ts';
import { CANCELLABLE, type LineError, hasBatchEnded } from '#shared/domain/batch.ts';
import { useApp } from '../app-context.ts';
import { AskTwice } from '../parts/ask-twice.tsx';
import { BatchBadge, BatchMeter } from '../parts/batch-state.tsx';
import { Failure } from '../parts/failure.tsx';
import { shown } from '../parts/inline.tsx';
import { Badge } from '../parts/job-rows.tsx';
import { costOf } from '../parts/live-stages.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../state/route.ts';
import { useAgain } from '../state/use-again.ts';
import { useLoad } from '../state/use-load.ts';

const PAGE = 100;

/** One batch: how far it is, what came of each line, and the lines that could not be used. */
export function BatchPage({ batchId }: { readonly batchId: string }) {
  const { words, client } = useApp();
  const params = { batchId };
  const loading = useLoad(() => client.call('getBatch', { params }), batchId);
  const batch = loading.state === 'ready' ? loading.value : undefined;
  useAgain(loading, batch !== undefined && !hasBatchEnded(batch.status));
  if (!batch)
    return (
      <main class="narrow">
        {loading.state === 'failed' ? (
          <Failure error={loading.error} retry={loading.retry} />
        ) : (
          <Skeleton lines={6} />
        )}
      </main>
    );
  const cancel = async (): Promise<void> => client.call('cancelBatch', { params }).then(loading.retry);
  return (
    <main class="narrow">
      <p class="back">
        <a href={addressOf({ page: 'batches' })}>{words.batch.title}</a>
      </p>
      <h1 dir="auto">{shown(batch.name ?? words.batch.questions(batch.lines ?? 0))}</h1>
      <p class="verdict">
        <BatchBadge status={batch.status} /> <When at={batch.createdAt} language={words.language} />
      </p>
      {batch.failure && <Failure error={new Error(batch.failure.message)} />}
      <Counts batch={batch} />
      {(batch.errors ?? 0) > 0 && <LineErrors batchId={batchId} />}
      <Results batch={batch} />
      {CANCELLABLE.includes(batch.status) && (
        <AskTwice label={words.cancel} question={words.batch.cancelSure} act={cancel} />
      )}
    </main>
  );
}

function Counts({ batch }: { readonly batch: BatchView }) {
  const { words } = useApp();
  const { counts, lines = 0 } = batch;
  const { outcome } = words.inReport;
  const figures = [
    [outcome.answered, counts.answered],
    [outcome.partial, counts.partial],
    [outcome.insufficient_evidence, counts.insufficientEvidence],
    [words.status.FAILED, counts.failed],
    [words.status.CANCELLED, counts.cancelled],
    [words.status.EXPIRED, counts.expired],
  ] as const;
  const { tokens: calls, usd } = counts;
  const cost = costOf({ calls, usd, tokens: calls, isPriceKnown: usd > 0 }, words);
  return (
    <section class="counts" aria-label={words.progress}>
      <BatchMeter batch={batch} />
      <p class="summary-line">
        <span>{words.batch.ended(counts.ended, lines)}</span>
        {figures.map(([label, count]) => count > 0 && <span key={label}>{`${label}: ${count}`}</span>)}
        <span>{cost}</span>
      </p>
    </section>
  );
}

function LineErrors({ batchId }: { readonly batchId: string }) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.call('getBatchErrors', { params: { batchId } }), batchId);
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const errors: readonly LineError[] = loading.state === 'ready' ? loading.value.errors : [];
  return (
    <section aria-labelledby="line-errors">
      <h2 id="line-errors">{words.batch.lineErrors}</h2>
      <ul class="line-errors">
        {errors.map(({ line, customId, error }) => (
          <li key={line}>
            <b>{words.batch.line(line)}</b> {customId !== undefined && <bdi>{shown(customId)} · </bdi>}
            <span dir="auto">{shown(error.message)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ batch }: { readonly batch: BatchView }) {
  const { words, client } = useApp();
  const [limit, setLimit] = useState(PAGE);
  const { batchId, counts, status } = batch;
  const loading = useLoad(
    () => client.call('getBatchResults', { params: { batchId }, query: { limit } }),
    `${counts.ended} ${status} ${limit}`,
  );
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  if (loading.state === 'loading') return <Skeleton lines={5} />;
  const { results, next } = loading.value;
  return (
    <section aria-labelledby="results">
      <h2 id="results">{words.batch.results}</h2>
      {results.length === 0 && <p class="empty">{words.batch.noResults}</p>}
      <ul class="jobs">
        {results.map((result) => (
          <ResultRow key={result.line} result={result} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" class="second" onClick={() => setLimit(limit + PAGE)}>
          {words.older}
        </button>
      )}
    </section>
  );
}

function ResultRow({ result }: { readonly result: BatchResult }) {
  const { words } = useApp();
  const { jobId, status, trust } = result;
  const route =
    status === 'COMPLETED'
      ? ({ page: 'report', jobId, quote: undefined } as const)
      : ({ page: 'job', jobId } as const);
  return (
    <li>
      <a href={addressOf(route)} dir="auto">
        {shown(result.customId)}
      </a>
      <p class="meta">
        <Badge job={result} /> {trust && words.inReport.quotesVerified(trust.quotesVerified)}
        {result.failure && <span dir="auto">{shown(result.failure.message)}</span>}
      </p>
    </li>
  );
}
