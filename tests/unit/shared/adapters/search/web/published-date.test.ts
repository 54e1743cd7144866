import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';

const NOW = Date.UTC(2026, 2, 1, 6);
const read = (text: string): string | undefined => readPublishedDate(text, NOW);

test.each([
  ['2024-03-03', '2024-03-03'],
  ['2024-03-03T23:30:00+05:00', '2024-03-03'],
  ['2023-11-16T01:36:32.547Z', '2023-11-16'],
  ['2024-03-03 08:00:00', '2024-03-03'],
  ['2024/3/3', '2024-03-03'],
  ['2024-03', '2024-03'],
  ['2017', '2017'],
  ['Mar 3, 2024', '2024-03-03'],
  ['March 3rd, 2024', '2024-03-03'],
  ['3 Mar 2024', '2024-03-03'],
  ['3 September 2024', '2024-09-03'],
  ['Sept. 3, 2024', '2024-09-03'],
  ['Mon, 03 Mar 2025 08:00:00 GMT', '2025-03-03'],
  ['Monday, March 3, 2025', '2025-03-03'],
  ['March 2024', '2024-03'],
  ['2 days ago', '2026-02-27'],
  ['a day ago', '2026-02-28'],
  ['an hour ago', '2026-03-01'],
  ['7 hours ago', '2026-02-28'],
  ['30 mins ago', '2026-03-01'],
  ['2 weeks ago', '2026-02-15'],
  ['3 months ago', '2025-12'],
  ['1 month ago', '2026-02'],
  ['4 years ago', '2022'],
  ['yesterday', '2026-02-28'],
  ['Today', '2026-03-01'],
  [' 2 \n days  ago ', '2026-02-27'],
])('reads "%s" as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '',
  'soon',
  '2024-13-01',
  '2024-02-30',
  'Feb 30, 2024',
  'Foo 3, 2024',
  '0999',
  '2031-01-01',
  '3 fortnights ago',
  'ago',
  '20240303',
  '7',
  'constructor ago',
])('makes nothing of "%s"', (text) => {
  expect(read(text)).toBeUndefined();
});

test('a date in any of its forms is read as the same day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date(NOW), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
      const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
      const forms = [iso, date.toISOString(), date.toUTCString(), long, british];
      expect(forms.map(read)).toEqual(forms.map(() => iso));
    }),
  );
});

test('whatever comes, it is an ISO date or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(read(text) ?? '2024').toMatch(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/u);
    }),
  );
});
