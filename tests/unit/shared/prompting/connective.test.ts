import { describe, expect, it } from 'vitest';
import { askedWords } from '#shared/prompting/asked-words.ts';
import { isConnective } from '#shared/prompting/connective.ts';

describe('isConnective', () => {
  const asked = askedWords(
    'Does the queue use encryption by default, is the queue certified for offshore use, and what is the price?',
  );

  it.each([
    'In summary:',
    'The following sections go through this in order.',
    'Encryption by default:',
    'For the price:',
    'In short, on the price of the queue:',
    'First, encryption:',
    'Overall,',
    'Kurz gesagt:',
    'Zusammenfassend:',
    'En résumé :',
    'En resumen:',
    'In sintesi:',
    'Em resumo:',
    'Kort gezegd:',
    '总之：',
    'باختصار:',
    'The main findings are as follows:',
    'There are several reasons:',
  ])('takes “%s” for a sentence that states nothing', (sentence) => {
    expect(isConnective(sentence, asked)).toBe(true);
  });

  it.each([
    'Encryption is the default.',
    'There are several reasons.',
    'Kurz gesagt, es wirkt.',
    'The queue is certified for offshore use:',
    'The queue uses encryption:',
    'The queue costs encryption:',
    'Queue certified for offshore use:',
    'Aspirin cures cancer:',
    'The sources leave no doubt.',
    'In summary, 40 % of it:',
    'In summary, “the following”:',
    'Iron rusts.',
    'No.',
    'It does.',
    'The answer is no.',
    'In short, it can.',
    'Overall, the second.',
  ])('takes “%s” for a statement', (sentence) => {
    expect(isConnective(sentence, asked)).toBe(false);
  });
});
