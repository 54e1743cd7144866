import type { StepRow } from '#shared/domain/step-row.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';

/** The step table (shared/domain/steps.ts) as a table of Markdown. */
export function renderSteps(): string {
  const head = [
    '| State | Label | Asks | Paid from | Archive | Memory | Time limit | After the end of the job | Runs again |',
  ];
  const rows = TASK_STATES.map((state) => `| ${[`\`${state}\``, ...cellsOf(STEPS[state])].join(' | ')} |`);
  return [...head, '|---|---|---|---|---|---|---|---|---|', ...rows].join('\n');
}

function cellsOf(row: StepRow): readonly string[] {
  const { label, memoryMb, archive, budgetPool, runsAfterEnd, repeatable } = row;
  const end = { never: '', completed: 'runs where there is a report', always: 'runs' }[runsAfterEnd];
  return [
    label,
    askedBy(row).join(', '),
    budgetPool === 'none' ? '' : budgetPool,
    archive === 'none' ? '' : archive,
    `${memoryMb} MB`,
    timeOf(row),
    end,
    repeatable ? 'yes' : '',
  ];
}

function askedBy({ asksModel, searches, reads, ranks, compares, waitsFor }: StepRow): readonly string[] {
  const asked = { model: asksModel, providers: searches, pages: reads, reranker: ranks, encoder: compares };
  const services = Object.entries(asked).flatMap(([name, isAsked]) => (isAsked ? [name] : []));
  return waitsFor === 'person' ? [...services, 'a person'] : services;
}

function timeOf({ timeoutSeconds, waitsFor }: StepRow): string {
  if (waitsFor === 'person') return 'as long as a person is waited for';
  const bound = { nothing: '', model: ' + that of a model call', digest: ' + that of a digest' }[waitsFor];
  return `${timeoutSeconds} s${bound}`;
}
