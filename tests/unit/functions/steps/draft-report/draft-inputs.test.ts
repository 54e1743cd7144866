import { expect, it } from 'vitest';
import { repeats } from '#functions/steps/draft-report/draft-inputs.ts';
import { evidenceOf } from '../builders.ts';
import { ONE, inputsOf } from './selecting.ts';

it('takes a record for a repeated one only where it is the same, however much two of a table have in common', () => {
  const record = (kiln: string): string =>
    `| kiln: ${kiln}; fuel: gas; site: Marsh Lane; hottest: 1280; wall: brick; door: left |`;
  const [north, south, again] = ['north', 'south', 'north'].map((kiln, at) =>
    evidenceOf({ sourceId: 's-1', quote: record(kiln), start: at * 100, items: [] }),
  );
  if (north === undefined || south === undefined || again === undefined) throw new Error('Three are given.');
  const inputs = inputsOf(ONE, [north, south, again]);
  const used = new Set([north.id]);
  expect(repeats(south, used, inputs)).toBe(false);
  expect(repeats(again, used, inputs)).toBe(true);
});
