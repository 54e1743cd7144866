import { useEffect, useState } from 'preact/hooks';
import { type JobStatus, isTerminal } from '#shared/domain/job.ts';
import { useApp } from '../app-context.ts';
import { type LiveJob, readingPace, silentSeconds } from '../state/live-job.ts';
import { timeWords } from '../state/time-words.ts';
import { STAGES, type StageName } from '#shared/domain/step-row.ts';

interface LiveStagesProps {
  readonly job: LiveJob;
  readonly status: JobStatus;
}

/** The stages of a run, with which it is at, how long it has taken, and what it has cost. */
export function LiveStages({ job, status }: LiveStagesProps) {
  const { words } = useApp();
  const isOver = isTerminal(status);
  const now = useNow(isOver);
  const pace = isOver ? undefined : readingPace(job, now);
  const silent = status === 'PROCESSING' ? silentSeconds(job, now) : undefined;
  const stateOf = (stage: StageName): 'done' | 'now' | 'waiting' => {
    if (stage === job.stage && !isOver) return 'now';
    return job.reached.has(stage) ? 'done' : 'waiting';
  };
  const seconds = job.startedAt === undefined ? 0 : elapsed(job, isOver ? undefined : now);
  return (
    <section class="stages" aria-label={words.progress}>
      <ol>
        {STAGES.map((stage) => (
          <li key={stage} class={stateOf(stage)} aria-current={stateOf(stage) === 'now' ? 'step' : undefined}>
            <b>{words.stages[stage]}</b>
            <span class="unseen"> {words[stateOf(stage)]}</span>
          </li>
        ))}
      </ol>
      <div
        class="meter"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(job.progress * 100)}
      >
        <span style={{ width: `${Math.round(job.progress * 100)}%` }} />
      </div>
      <p class="summary-line">
        {status === 'QUEUED' && <span>{words.queued}</span>}
        {job.iteration > 1 && <span>{words.iteration(job.iteration)}</span>}
        {pace && <span>{words.reading(pace.done, pace.total)}</span>}
        {pace?.secondsLeft !== undefined && pace.secondsLeft > 0 && (
          <span>{words.left(timeWords(pace.secondsLeft, words.language))}</span>
        )}
        {seconds > 0 && <span>{words.elapsed(timeWords(seconds, words.language))}</span>}
        <span>{costOf(job, words)}</span>
      </p>
      {silent !== undefined && <p class="lost">{words.silent(timeWords(silent, words.language))}</p>}
    </section>
  );
}

function elapsed({ startedAt, latestAt }: LiveJob, now: number | undefined): number {
  const until = now ?? Date.parse(latestAt ?? '');
  return Math.max(0, Math.round((until - Date.parse(startedAt ?? '')) / 1000));
}

interface CostWords {
  readonly cost: string;
  readonly noModel: string;
  readonly tokens: (count: number) => string;
  readonly priceUnknown: string;
}

/** What the models have cost so far. */
export function costOf(
  job: Pick<LiveJob, 'calls' | 'usd' | 'tokens' | 'isPriceKnown'>,
  words: CostWords,
): string {
  if (job.calls === 0) return words.noModel;
  const price = job.isPriceKnown ? `$${job.usd.toFixed(4)}` : words.priceUnknown;
  return `${words.cost}: ${price} (${words.tokens(job.tokens)})`;
}

/** The time of day, each second, until it is over. */
function useNow(isOver: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return now;
}
