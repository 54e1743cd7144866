import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';
import { listsAsked } from '#functions/steps/digest-source/lists-asked.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

const STEPS = ['1. Empty the tray.', '2. Pour ash on it.', '3. Wait for an hour.'];
const NEEDED = ['- two buckets of clay', '- a sieve', '- rain'];
const TEXT = `# The Heron kiln

## Before first use

1. Line the kiln (see "Lining").
2. Close it.

## Lining

Line it each spring. Never line a hot kiln.

${NEEDED.join('\n')}

${STEPS.join('\n')}

Do not open it while the lining dries; else start again at step 2.
`;

function inputOf(question: string, text = TEXT, maxCharacters = 400) {
  const { statements } = viewDocument(text, '');
  const asked = queryTerms(question);
  const whole = statements.map(({ counts }) => ({
    value: asked.filter((term) => counts.has(term)).length,
    likelihood: 0.5,
  }));
  return {
    canonical: text,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [],
    question,
    asked,
    isProcedure: asksFor(question).has('procedure'),
    isRead: () => true,
    limit: 12,
    maxCharacters,
  };
}

function quotes(question: string, text = TEXT, maxCharacters = 400): readonly string[] {
  return chooseThoughts(inputOf(question, text, maxCharacters)).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('what is asked how it is done', () => {
  it('is answered by all steps below the heading that names it, in one quote and first', () => {
    expect(quotes('How do I line the kiln?')[0]).toBe(STEPS.join('\n'));
  });

  it('is not led by steps below another heading, nor by those of another deed below the same', () => {
    expect(quotes('How do I glaze the pots?')[0]).not.toContain(STEPS.join('\n'));
    expect(quotes('How do I sell the lining of a boat to Norwegian sailors?')[0]).not.toContain(
      STEPS.join('\n'),
    );
  });

  it('may be told by whole steps of which no heading says so, where only their meaning can', () => {
    const text =
      '# Kayaks\n\n## Hire\n\nAsk at the kiosk.\n\n## After a capsize\n\n1. Hold on.\n2. Climb in.\n\nRest.\n';
    expect(quotes('My kayak tipped over, how do I get back in?', text)).toContain(
      '1. Hold on.\n2. Climb in.\n\nRest.',
    );
  });

  it('is told below a heading in another form of the word, and by steps of its installation where it is to get running', () => {
    const text = TEXT.replace('## Lining', '## Burns').replace('## Before first use', '## Installation');
    expect(quotes('I burnt my hand on the kiln, what do I do?', text)).toContain(STEPS.join('\n'));
    expect(quotes('How do I get the Heron kiln running?', text).at(0)).toContain('1. Line the kiln');
  });

  it('is told with the code between the steps', () => {
    const text = '# Kilns\n\n## Lining\n\n1. Run it:\n\n```sh\nkiln --line\n```\n\n2. Wait.\n';
    expect(quotes('How do I line kilns?', text)[0]).toBe(text.slice(text.indexOf('1. Run')).trimEnd());
  });

  it('is told in parts where the steps are long, each from a step on', () => {
    const long = Array.from({ length: 9 }, (_, at) =>
      `${at + 1}. ${`Stir bucket${at} with stick${at} till lid${at} is shut. `.repeat(2)}`.trim(),
    );
    const text = TEXT.replace(STEPS.join('\n'), long.join('\n'));
    const [first = '', second = ''] = quotes('How do I line the kiln?', text, 200);
    expect(first.startsWith('1. ')).toBe(true);
    expect(second).toMatch(/^\d\. /u);
    expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first) + first.length - 1);
  });
});

describe('what is needed for something', () => {
  it('is answered by the whole list below the heading that names it, and not by the steps below that', () => {
    const [first] = quotes('What materials do I need for the lining?').filter((one) => one.includes('sieve'));
    expect(first).toBe(NEEDED.join('\n'));
  });
});

it.each(['What does the lining do?', 'What causes the lining to crack?', 'Is the lining dry?'])(
  '%s asks for no list',
  (question) => {
    expect(listsAsked(inputOf(question))).toEqual([]);
  },
);

it('lists that answer stand one behind the other and share nothing, whatever the text', () => {
  const line = fc.constantFrom(
    '1. Line it.',
    '2. Wait.',
    '- clay',
    '  - ash',
    '## Lining',
    'Rest.',
    '```',
    '',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: 10, max: 60 }), (lines, most) => {
      const text = `# Kilns\n\n## Lining\n\n${lines.join('\n')}\n`;
      const parts = listsAsked(inputOf('How do I line kilns?', text, most)).flatMap((list) => list.parts);
      const places = parts.flatMap(({ first, last }) => [first, last + 0.5]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
