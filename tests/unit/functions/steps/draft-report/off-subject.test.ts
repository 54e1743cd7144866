import { expect, it } from 'vitest';
import { foreignTo } from '#functions/steps/draft-report/off-subject.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';

const ITEM = { ...itemOf('item_1', [partOf(['pay'])]), description: 'What did the Larks pay for the year?' };
const OWN = 'The fee for the year is paid by the end of March, and who is late loses the place.';

const isForeign = (quote: string): boolean => {
  const found = [OWN, quote].map((text) => evidenceOf({ sourceId: 's-1', quote: text, items: [] }));
  return found.slice(1).every(foreignTo(ITEM, found));
};

it('takes a quote that is surely in another language for foreign', () => {
  expect(
    isForeign('La quota per l’anno si paga entro marzo, e chi è in ritardo perde il posto nella fila.'),
  ).toBe(true);
  expect(isForeign(OWN)).toBe(false);
});

it('takes no record for foreign by one small word', () => {
  const record =
    '| Pitch: C24; Holder: Lark; Year: 2023; Units used: 886; Pence per unit: 34; Due: £301.24; Paid on: 30 October 2023 |';
  expect(isForeign(record)).toBe(false);
});
