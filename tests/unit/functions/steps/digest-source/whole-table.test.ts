import { describe, expect, it } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { OPTIONS, quoteOf } from './quote-of.ts';

describe('wholeThought of tables', () => {
  it('quotes a table of properties with the heading that it stands below and what is said there', () => {
    const text = `# Kiln

Intro.

## hold.minutes

| type | default |
| --- | --- |
| integer | 20 |

How long the last temperature is kept.

## Other

Nothing.
`;
    expect(quoteOf(text, 'integer')).toBe(
      `## hold.minutes

| type | default |
| --- | --- |
| integer | 20 |

How long the last temperature is kept.`,
    );
  });

  it('quotes what speaks of the text itself without the title of the text', () => {
    const text =
      '# Of kilns\n\nThis early paper weighs kilns against pits.\n\n## hold\n\nThis option keeps it hot.\n';
    expect(quoteOf(text, 'weighs kilns')).toBe('This early paper weighs kilns against pits.');
    expect(quoteOf(text, 'keeps it hot')).toBe('## hold\n\nThis option keeps it hot.');
  });

  it('quotes a row with the heads of its table', () => {
    expect(quoteOf(OPTIONS, '1260')).toBe(
      '| glaze | melts at |\n| --- | --- |\n| lead | 880 |\n| ash | 1260 |',
    );
  });

  it('quotes a row with the line that names its table, where that and the rows between fit', () => {
    const rows = '| Ash pit | 0610 | 0740 |\n| Brick kiln | 0615 | 0748 |\n| Gas kiln | 0621 | 0754 |';
    const text = `Weekdays\n\n| Ash pit | 0550 |\n| Oven | 0600 |\n\nSaturdays\n\n${rows}\n\nNone on Sundays.\n`;
    expect(quoteOf(text, '0754')).toBe(`Saturdays\n\n${rows}`);
    expect(quoteOf(text, '0754', { maxCharacters: 90 })).toBe(rows);
  });

  it('quotes the heads of a table with its rows, and a single row of properties with what is said below it', () => {
    const rows = '| glaze | melts at |\n| --- | --- |\n| lead | 880 |\n| ash | 1260 |';
    expect(quoteOf(`# Kiln\n\nIntro.\n\n${rows}\n`, 'glaze')).toBe(rows);
    const lone =
      '| hold | Type: time | Default: 4d |\n| --- | --- | --- |\n\nHow long the last temperature is kept.';
    expect(quoteOf(`# Kiln\n\nIntro.\n\n${lone}\n\n## Next\n\nNothing.\n`, 'Default: 4d')).toBe(lone);
  });

  it('quotes the heads of a table never without a row: with rows behind a caption, or with the beginning of one that is long', () => {
    const rows = '| glaze | melts at |\n| lead | 880 |\n| ash | 1260 |';
    expect(quoteOf(`# Kiln\n\nIntro.\n\nTable 3. Glazes\n\n${rows}\n`, 'Table 3')).toBe(
      `Table 3. Glazes\n\n${rows}`,
    );
    const long = `| ash | ${'It melts late, and runs. '.repeat(20)}|`;
    const head = '| glaze | how it melts |';
    expect(quoteOf(`# Kiln\n\n${head}\n${long}\n`, 'how it melts')).toMatch(
      /^\| glaze \| how it melts \|\n\| ash \| It melts late, .* and runs\.$/u,
    );
    const lead = `Most glazes melt ${'as late as can be '.repeat(19)}late:`;
    expect(quoteOf(`# Kiln\n\n${lead}\n\n${head}\n${long}\n`, 'Most glazes')).toBe(lead);
  });
});

it('quotes what is said of "this option" with the heading that names it', () => {
  const text =
    '# Kiln\n\n## --hold (-h)\n\nThis is the time of the last temperature.\n\n## Glaze\n\nA glaze melts.\n';
  expect(quoteOf(text, 'last temperature')).toBe(
    '## --hold (-h)\n\nThis is the time of the last temperature.',
  );
  expect(quoteOf(text, 'glaze')).toBe('A glaze melts.');
});

it('quotes a row of a table that is set by blanks with its heads, which stand above a line', () => {
  const text = [
    'Office           Mon    Tue',
    '---------------------------',
    'Passports        8-12   14-16',
    'Building works   9-12   closed',
  ].join('\n');
  const canonical = canonicalise({ contentType: 'text/plain', text }).text;
  expect(quoteOf(canonical, 'Passports', { maxCharacters: 60 })).toBe(
    '| Office | Mon | Tue |\n| Passports | 8-12 | 14-16 |',
  );
});
