import { expect, test } from 'vitest';
import { answerText } from '#shared/domain/answer-text.ts';
import { type Block, CitedSource, type Sentence } from '#shared/domain/report.ts';

function cited(number: number, notices: readonly string[] = []): CitedSource {
  return CitedSource.parse({
    id: `src_${number}`,
    sourceId: `s-${number}`,
    kind: 'web',
    title: 'Reeds',
    url: 'https://example.org/',
    snippet: '',
    domain: 'example.org',
    notices,
    credibilityTier: 'SECONDARY',
    compositeScore: 0.5,
    quality: 'MEDIUM',
    archiveHash: 'a'.repeat(64),
    quotes: [{ evidenceId: `e-${number}`, quote: 'q', locator: 'char:0-1', headings: [] }],
  });
}

const SOURCES = [cited(1), cited(2, ['retracted'])];
const said = (text: string, ...evidenceIds: readonly string[]): Sentence => ({
  text,
  kind: evidenceIds.length > 0 ? 'quote' : 'connective',
  evidenceIds,
});
const textOf = (...answer: readonly Block[]): string => answerText({ answer, sources: SOURCES });
const paragraph = (...sentences: readonly Sentence[]): Block => ({ form: 'paragraph', sentences });

test('the sentences of a paragraph follow one another, each with its citations', () => {
  expect(textOf(paragraph(said('In short:'), said('Reeds  grow\nfast.', 'e-1'), said('So it is.')))).toBe(
    'In short: Reeds grow fast. [1] So it is.',
  );
});

test('what another document says is parted from what stands before it, and stands behind its name', () => {
  const sentences = [said('Reeds:'), said('They grow.', 'e-1'), said('Rushes:'), said('They rot.', 'e-2')];
  expect(textOf(paragraph(said('What do they do?'), ...sentences))).toBe(
    'What do they do?\n\nReeds: They grow. [1]\n\nRushes: They rot. [2] (retracted)',
  );
});

test('citations ascend, and the number of a doubtful source comes with the reason', () => {
  expect(textOf(paragraph(said('Reeds grow.', 'e-2', 'e-1', 'e-1')))).toBe('Reeds grow. [1][2] (retracted)');
});

test('blocks are parted by an empty line', () => {
  expect(textOf(paragraph(said('One.')), paragraph(said('Two.')))).toBe('One.\n\nTwo.');
});

test('the items of a list have lines of their own, below what introduces them', () => {
  const list: Block = {
    form: 'list',
    sentences: [said('There are:'), said('reeds', 'e-1'), said('or'), said('rushes')],
  };
  expect(textOf(list)).toBe('There are:\n- reeds [1]\n- or\n- rushes');
});

test('a quote of several lines keeps them, apart from what stands around it, its citations below', () => {
  const quote = said(' - one\n- two ', 'e-1');
  expect(textOf(paragraph(said('Before.'), quote, said('After.')))).toBe(
    'Before.\n\n- one\n- two\n[1]\n\nAfter.',
  );
});

test('a written sentence of several lines is one line', () => {
  const sentence: Sentence = { text: '- one\n- two', kind: 'written', evidenceIds: ['e-1'] };
  expect(textOf(paragraph(sentence))).toBe('- one - two [1]');
});

test('evidence that the report does not cite leaves no mark', () => {
  expect(textOf(paragraph(said('- one\n- two', 'e-9')))).toBe('- one\n- two');
  expect(textOf(paragraph(said('Reeds.', 'e-9')))).toBe('Reeds.');
});

test('nothing stands for a sentence without words', () => {
  expect(textOf({ form: 'list', sentences: [said(' '), said('reeds', 'e-1'), said('')] })).toBe(
    '- reeds [1]',
  );
  expect(textOf(paragraph())).toBe('');
  expect(textOf()).toBe('');
});

test('citations alone stay, where a quote has no words', () => {
  expect(textOf(paragraph(said('', 'e-1')))).toBe('[1]');
});

test('the answer as text keeps the lines of a quote that has several', () => {
  const sentences = ['One\ntwo.', 'Use:\n\n- a\n- b', 'Three.'].map((text) => said(text, 'e-1'));
  const answer = (form: 'paragraph' | 'list'): string => textOf({ form, sentences });
  expect(answer('paragraph')).toBe('One two. [1]\n\nUse:\n\n- a\n- b\n[1]\n\nThree. [1]');
  expect(answer('list')).toBe('- One two. [1]\n\nUse:\n\n- a\n- b\n[1]\n\n- Three. [1]');
});
