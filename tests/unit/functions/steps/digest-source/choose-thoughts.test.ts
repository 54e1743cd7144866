import { describe, expect, it } from 'vitest';
import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { csvToText } from '#shared/text/markup/csv.ts';

const CODE = `# Kiln\n\n\`\`\`\n# Cool it slowly\nkiln --down 60\n${'kiln --wait 5\n'.repeat(8)}# Open the lid\nkiln --open\n\`\`\`\n`;
const MOST = 60;
const VALUE = 4;

/** What the one block of code is worth, cut after some lines. */
function worth(asked: readonly string[]): number | undefined {
  const { statements } = viewDocument(CODE, '');
  const whole = statements.map(() => ({ value: VALUE, likelihood: 0.5 }));
  const [chosen] = chooseThoughts({
    canonical: CODE,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [],
    asked,
    isRead: () => true,
    limit: 1,
    maxCharacters: MOST,
  });
  return chosen?.whole.value;
}

/** What is quoted of a text, best first, each statement worth so much more than the one before. */
function quotesOf(
  text: string,
  {
    question = '',
    maxCharacters = 200,
    step = 0,
  }: { readonly question?: string; readonly maxCharacters?: number; readonly step?: number },
): readonly string[] {
  const { statements } = viewDocument(text, '');
  const whole = statements.map((_, index) => ({ value: 1 + step * index, likelihood: 0.5 }));
  const chosen = chooseThoughts({
    canonical: text,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [],
    question,
    asked: [],
    isRead: () => true,
    limit: 5,
    maxCharacters,
  });
  return chosen.map(({ start, end }) => text.slice(start, end));
}

describe('chooseThoughts', () => {
  it('takes what is cut for less only where words that were asked for are left out', () => {
    expect(worth(['cool', 'slowli'])).toBe(VALUE);
    expect(worth(['whale'])).toBe(VALUE);
    expect(worth(['cool', 'lid'])).toBeLessThan(VALUE);
  });

  it('loses nothing that is gone on about by what is quoted already', () => {
    const text = 'Pots dry in the shade.\n\nThis takes a day in summer.';
    expect(quotesOf(text, { step: 1 }).toSorted()).toEqual([
      'Pots dry in the shade.',
      'This takes a day in summer.',
    ]);
  });

  it('offers what is said beside a long table, many rows of which stand in one quote', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `| kiln ${at} | ${at} |`).join('\n');
    const text = `# Kilns\n\n| Kiln | Pots |\n|---|---|\n${rows}\n\n## Exposed places\n\nTake the Heron there.\n`;
    expect(quotesOf(text, { step: -0.05, maxCharacters: 400 }).join('\n')).toContain('Take the Heron there.');
  });

  it.each([
    ['Why is it cold?', ['Fires all pots.']],
    ['What arguments does it take?', ['Fires all pots.', '```\nint\nkiln_fire (Kiln *kiln);\n```']],
  ])('quotes a declaration below its name only where such is asked for: %s', (question, quotes) => {
    const text = '# Kiln\n\n## kiln_fire ()\n\n```\nint\nkiln_fire (Kiln *kiln);\n```\n\nFires all pots.\n';
    expect(quotesOf(text, { question }).toSorted()).toEqual(quotes);
  });

  it('quotes every record by itself, however much two of a table have in common', () => {
    const kilns = ['north', 'south'].map((name) => ['Egret 9', name, 'gas', 'Marsh Lane', '1280', 'brick']);
    const columns = ['model', 'place', 'fuel', 'site', 'hottest', 'wall'];
    const text = csvToText([columns, ...kilns].map((cells) => cells.join(',')).join('\n')) ?? '';
    expect(quotesOf(text, { maxCharacters: 400 })).toEqual(text.trim().split('\n'));
  });
});
