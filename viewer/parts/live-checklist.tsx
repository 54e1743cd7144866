import { directionOf } from '#shared/presentation/direction.ts';
import { STATUS_SIGNS } from '#shared/presentation/status-signs.ts';
import { useApp } from '../app-context.ts';
import type { LiveJob } from '../state/live-job.ts';
import { Inline } from './inline.tsx';

/** What a full answer must cover, filling up as evidence is found. */
export function LiveChecklist({ job }: { readonly job: LiveJob }) {
  const { words } = useApp();
  if (job.items.length === 0) return null;
  return (
    <section class="covers" aria-labelledby="checklist">
      <h2 id="checklist">{words.inReport.checklist}</h2>
      <ol class="checklist">
        {job.items.map(({ id, description, status }) => (
          <li key={id} class={status ?? 'unknown'}>
            <span class="sign" aria-hidden="true">
              {status === undefined ? '·' : STATUS_SIGNS[status]}
            </span>
            <p dir={directionOf(description)}>
              <Inline text={description} />
              <span class="unseen">
                {' '}
                {status === undefined ? words.waiting : words.inReport.status[status]}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
