import { useState } from 'preact/hooks';
import type { StandingView } from '#shared/api/standing-responses.ts';
import { type JobStatus, isTerminal } from '#shared/domain/job.ts';
import type { StandingRun } from '#shared/domain/standing.ts';
import { useApp } from '../app-context.ts';
import { AskTwice } from '../parts/ask-twice.tsx';
import { ChangedEvidence } from '../parts/changed-evidence.tsx';
import { Failure } from '../parts/failure.tsx';
import { Inline } from '../parts/inline.tsx';
import { Schedules } from '../parts/schedules.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { RunState } from '../parts/standing-run.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../state/route.ts';
import { useAgain } from '../state/use-again.ts';
import { useLoad } from '../state/use-load.ts';

interface StandingPageProps {
  readonly standingId: string;
  /** The run whose changes are shown; the newest that is done where none is named. */
  readonly run: string | undefined;
}

/** One standing question: its runs, and what changed in one of them. */
export function StandingPage({ standingId, run }: StandingPageProps) {
  const { client } = useApp();
  const loading = useLoad(() => client.call('getStanding', { params: { standingId } }), standingId);
  const isMoving = loading.state === 'ready' && loading.value.runs.some(({ status }) => !hasEnded(status));
  useAgain(loading, isMoving);
  if (loading.state === 'ready') return <Loaded standing={loading.value} run={run} again={loading.retry} />;
  return (
    <main class="broad">
      {loading.state === 'failed' ? (
        <Failure error={loading.error} retry={loading.retry} />
      ) : (
        <Skeleton lines={7} />
      )}
    </main>
  );
}

function hasEnded(status: JobStatus | undefined): boolean {
  return status !== undefined && isTerminal(status);
}

interface LoadedProps {
  readonly standing: StandingView;
  readonly run: string | undefined;
  readonly again: () => void;
}

function Loaded({ standing, run, again }: LoadedProps) {
  const { words, client, go } = useApp();
  const [error, setError] = useState<unknown>();
  const params = { standingId: standing.standingId };
  const done = standing.runs.filter(({ status }) => status === 'COMPLETED');
  const isAtWork = standing.runs.some(({ status }) => !hasEnded(status));
  const shownRun = done.find(({ jobId }) => jobId === run) ?? done.at(-1);
  const begin = (): void => {
    setError(undefined);
    client.call('runStanding', { params }).then(again, setError);
  };
  const remove = async (): Promise<void> =>
    client.call('deleteStanding', { params }).then(() => go({ page: 'standing' }));
  return (
    <main class="broad">
      <p class="back">
        <a href={addressOf({ page: 'standing' })}>{words.standing.title}</a>
      </p>
      <h1 dir="auto">
        <Inline text={standing.request.question} />
      </h1>
      <div class="actions row">
        <button type="button" class="first" onClick={begin} disabled={isAtWork}>
          {words.standing.run}
        </button>
        <AskTwice label={words.standing.remove} question={words.standing.removeSure} act={remove} />
      </div>
      {error !== undefined && <Failure error={error} />}
      {isAtWork && (
        <p class="lost" role="status">
          {words.standing.atWork}
        </p>
      )}
      <section aria-labelledby="runs">
        <h2 id="runs">{words.standing.runs}</h2>
        {standing.runs.length === 0 && <p class="empty">{words.standing.noRuns}</p>}
        <ol class="jobs runs">
          {standing.runs.toReversed().map((one) => (
            <RunRow key={one.jobId} standingId={standing.standingId} run={one} isShown={one === shownRun} />
          ))}
        </ol>
      </section>
      {shownRun?.changes && <Changes standingId={standing.standingId} jobId={shownRun.jobId} />}
      <Schedules standingId={standing.standingId} />
    </main>
  );
}

interface RunRowProps {
  readonly standingId: string;
  readonly run: StandingRun;
  readonly isShown: boolean;
}

function RunRow({ standingId, run, isShown }: RunRowProps) {
  const { words } = useApp();
  const { jobId } = run;
  const toJob =
    run.status === 'COMPLETED'
      ? ({ page: 'report', jobId, quote: undefined } as const)
      : ({ page: 'job', jobId } as const);
  return (
    <li aria-current={isShown ? 'true' : undefined}>
      <p class="meta">
        <RunState run={run} /> <When at={run.at} language={words.language} /> ·{' '}
        <a href={addressOf(toJob)}>{run.status === 'COMPLETED' ? words.report : words.progress}</a>
        {run.changes && (
          <>
            {' · '}
            <a href={addressOf({ page: 'standing-question', standingId, run: jobId })}>
              {words.standing.whatChanged}
            </a>
          </>
        )}
      </p>
    </li>
  );
}

function Changes({ standingId, jobId }: { readonly standingId: string; readonly jobId: string }) {
  const { words, client } = useApp();
  const loading = useLoad(
    () => client.call('getStandingChanges', { params: { standingId }, query: { jobId } }),
    jobId,
  );
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  if (loading.state === 'loading') return <Skeleton lines={6} />;
  const { changes } = loading.value;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{words.standing.whatChanged}</h2>
      {changes && <ChangedEvidence jobId={loading.value.jobId} changes={changes} />}
    </section>
  );
}
