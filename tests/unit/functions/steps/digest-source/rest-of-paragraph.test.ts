import { expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import {
  announcedBelow,
  nextParagraph,
  restOfParagraph,
} from '#functions/steps/digest-source/rest-of-paragraph.ts';
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
  expect(quotes(true, 50)).toEqual([PARAGRAPH.slice(0, 49), PARAGRAPH.slice(50)]);
  expect(quotes(false, 50)).toEqual([PARAGRAPH.slice(0, 49)]);
});

it('quotes what comes next, whatever is asked, where it bears a word of that', () => {
  const text = '# Kilns\n\nFill it at night.\n\nThen close the kiln.\n\nWhales sing.\n';
  const shown = (asked: readonly string[]): readonly string[] => {
    const { statements } = viewDocument(text, '');
    const whole = statements.map((_, index) => ({ value: index === 0 ? 4 : -4, likelihood: 0.5 }));
    return chooseThoughts({
      canonical: text,
      statements,
      scores: { whole, forPart: () => whole },
      checklist: [],
      asked,
      isRead: () => true,
      limit: 12,
      maxCharacters: 40,
    }).map(({ start, end }) => text.slice(start, end));
  };
  expect(shown(['kiln'])).toEqual(['Fill it at night.', 'Then close the kiln.']);
  expect(shown(['fill'])).toEqual(['Fill it at night.']);
});

it('finds the next paragraph of the same section, no name of what follows, and none behind a quote that is cut', () => {
  const next = (after: string, end = 99): number | undefined => {
    const { statements } = viewDocument(`# Kilns\n\nFill it at night.\n\n${after}\n`, '');
    return nextParagraph(statements, { first: 0, last: 0, start: 0, end });
  };
  expect(next('Close it.')).toBe(1);
  expect(next('Close it.', 12)).toBeUndefined();
  expect(next('# Boats\n\nWe sail.')).toBeUndefined();
  expect(next('`hold`\n\nIn minutes.')).toBeUndefined();
  expect(next('- Close it.')).toBeUndefined();
});

it('goes on behind the code that a quote ends with, where what follows speaks of it', () => {
  const code = (after: string): string =>
    `# Kilns\n\nSuppose there is a file of pots:\n\n\`\`\`\nbowl\nmug\n\`\`\`\n\n${after}\n`;
  const rest = (text: string): number | undefined => {
    const { statements } = viewDocument(text, '');
    return restOfParagraph(statements, { first: 0, last: 1, start: 0, end: text.length });
  };
  expect(rest(code('We can then fire them all.'))).toBe(2);
  expect(rest(code('Hence they are fired.'))).toBe(2);
  expect(rest(code('Whales sing.'))).toBeUndefined();
  expect(rest(code('# Boats\n\nWe sail.'))).toBeUndefined();
});

it('quotes the rest of a long item of a list, too, and not the next item', () => {
  const text = '- Fill the kiln at night. Close it.\n- Light it.\n';
  const { statements } = viewDocument(text, '');
  const rest = (last: number): number | undefined =>
    restOfParagraph(statements, { first: 0, last, start: 0, end: text.length });
  expect([rest(0), rest(1)]).toEqual([1, undefined]);
});

it('finds what a quote announces, where it is in the same section', () => {
  const below = (after: string): number | undefined => {
    const { statements } = viewDocument(`# Kilns\n\nWait for three pots:\n\n${after}\n`, '');
    return announcedBelow(statements, { first: 0, last: 0, start: 0, end: 99 });
  };
  expect(below('```\nkiln --pots 3\n```')).toBe(1);
  expect(below('# Boats\n\nWe sail.')).toBeUndefined();
});

it('quotes no more than the paragraph, however short it is', () => {
  expect(quotes(true, 400)).toEqual([PARAGRAPH]);
});
