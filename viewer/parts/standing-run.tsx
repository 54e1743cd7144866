import type { StandingRun } from '#shared/domain/standing.ts';
import { useApp } from '../app-context.ts';
import { Badge } from './job-rows.tsx';

/** How a run of a standing question stands: how it ended, and how much changed. */
export function RunState({ run }: { readonly run: StandingRun }) {
  const { words } = useApp();
  const { status = 'PROCESSING', outcome, changes } = run;
  const count = Object.values(changes ?? {}).reduce((sum, one) => sum + one, 0);
  const label = changes === undefined ? words.standing.firstRun : changeWords(count);
  function changeWords(number: number): string {
    return number === 0 ? words.standing.unchanged : words.standing.changed(number);
  }
  return (
    <>
      <Badge job={{ status, ...(outcome === undefined ? {} : { outcome }) }} />{' '}
      {status === 'COMPLETED' && <span class={count > 0 ? 'has-changes' : undefined}>{label} ·</span>}
    </>
  );
}
