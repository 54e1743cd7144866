import { expect, it } from 'vitest';
import { checkCompletenessStep } from '#functions/steps/check-completeness/check-completeness.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';
import { openDigestWorld } from '../digest-source/digest-world.ts';
import { contextOf } from '../ports.ts';

/** So near each text comes to each other. */
function encoderOf(name: string, nearness: number): Encoder {
  const [near, far] = [Float32Array.of(1, 0), Float32Array.of(nearness, Math.sqrt(1 - nearness ** 2))];
  return {
    name,
    reader: PLAIN_READER,
    encode: async (texts) => texts.map((_, at) => (at === 0 ? near : far)),
  };
}

it('CheckCompleteness measures all quotes by one encoder, also where an upgrade brings another between two waves', async () => {
  const { ports, newJob, digest } = await openDigestWorld({});
  const job = await newJob({
    question: 'Is it so that something else entirely may be kept cold over there?',
  });
  await digest(
    job,
    'It stays cold over there.\n\nSomething else is kept in the cellar, where it may be warm.',
  );
  const check = async (iteration: number, encoder: Encoder | undefined) => {
    const { tenantId, jobId } = job;
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    await checkCompletenessStep.run({ tenantId, jobId, cursor }, contextOf({ ...ports, encoder }, job));
    const measured = (await ports.research.list(job, 'NEARNESS')).at(-1);
    return {
      encoder: measured?.encoder,
      values: new Set(Object.values(measured?.items ?? {}).flatMap((item) => Object.values(item))),
    };
  };
  const before = await check(1, encoderOf('former', 0.25));
  expect(before.encoder).toBe('former');
  expect(before.values.size).toBeGreaterThan(0);
  expect(await check(2, encoderOf('former', 0.5))).toEqual(before);
  const after = await check(3, encoderOf('newer', 0.75));
  expect(after.encoder).toBe('newer');
  expect([...after.values].filter((value) => before.values.has(value))).toEqual([]);
});
