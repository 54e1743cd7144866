import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

const LED = 'The height of the rim above the foot follows from that of the bowl by the relation';

describe('what leads to a formula', () => {
  it('is quoted with it, and with what its signs stand for', () => {
    const text = `# Rims\n\n${LED}\n\nh = N + H.\n\nwhere N is the height of the foot.\n\nPots crack.\n`;
    const quote = quoteOf(text, 'The height of the rim');
    expect(quote).toBe(`${LED}\n\nh = N + H.\n\nwhere N is the height of the foot.`);
  });

  it('is quoted alone where it ends, or where what comes next is no formula', () => {
    const ended = `# Rims\n\n${LED} below.\n\nh = N + H.\n`;
    expect(quoteOf(ended, 'The height of the rim')).toBe(`${LED} below.`);
    const setting = `# Heat\n\n${LED}\n\nexport HEAT=30\n\nWith the door open, nothing is fired.\n`;
    expect(quoteOf(setting, 'The height of the rim')).toBe(LED);
    const other = `# Rims\n\n${LED}\n\nPots crack where they are thin.\n`;
    expect(quoteOf(other, 'The height of the rim')).toBe(LED);
  });
});
