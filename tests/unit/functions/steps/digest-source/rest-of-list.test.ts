import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';

const REASONS = [
  'Clay is wet in spring',
  'Wood is cheap. It burns long',
  'Glaze needs a slow fire',
  'Lids crack',
];
const LIST = `# Kilns

Kilns are fired in autumn for several reasons:

${REASONS.map((reason, at) => `${at + 1}. ${reason}.`).join('\n')}

Whales sing.
`;

/** Quotes of the list, the lead-in being what answers best, and nothing else answering. */
function quotes(text: string, maxCharacters: number): readonly string[] {
  const { statements } = viewDocument(text, '');
  const whole = statements.map((one) => ({ value: one.text.endsWith(':') ? 4 : -4, likelihood: 0.5 }));
  return chooseThoughts({
    canonical: text,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [],
    asked: ['kiln'],
    isRead: () => true,
    limit: 12,
    maxCharacters,
  }).map(({ start, end }) => text.slice(start, end));
}

describe('chooseThoughts of a list that is announced as the answer', () => {
  it('quotes each further item of it, where the lead-in has no room for all', () => {
    const [first = '', ...others] = quotes(LIST, 80);
    expect(first).toContain('several reasons');
    expect(first).toContain('Clay is wet');
    expect(others).toEqual(REASONS.slice(1).map((reason) => `${reason}.`));
  });

  it('quotes a list that is announced by what was quoted without it as a whole, with the mark of its first item', () => {
    const steps = ['1. Dig the clay.', '2. Wash it.', '3. Let it dry.'].join('\n');
    const [lead, list] = quotes(
      `# Kilns\n\n${'Before you fire a kiln, which takes a day, '.repeat(2)}do the following:\n\n${steps}\n`,
      110,
    );
    expect(lead).toMatch(/^Before you fire a kiln.*do the following:$/u);
    expect(list).toBe(steps);
  });

  it('quotes the whole at once where it fits', () => {
    expect(quotes(LIST, 400)).toHaveLength(1);
  });

  it('goes on over no heading, and not for ever', () => {
    expect(quotes(LIST.replace('\n3. ', '\n\n## Glazing\n\n3. '), 80)).toHaveLength(2);
    const long = LIST.replace('\n\nWhales', `${'\n5. Ash flies far.'.repeat(20)}\n\nWhales`);
    expect(quotes(long, 80).length).toBeLessThan(7);
  });
});
