import { expect, test } from 'vitest';
import type { Source } from '#shared/domain/source.ts';
import { askedTexts, describeQuotes } from '#shared/prompting/briefing.ts';
import { evidenceOf, sourceOf } from '../../functions/steps/builders.ts';

const BRIEF = { question: 'How do iron nails rust?', context: undefined, scopeOut: [] };

test('a prompt names of the scope what the question does not say itself', () => {
  const scopeOf = (scopeIn: readonly string[]): string | undefined =>
    askedTexts({ ...BRIEF, scopeIn }).find(({ name }) => name === 'scope')?.text;
  expect(scopeOf(['iron nails', 'rust'])).toBe('');
  expect(scopeOf(['iron nails', 'sea water'])).toBe('In scope: sea water');
});

test('a source is listed with its date and its quality where they stand out', () => {
  const quote = evidenceOf({ quote: 'Iron rusts.', sourceId: 's-1' });
  const listed = (source: Partial<Source>): string | undefined =>
    describeQuotes(
      [{ handle: 'e1', text: quote.quote, evidence: quote }],
      new Map([['s-1', sourceOf('s-1', { ...source, title: 'Iron', domain: 'iron.org' })]]),
    ).find(({ name }) => name === 'sources')?.text;
  expect(listed({ quality: 'HIGH', publishedAt: undefined })).toBe('s1: "Iron", "iron.org"');
  expect(listed({ quality: 'LOW', publishedAt: '2020' })).toBe('s1: "Iron", "iron.org", "2020", quality LOW');
});
