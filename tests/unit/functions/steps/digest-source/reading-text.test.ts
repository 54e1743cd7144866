import { expect, test } from 'vitest';
import { numberedText } from '#functions/steps/digest-source/reading-text.ts';
import { scoreDocument } from '#functions/steps/digest-source/without-model.ts';
import { itemOf, partOf } from '../builders.ts';
import { digestInput } from '#tests/unit/shared/prompting/given.ts';

/** Nine paragraphs, of which one answers. */
const PARAGRAPHS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
  (name) => `The pond of number ${name} is deep. ${'It lies in the shade of old trees. '.repeat(24)}`,
);
const CANONICAL = PARAGRAPHS.join('\n\n');

function shownOf(chunkLimit: number | undefined): number {
  const checklist = [itemOf('item_1', [partOf(['pond', 'seven'])])];
  const question = 'How deep is pond seven?';
  const input = digestInput({ canonical: CANONICAL, question, checklist, chunkLimit });
  return numberedText(input, scoreDocument(input)).shown.length;
}

test('R2.7 of a source that is not read in full a model reads no more than its chunks', () => {
  expect(shownOf(1)).toBeLessThan(shownOf(2));
  expect(shownOf(2)).toBeLessThan(shownOf(undefined));
});

test('a heading that all of a document stands below is not repeated', () => {
  const canonical =
    '# Ponds\n\nPonds are deep.\n\n## Fish\n\nCarp live here.\n\n## Plants\n\nReeds stand here.';
  const input = digestInput({
    canonical,
    question: 'What lives here?',
    checklist: [],
    chunkLimit: undefined,
  });
  const { text } = numberedText(input, scoreDocument(input));
  expect(text).toContain('# Fish\n');
  expect(text).toContain('# Plants\n');
  expect(text).not.toContain('Ponds >');
});

test('of a listing that is too long to be quoted the first lines are shown, and that there are more', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `pond(${at}); // deep`);
  const canonical = `Ponds are deep.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\nReeds stand here.`;
  const input = digestInput({ canonical, question: 'How deep?', checklist: [], chunkLimit: undefined });
  const { text } = numberedText(input, scoreDocument(input));
  expect(text).toContain('pond(3); // deep\n');
  expect(text).toMatch(/\/\/ deep\n…\n\[\d+\] Reeds stand here\.$/u);
  expect(text).not.toContain('pond(40)');
});
