import { expect, test } from 'vitest';
import * as z from 'zod';
import { endEvent } from '#shared/domain/job-end.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { CallLedger } from '#shared/ports/call-ledger.ts';
import { runStep } from '#shared/research/run-step.ts';
import { type AnyStep, StepInput } from '#shared/research/step.ts';
import { eventsOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

const DOWN = new ServiceUnavailable('The ledger does not answer.');

function failing(ledger: CallLedger): CallLedger {
  return {
    ...ledger,
    finish: async () => {
      throw DOWN;
    },
  };
}

test.each([
  ['no failure after the end of its job', 'COMPLETED', ['finished', 'job-completed']],
  ['its failure where it ends no job', 'PROCESSING', ['finished', 'failed']],
] as const)('a step whose end cannot be recorded emits %s', async (_, status, emitted) => {
  const opened = await openPorts();
  const ports = { ...opened, ledger: failing(opened.ledger) };
  const job = await submit(ports, jobOf('job-1', { status }));
  const end = endEvent(job, { stage: 'publish-report', message: 'It is ready', data: {} });
  const step: AnyStep<z.infer<typeof StepInput>, null> = {
    state: 'PublishReport',
    input: StepInput,
    output: z.null(),
    run: async () => ({ output: null, message: 'It is done.', ...(end ? { end } : {}) }),
  };
  await expect(runStep(step, { tenantId: 'local', jobId: 'job-1' }, ports)).rejects.toBe(DOWN);
  const types = (await eventsOf(ports, job)).map(({ type }) => type.replace('publish-report-', ''));
  expect(types).toEqual(['started', ...emitted]);
});
