import { expect, test } from 'vitest';
import { RESULT_FORMS, chooseFormat } from '#functions/api/negotiate.ts';

test.each([
  [undefined, undefined, 'json'],
  [undefined, '*/*', 'json'],
  [undefined, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'html'],
  [undefined, 'text/markdown', 'md'],
  [undefined, 'application/x-bibtex', 'bibtex'],
  [undefined, 'text/html;q=0.2, text/markdown;q=0.9', 'md'],
  [undefined, 'text/html;q=0, */*;q=0.1', 'json'],
  ['md', undefined, 'md'],
  ['md', '*/*', 'md'],
  ['html', 'text/*', 'html'],
  ['ris', 'application/x-research-info-systems, application/json', 'ris'],
] as const)('R7.1 format %s with Accept %s is answered as %s', (format, accept, chosen) => {
  expect(chooseFormat(RESULT_FORMS, { format, accept })).toBe(chosen);
});

test.each([
  ['md', 'application/json'],
  [undefined, 'image/png'],
] as const)('R7.1 format %s with Accept %s is refused', (format, accept) => {
  expect(() => chooseFormat(RESULT_FORMS, { format, accept })).toThrow(
    expect.objectContaining({ name: 'NotAcceptable' }),
  );
});
