import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

describe('what announces something', () => {
  it('takes code with what announces it also where not all of the code fits', () => {
    const text = `# Saving

The date is kept by setting it to False:

\`\`\`
pot.save(date=False)
${'pot.look()\n'.repeat(9)}\`\`\`
`;
    expect(quoteOf(text, 'date=False', { maxCharacters: 90 })).toMatch(
      /^The date is kept by setting it to False:\s+```\npot\.save\(date=False\)\n/u,
    );
    expect(quoteOf(text, 'date=False', { maxCharacters: 50 })).toMatch(/^```\npot\.save/u);
    const over = text.replace('False:\n', 'False:\n\f');
    expect(quoteOf(over, 'date=False', { maxCharacters: 90 })).toMatch(/^```\npot\.save/u);
  });

  it('takes code alone where what announces it would leave no room for a line of it, or cut off what was asked', () => {
    const lead = 'Light the kiln with the long command that stands below:';
    const text = (code: string): string => `# Lighting\n\n${lead}\n\n\`\`\`\n${code}\n\`\`\`\n`;
    const long = `kiln --light ${'x'.repeat(80)}`;
    expect(quoteOf(text(long), '--light', { maxCharacters: 110 })).toMatch(/^```\nkiln --light x+/u);
    const many = `${'look\n'.repeat(12)}kiln --light`;
    expect(quoteOf(text(many), '--light', { maxCharacters: 100, asked: '--light' })).toMatch(
      /--light\n```$/u,
    );
  });

  it('takes a list that lost its marks along with what announces it', () => {
    const text =
      '# Kilns\n\nThere are three kinds of kilns:\n\nthe first is fired with wood;\n\nthe second is fired with gas; and\n\nthe last is electric.\n\nAll are hot.\n';
    expect(quoteOf(text, 'three kinds')).toMatch(/^There are [\s\S]*\sthe last is electric\.$/u);
    expect(quoteOf(text, 'three kinds', { maxCharacters: 70 })).toMatch(/fired with wood;$/u);
  });
});
