import { expect, test } from 'vitest';
import { timeWords } from '../../../../viewer/state/time-words.ts';

test('a time is said in the units that fit its length, by the words of the reader', () => {
  expect(timeWords(40.4, 'en')).toBe('40 sec');
  expect(timeWords(119, 'en')).toBe('119 sec');
  expect(timeWords(200, 'en')).toBe('3 min 20 sec');
  expect(timeWords(180, 'en')).toBe('3 min');
  expect(timeWords(7500, 'en')).toBe('2 hr 5 min');
  expect(timeWords(-3, 'de')).toBe('0 Sek.');
});
