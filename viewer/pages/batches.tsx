import { useState } from 'preact/hooks';
import type { BatchList, BatchView } from '#shared/api/batch-responses.ts';
import { hasBatchEnded } from '#shared/domain/batch.ts';
import { useApp } from '../app-context.ts';
import { BatchBadge, BatchMeter } from '../parts/batch-state.tsx';
import { Failure } from '../parts/failure.tsx';
import { shown } from '../parts/inline.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { TextForm } from '../parts/text-form.tsx';
import { When } from '../parts/when.tsx';
import { linesOf } from '../state/batch-lines.ts';
import { addressOf } from '../state/route.ts';
import { useAgain } from '../state/use-again.ts';
import { useLoad } from '../state/use-load.ts';

const PAGE = 20;

/** Batches, newest first, and a way to begin one. */
export function BatchesPage() {
  const { words, client } = useApp();
  const [after, setAfter] = useState<readonly string[]>([]);
  const loading = useLoad(
    async () =>
      Promise.all(
        [undefined, ...after].map((from) =>
          client.call('listBatches', {
            query: { limit: PAGE, ...(from === undefined ? {} : { after: from }) },
          }),
        ),
      ),
    after.length,
  );
  const pages: readonly BatchList[] = loading.state === 'ready' ? loading.value : [];
  const batches = pages.flatMap((page) => page.batches);
  const next = pages.at(-1)?.next;
  useAgain(
    loading,
    batches.some(({ status }) => !hasBatchEnded(status)),
  );
  return (
    <main class="narrow">
      <h1>{words.batch.title}</h1>
      <p class="lede">{words.batch.lead}</p>
      <NewBatch />
      {loading.state === 'loading' && <Skeleton lines={5} />}
      {loading.state === 'failed' && <Failure error={loading.error} retry={loading.retry} />}
      {loading.state === 'ready' && batches.length === 0 && <p class="empty">{words.batch.none}</p>}
      <ul class="jobs">
        {batches.map((batch) => (
          <BatchRow key={batch.batchId} batch={batch} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" class="second" onClick={() => setAfter([...after, next])}>
          {words.older}
        </button>
      )}
    </main>
  );
}

function BatchRow({ batch }: { readonly batch: BatchView }) {
  const { words } = useApp();
  return (
    <li>
      <a href={addressOf({ page: 'batch', batchId: batch.batchId })} dir="auto">
        {shown(batch.name ?? words.batch.questions(batch.lines ?? 0))}
      </a>
      <BatchMeter batch={batch} />
      <p class="meta">
        <BatchBadge status={batch.status} /> {words.batch.ended(batch.counts.ended, batch.lines ?? 0)} ·{' '}
        <When at={batch.createdAt} language={words.language} />
      </p>
    </li>
  );
}

/** One question a line. */
function NewBatch() {
  const { words, client, go } = useApp();
  return (
    <TextForm
      kind="new"
      label={words.batch.lines}
      rows={4}
      button={words.batch.submit}
      isFit={(text) => linesOf(text).length > 0}
      beside={(text) =>
        linesOf(text).length > 0 && <span class="meta">{words.batch.questions(linesOf(text).length)}</span>
      }
      send={async (text) => {
        const lines = linesOf(text);
        const name = lines[0]?.question.slice(0, 120);
        const body = { input: { lines: [...lines] }, ...(name === undefined ? {} : { name }) };
        const { batchId } = await client.call('createBatch', { body });
        go({ page: 'batch', batchId });
      }}
    />
  );
}
