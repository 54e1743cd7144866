import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

describe('what a quote needs to be read alone', () => {
  it('takes the name of what is described along, from the line above its paragraphs, where there is room', () => {
    const text =
      '# Kilns\n\n`hold`\n\nIn minutes. Above it glaze runs.\n\nKnown since 1700.\n\n`curve`\n\nSlow.\n';
    expect(quoteOf(text, 'Above it glaze')).toMatch(/^`hold`\n\n.*Known since 1700\.$/su);
    expect(quoteOf(text, 'Known since')).toMatch(/^`hold`\n\n.*Known since 1700\.$/su);
    expect(quoteOf(text, 'Above it glaze', { maxCharacters: 45 })).toBe(
      '`hold`\n\nIn minutes. Above it glaze runs.',
    );
    expect(quoteOf(text, 'Known since', { maxCharacters: 30 })).toBe('Known since 1700.');
    expect(quoteOf(text, 'Slow')).toBe('`curve`\n\nSlow.');
    const steps = '# Steps\n\nCool it slowly\n\n```\nkiln --down 60\n```\n';
    expect(quoteOf(steps, 'kiln --down')).toBe('Cool it slowly\n\n```\nkiln --down 60\n```');
  });

  it('takes along what a sentence leans on within an item that is too long to be quoted whole', () => {
    const text =
      '# Kilns\n\n- Kilns of brick are the oldest. They were built of mud before. In most cases a kiln works on a copy of the curve. This copy shares nothing with the curve itself. Potters know it well, and so do those who sell it.\n- Gas kilns are new.\n';
    const options = { maxCharacters: 130 };
    expect(quoteOf(text, 'This copy', options)).toBe(
      'In most cases a kiln works on a copy of the curve. This copy shares nothing with the curve itself.',
    );
    expect(quoteOf(text, 'In most cases', options)).toMatch(/^In most cases/u);
    expect(quoteOf(text, 'Gas kilns', options)).toBe('Gas kilns are new.');
  });

  it('takes what is said of an option to its end, also past the code in it, where all of it fits', () => {
    const text =
      '# Options\n\n-p\n\nPrint all mail. It is the same as this:\n\n```\nprint *\nquit\n```\n\nexcept that it marks nothing.\n\n-q\n\nQuit.\n';
    for (const words of ['Print all mail', 'print *', 'except that'])
      expect(quoteOf(text, words)).toBe(text.slice('# Options\n\n'.length, text.indexOf('\n\n-q')));
    expect(quoteOf(text, 'Print all mail', { maxCharacters: 40 })).not.toContain('except');
  });

  it('goes on to the end of its paragraph where there is room, and never over the end of a page', () => {
    const text = '# Kilns\n\nKilns encrypt nothing. Doors are shut by a bolt. It holds.\n\nOther words.\n';
    expect(quoteOf(text, 'encrypt nothing', { others: -3 })).toBe(
      'Kilns encrypt nothing. Doors are shut by a bolt. It holds.',
    );
    expect(quoteOf(text.replace('nothing. ', 'nothing.\f'), 'encrypt nothing', { others: -3 })).toBe(
      'Kilns encrypt nothing.',
    );
  });

  it('takes the heading along that names “this option”, also where that is not its first sentence', () => {
    const text =
      '# Options\n\n## no-piping option (-P)\n\nThis is the safe one. Use a file between stages. This option is mandatory without pipes.\n\nOther.\n';
    expect(quoteOf(text, 'is mandatory')).toContain('no-piping option (-P)');
    const unnamed = text.replace('This option', 'That').replace('This is the safe one', 'Mind the doors');
    expect(quoteOf(unnamed, 'is mandatory')).not.toContain('(-P)');
  });

  it('takes the sentence along that opens its paragraph, but not those before the third', () => {
    const text =
      '# Kilns\n\nAn oven waits for its bread. A loaf may come late. Nobody is told of it.\n\nOther words.\n';
    const others = { others: -9 };
    expect(quoteOf(text, 'come late', others)).toBe(
      text.slice('# Kilns\n\n'.length, text.indexOf('\n\nOther')),
    );
    expect(quoteOf(text, 'is told', others)).toBe('Nobody is told of it.');
    expect(quoteOf(text, 'come late', { ...others, maxCharacters: 30 })).toBe('A loaf may come late.');
  });

  it('takes the cause along of what begins with “As a result”', () => {
    const text = '# Kilns\n\nKilns are old. Doors do not close. As a result, heat is lost.\n';
    expect(quoteOf(text, 'heat is lost', { others: -9 })).toContain('Doors do not close. As a result');
  });

  it('takes the law along that the sentence before the last tells, where that gives it its name', () => {
    const text =
      '# Kilns\n\nKilns are old. Bricks are red. Heat rises with the draught. The share is called pull. This is known as the law of Hob.\n';
    expect(quoteOf(text, 'law of Hob', { others: -9 })).toBe(
      'Heat rises with the draught. The share is called pull. This is known as the law of Hob.',
    );
  });

  it('takes the code along that “the previous command” speaks of', () => {
    const text =
      '# Kilns\n\nWatch it:\n\n```\nkiln --every 2\n```\n\nThe previous command looks every two seconds.\n';
    expect(quoteOf(text, 'every two seconds')).toBe(text.slice('# Kilns\n\n'.length).trimEnd());
    expect(quoteOf(text.replace('The previous', 'That'), 'every two seconds')).not.toContain('--every');
  });

  it('takes the items of its own along with an item that announces them', () => {
    const text =
      '# Kilns\n\n- Light it first.\n- These are sold with it:\n  - a lid\n  - two bolts\n- Cool it.\n';
    expect(quoteOf(text, 'sold with it', { maxCharacters: 60 })).toBe(
      'These are sold with it:\n  - a lid\n  - two bolts',
    );
    expect(quoteOf(text, 'sold with it', { maxCharacters: 40 })).toBe('These are sold with it:\n  - a lid');
  });

  it('takes what stands below a caption along with the sentence that announces it', () => {
    const text =
      'Let us create a simple gag:\n\nExample 8.5. A simple gag\n\n- Pattern: `^Joe chats`\n- Omit from output: checked\n\nIt is a gag.\n';
    expect(quoteOf(text, 'Let us create')).toBe(text.slice(0, text.indexOf('\n\nIt is a gag')));
    expect(quoteOf(text.replace(/- Pattern.*checked\n\n/su, ''), 'Let us create')).not.toContain(
      'It is a gag',
    );
  });

  it('takes the sentence along that goes on about what was just said, unless it speaks of the text or there is no room', () => {
    const text = 'The kiln must be added to the queue. That is done by a mount file.\nKilns are hot.';
    expect(quoteOf(text, 'must be added')).toBe(text.slice(0, text.indexOf('\nKilns')));
    expect(quoteOf(text, 'must be added', { maxCharacters: 50 })).toBe(
      'The kiln must be added to the queue.',
    );
    const pointing = text.replace(' That is done by', '\nThis chapter is about');
    expect(quoteOf(pointing, 'must be added')).toBe('The kiln must be added to the queue.');
  });

  it('cuts code that is too long from its beginning, and not at a semicolon further down', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `const pot${at} = fire(${at});`);
    const text = `# Firing\n\n\`\`\`ts\n${lines.join('\n')}\nglaze(pot8);\n\`\`\`\n`;
    expect(quoteOf(text, 'glaze', { maxCharacters: 120, asked: 'glaze' })).toMatch(
      /^```ts\nconst pot0 = fire\(0\);\n/u,
    );
  });
});
