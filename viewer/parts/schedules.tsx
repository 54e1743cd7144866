import { useState } from 'preact/hooks';
import type { ScheduleView } from '#shared/api/schedules.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';
import { useLoad } from '../state/use-load.ts';
import { AskTwice } from './ask-twice.tsx';
import { Failure } from './failure.tsx';
import { shown } from './inline.tsx';
import { When } from './when.tsx';

interface SchedulesProps {
  /** The standing question whose runs they begin; undefined: all schedules there are. */
  readonly standingId: string | undefined;
}

/** What is begun at set times: when next, and what became of the last time. */
export function Schedules({ standingId }: SchedulesProps) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.call('listSchedules', {}), standingId);
  if (loading.state === 'loading') return null;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const schedules = loading.value.schedules.filter(
    (one) => standingId === undefined || begins(one, standingId),
  );
  if (schedules.length === 0 && standingId === undefined) return null;
  return (
    <section aria-labelledby="schedules">
      <h2 id="schedules">{words.schedule.title}</h2>
      {schedules.length === 0 && <p class="meta">{words.schedule.none}</p>}
      <ul class="jobs">
        {schedules.map((one) => (
          <ScheduleRow key={one.scheduleId} schedule={one} again={loading.retry} of={standingId} />
        ))}
      </ul>
      {standingId !== undefined && schedules.length === 0 && (
        <NewSchedule standingId={standingId} again={loading.retry} />
      )}
    </section>
  );
}

function begins({ work }: ScheduleView, standingId: string): boolean {
  return work.kind === 'standing' && work.standingId === standingId;
}

const NEXT_SHOWN = 3;

interface RowProps {
  readonly schedule: ScheduleView;
  readonly again: () => void;
  /** The standing question that the row stands under. */
  readonly of: string | undefined;
}

function ScheduleRow({ schedule, again, of }: RowProps) {
  const { words, client } = useApp();
  const [error, setError] = useState<unknown>();
  const { scheduleId, status, next, when, work } = schedule;
  const params = { scheduleId };
  const isPaused = status === 'PAUSED';
  const change = (): void => {
    client
      .call('changeSchedule', { params, body: { status: isPaused ? 'ENABLED' : 'PAUSED' } })
      .then(again, setError);
  };
  const remove = async (): Promise<void> => client.call('deleteSchedule', { params }).then(again);
  return (
    <li>
      {schedule.name !== undefined && <p class="meta">{shown(schedule.name)}</p>}
      {work.kind === 'question' && <p dir="auto">{shown(work.request.question)}</p>}
      <p class="meta">
        {isPaused && <strong class="badge cancelled">{words.schedule.paused}</strong>}{' '}
        <code dir="ltr">{'cron' in when ? `${when.cron} ${when.timeZone}` : when.rate}</code>{' '}
        {work.kind === 'standing' && of === undefined && (
          <a href={addressOf({ page: 'standing-question', standingId: work.standingId, run: undefined })}>
            {words.standing.title}
          </a>
        )}
      </p>
      {next.length > 0 && (
        <p class="meta">
          {words.schedule.next}:{' '}
          {next.slice(0, NEXT_SHOWN).map((at, index) => (
            <span key={at}>
              {index > 0 && ' · '}
              <When at={at} language={words.language} />
            </span>
          ))}
        </p>
      )}
      <LastTime schedule={schedule} />
      <div class="actions row">
        <button type="button" class="second" onClick={change}>
          {isPaused ? words.schedule.resume : words.schedule.pause}
        </button>
        <AskTwice label={words.schedule.remove} question={words.schedule.removeSure} act={remove} />
      </div>
      {error !== undefined && <Failure error={error} />}
    </li>
  );
}

/** Why nothing was begun the last time, where that is so. */
function LastTime({ schedule }: { readonly schedule: ScheduleView }) {
  const { words } = useApp();
  const last = schedule.runs.at(-1);
  if (last?.reason === undefined) return null;
  return (
    <p class="meta">
      <When at={last.scheduledFor} language={words.language} />: <span dir="auto">{shown(last.reason)}</span>
    </p>
  );
}

function NewSchedule({ standingId, again }: { readonly standingId: string; readonly again: () => void }) {
  const { words, client } = useApp();
  const [error, setError] = useState<unknown>();
  const begin = (rate: string) => (): void => {
    client
      .call('createSchedule', { body: { when: { rate }, work: { kind: 'standing', standingId } } })
      .then(again, setError);
  };
  return (
    <div class="actions row">
      <button type="button" class="second" onClick={begin('1 day')}>
        {words.schedule.daily}
      </button>
      <button type="button" class="second" onClick={begin('7 days')}>
        {words.schedule.weekly}
      </button>
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}
