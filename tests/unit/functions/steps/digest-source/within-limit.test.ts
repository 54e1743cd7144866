import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

describe('what is longer than may be quoted', () => {
  it('is cut where a sentence ends that ends in a contraction', () => {
    const text =
      'Kilns of brick fire what kilns of stone can’t. Kilns of clay fire what neither of them fires';
    expect(quoteOf(text, 'Kilns of brick', { maxCharacters: 60 })).toBe(
      text.slice(0, text.indexOf(' Kilns')),
    );
  });

  it('is cut before what joins a clause or opens a bracket', () => {
    const joined = 'Potters have seen that small kilns of brick burn hot because the big draught holds';
    expect(quoteOf(joined, 'Potters', { maxCharacters: 72 })).toBe(
      'Potters have seen that small kilns of brick burn hot',
    );
    const bracket = 'Potters have seen small brick kilns burn hot (hotter than most big clay ovens)';
    expect(quoteOf(bracket, 'Potters', { maxCharacters: 60 })).toBe(
      'Potters have seen small brick kilns burn hot',
    );
  });

  it('is cut, where no clause ends, before a preposition rather than between its noun and what leads to it', () => {
    const text = 'Potters have often seen small kilns steal one of the existing eight wet logs';
    expect(quoteOf(text, 'Potters', { maxCharacters: 54 })).toBe(
      'Potters have often seen small kilns steal one',
    );
  });

  it('ends with no article where nothing else parts it', () => {
    const text = 'Potters seldom need fuel these small kilns burn the coal pots';
    expect(quoteOf(text, 'Potters', { maxCharacters: 53 })).toBe(
      'Potters seldom need fuel these small kilns burn',
    );
  });

  const code = (lines: readonly string[]): string => `\`\`\`\n${lines.join('\n')}\n\`\`\``;

  it('may be code that is whole in twice the room', () => {
    const whole = code(['kiln --dry', 'kiln --fire 900', 'kiln --cool']);
    expect(quoteOf(whole, 'dry', { maxCharacters: 30 })).toBe(whole);
  });

  it('is code as far as the line that bears what was asked, in twice the room', () => {
    const lines = [
      'kiln --dry',
      'kiln --fire 900',
      'kiln --cool',
      'kiln --open',
      ...Array.from({ length: 9 }, () => 'kiln'),
    ];
    const text = code(lines);
    expect(quoteOf(text, 'dry', { maxCharacters: 32 })).toBe('```\nkiln --dry\nkiln --fire 900');
    expect(quoteOf(text, 'dry', { maxCharacters: 32, asked: '--cool' })).toBe(
      '```\nkiln --dry\nkiln --fire 900\nkiln --cool',
    );
    expect(quoteOf(code([...lines, 'kiln --last']), 'dry', { maxCharacters: 32, asked: '--last' })).toBe(
      '```\nkiln --dry\nkiln --fire 900',
    );
  });

  it('is code that ends with no line that goes on, nor within brackets, wherever what was asked stands', () => {
    const rest = 'kiln open\n'.repeat(30);
    const command = `\`\`\`\nkiln dry\nkiln start --slow \\\n  --heat 900 --hold 60 \\\n  --cool 10\n${rest}\`\`\`\n`;
    expect(quoteOf(command, 'kiln dry', { maxCharacters: 45, asked: '--heat' })).toBe(
      '```\nkiln dry\nkiln start --slow \\\n  --heat 900 --hold 60 \\\n  --cool 10',
    );
    const call = `\`\`\`\nkiln.dry();\nkiln.wait();\n\nkiln.fire({\n  heat: 900,\n  hold: 60,\n});\n${rest}\`\`\`\n`;
    expect(quoteOf(call, 'kiln.dry', { maxCharacters: 42, asked: 'heat: 900' })).toMatch(/\}\);$/u);
  });

  it('is code that ends where a sentence of a comment does, if that has room', () => {
    const said =
      'def fire():\n  """Both kilns of brick and kilns\n  of clay are fired. The latter is\n  what one has by default."""\n';
    const text = `\`\`\`\n${said}${'  kiln.open()\n'.repeat(30)}\`\`\`\n`;
    const quoted = quoteOf(text, 'def fire', { maxCharacters: 85 });
    expect(quoted.endsWith('by default."""')).toBe(true);
    const commands = code(['kiln dry slowly', ...Array.from({ length: 30 }, () => 'kiln open wide')]);
    expect(quoteOf(commands, 'dry', { maxCharacters: 40 })).toBe('```\nkiln dry slowly\nkiln open wide');
  });
});
