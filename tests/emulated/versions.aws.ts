import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, freed, hasEnded, openedStack, until } from './follow.ts';
import { BUNDLES } from './stack.ts';

const opened = openedStack(async () => ({ MAX_CONCURRENCY: '2' }));

/** The bundles of a later day, with the code of one step changed. */
async function changedBundles(step: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  await cp(BUNDLES, folder, { recursive: true });
  await appendFile(join(folder, step, 'index.cjs'), '\n// Of a later day.\n');
  return folder;
}

test('R6.1 an execution that waits for a person over a deployment goes on with the code that it began with, a new one has the new code', async () => {
  const stack = opened();
  const parked = await ask(stack, 'approve');
  await until(stack, parked, (job) => job.status === 'AWAITING_INPUT');
  await stack.upgrade(await changedBundles('publish-report'));
  const { runs } = stack.lambda;
  const publish = stack.functionNamed('StepsPublishReport');
  const draft = stack.functionNamed('StepsDraftReport');
  const runsOf = (name: string): readonly unknown[] => [1, 2].map((number) => runs.get(`${name}:${number}`));
  expect([runsOf(publish), runsOf(draft)]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);

  const begun = await ask(stack);
  expect(await until(stack, begun, hasEnded)).toMatchObject({ status: 'COMPLETED' });
  expect(runsOf(publish)).toEqual([undefined, 1]);

  await stack.client.reply(parked, { decision: 'approve' });
  expect(await until(stack, parked, hasEnded)).toMatchObject({ status: 'COMPLETED' });
  expect(runsOf(publish)).toEqual([1, 1]);
  // What the deployment did not change is no new version.
  expect(runsOf(draft)).toEqual([2, undefined]);
  await freed(stack, { slotsInUse: 0 });
});
