import { expect, it } from 'vitest';
import { textsOf } from './asked-texts.ts';

it.each([
  ['How much water, light and sand does a kiln need?', ['water', 'light', 'sand']],
  ['How many shelves, doors and bricks does a kiln need?', ['shelves', 'doors', 'bricks']],
])('%s: how much is asked of each', (question, things) => {
  const [counted = ''] = /^How (?:much|many)/u.exec(question) ?? [];
  expect(textsOf(question)).toEqual(things.map((thing) => `${counted} ${thing} does a kiln need`));
});
