import { describe, expect, it } from 'vitest';
import { unreadable } from '#functions/steps/draft-report/unreadable.ts';
import { itemOf, partOf } from '../builders.ts';

const LICENCE =
  'This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.';

function behind(quote: string, description: string): number {
  return unreadable(quote, { ...itemOf('item_1', [partOf(['kiln'])]), description });
}

describe('unreadable', () => {
  it('holds back what every manual repeats of its licence, unless that is asked for', () => {
    expect(behind(LICENCE, 'How do I stop it from filtering one particular website?')).toBeGreaterThan(2);
    expect(behind(LICENCE, 'Is there any warranty?')).toBe(0);
    expect(
      behind('It filters each website.', 'How do I stop it from filtering one particular website?'),
    ).toBe(0);
  });
});
