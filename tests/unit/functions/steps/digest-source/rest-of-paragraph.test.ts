import { expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';

const PARAGRAPH =
  'Fill the kiln at night. Close the door with clay. Light the wood below it. Wait for a day.';
const TEXT = `# Kilns

${PARAGRAPH}

Whales sing.
`;

/** Quotes of the text, its first statement being what answers best, and nothing else answering. */
function quotes(isPassage: boolean, maxCharacters: number): readonly string[] {
  const { statements } = viewDocument(TEXT, '');
  const whole = statements.map((_, index) => ({ value: index === 0 ? 4 : -4, likelihood: 0.5 }));
  return chooseThoughts({
    canonical: TEXT,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [],
    asked: ['kiln'],
    isPassage,
    isRead: () => true,
    limit: 12,
    maxCharacters,
  }).map(({ start, end }) => TEXT.slice(start, end));
}

it('quotes the rest of a paragraph that is too long for one quote, where a passage is asked for', () => {
  expect(quotes(true, 60)).toEqual([PARAGRAPH.slice(0, 49), PARAGRAPH.slice(50)]);
  expect(quotes(false, 60)).toEqual([PARAGRAPH.slice(0, 49)]);
});

it('quotes no more than the paragraph, however short it is', () => {
  expect(quotes(true, 400)).toEqual([PARAGRAPH]);
});
