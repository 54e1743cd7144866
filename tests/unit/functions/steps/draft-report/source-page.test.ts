import { expect, it } from 'vitest';
import { ofSourcePage } from '#functions/steps/draft-report/unreadable.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { select } from './selecting.ts';

const CODE = '```\n    def wait_for(self, lid):\n        return self.lids.wait(lid)\n```';
const SOURCE = { headings: ['Source code for kiln.lid'] };
const ITEM = { ...itemOf('item_1', [partOf(['lid'])]), description: 'How do I wait until a lid is open?' };

function behind(quote: string, headings: readonly string[], description = ITEM.description): number {
  return ofSourcePage({ quote, headings }, { ...ITEM, description });
}

it('a piece of the program on a page of its source falls behind, unless it is asked how that is made', () => {
  expect(behind(CODE, SOURCE.headings)).toBeGreaterThan(2);
  expect(behind(CODE, SOURCE.headings, 'How is the wait for a lid implemented?')).toBe(0);
  expect(behind(CODE, ['kiln.lid'])).toBe(0);
  expect(behind('Waits until the lid is open.', SOURCE.headings)).toBe(0);
});

it('what tells how it is used stands before the program itself', () => {
  const valued = (value: number) => [{ itemId: 'item_1', part: 0, score: 0.8, value }];
  const code = evidenceOf({ sourceId: 's-1', quote: CODE, items: valued(4) }, SOURCE);
  const told = evidenceOf({ sourceId: 's-2', quote: 'Call wait and give it the lid.', items: valued(2) });
  expect(select([ITEM], [code, told]).answer[0]).toEqual(told);
});
