import type { StandingView } from '#shared/api/standing-responses.ts';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';
import { shown } from '../parts/inline.tsx';
import { Schedules } from '../parts/schedules.tsx';
import { RunState } from '../parts/standing-run.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { TextForm } from '../parts/text-form.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../state/route.ts';
import { useLoad } from '../state/use-load.ts';

/** The standing questions, and a way to keep one. */
export function StandingListPage() {
  const { words, client } = useApp();
  const loading = useLoad(() => client.call('listStanding', {}), 'standing');
  const standing: readonly StandingView[] = loading.state === 'ready' ? loading.value.standing : [];
  return (
    <main class="narrow">
      <h1>{words.standing.title}</h1>
      <p class="lede">{words.standing.lead}</p>
      <KeepQuestion />
      {loading.state === 'loading' && <Skeleton lines={5} />}
      {loading.state === 'failed' && <Failure error={loading.error} retry={loading.retry} />}
      {loading.state === 'ready' && standing.length === 0 && <p class="empty">{words.standing.none}</p>}
      <ul class="jobs">
        {standing.map((one) => {
          const last = one.runs.at(-1);
          return (
            <li key={one.standingId}>
              <a
                href={addressOf({ page: 'standing-question', standingId: one.standingId, run: undefined })}
                dir="auto"
              >
                {shown(one.request.question)}
              </a>
              <p class="meta">
                {last ? <RunState run={last} /> : words.standing.noRuns}{' '}
                {last && <When at={last.at} language={words.language} />}
              </p>
            </li>
          );
        })}
      </ul>
      <Schedules standingId={undefined} />
    </main>
  );
}

function KeepQuestion() {
  const { words, client, go } = useApp();
  return (
    <TextForm
      kind="new"
      label={words.question}
      rows={2}
      button={words.standing.keep}
      send={async (question) => {
        const { standingId } = await client.call('createStanding', { body: { request: { question } } });
        go({ page: 'standing-question', standingId, run: undefined });
      }}
    />
  );
}
