import { mkdirSync, writeFileSync } from 'node:fs';
import { TASK_STATES, stepName } from '#shared/domain/steps.ts';

/** Read by the compiler alone, before it checks the types: a row of the step table without its folder does not compile. */
const FILE = 'dist/step-folders.ts';

const imports = TASK_STATES.map(
  (state) =>
    `import { handler as ${stepName(state).replaceAll('-', '_')} } from '#functions/steps/${stepName(state)}/handler.ts';`,
);
const entries = TASK_STATES.map((state) => `  ${state}: ${stepName(state).replaceAll('-', '_')},`);
mkdirSync('dist', { recursive: true });
writeFileSync(
  FILE,
  [
    "import type { TaskState } from '#shared/domain/steps.ts';",
    "import type { StepHandler } from '#shared/lambda/handle-step.ts';",
    ...imports,
    'export const HANDLERS: Readonly<Record<TaskState, StepHandler>> = {',
    ...entries,
    '};',
    '',
  ].join('\n'),
);
