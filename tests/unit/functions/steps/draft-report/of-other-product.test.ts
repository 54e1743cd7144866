import { describe, expect, it } from 'vitest';
import { shelve } from '#functions/steps/draft-report/without-model.ts';
import { selectQuotes } from '#functions/steps/draft-report/select-quotes.ts';
import { ofOtherProduct } from '#functions/steps/draft-report/of-other-product.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { draftInput } from '#tests/unit/shared/prompting/given.ts';
import { inputsOf, said, select } from './selecting.ts';

const KILN = sourceOf('s-1', { container: 'potterix-doc' });
const LAMP = sourceOf('s-2', { container: 'lampero' });
const own = evidenceOf({ sourceId: 's-1', quote: 'Turn the knob to the left.' });
const other = evidenceOf({ sourceId: 's-2', quote: 'The knob makes it darker.' });
const naming = evidenceOf({ sourceId: 's-2', quote: 'Potterix has a knob, too.', start: 300 });

function isOther(question: string, found = [own, other, naming]): readonly boolean[] {
  return found.map(ofOtherProduct(question, found, inputsOf([], found, [KILN, LAMP])));
}

describe('a quote', () => {
  it('is of another product where the question names one whose documents are quoted, unless it names that, too', () => {
    expect(isOther('How do I turn the knob back in Potterix?')).toEqual([false, true, false]);
  });

  it('is of none where the question names no product, several, or one that nothing is quoted of', () => {
    expect(isOther('How do I turn a knob back?')).toEqual([false, false, false]);
    expect(isOther('How do I dim Lampero from Potterix?')).toEqual([false, false, false]);
    expect(isOther('How do I turn the knob back in Potterix?', [other, naming])).toEqual([false, false]);
  });

  it('is of none by a common word: every package has a "doc"', () => {
    expect(isOther('Which doc tells of knobs?')).toEqual([false, false, false]);
  });

  it('is of none where it was uploaded, or comes from elsewhere than a corpus', () => {
    const origins = [{ provider: 'upload', hitId: 's-2', queryId: 'i01-01' }];
    for (const source of [
      sourceOf('s-2', { container: 'lampero', origins }),
      sourceOf('s-2', { kind: 'web' }),
    ]) {
      const found = [own, other];
      const isOf = ofOtherProduct(
        'Where is the knob in Potterix?',
        found,
        inputsOf([], found, [KILN, source]),
      );
      expect(found.map(isOf)).toEqual([false, false]);
    }
  });

  it('is of none where two products are named, whichever has the longer name', () => {
    const sources = [sourceOf('s-1', { container: 'potterix-kilnio' }), LAMP];
    const found = [own, other];
    const isOf = ofOtherProduct(
      'How do I join Potterix Kilnio to Lampero?',
      found,
      inputsOf([], found, sources),
    );
    expect(found.map(isOf)).toEqual([false, false]);
  });

  it('names a product of several words by all of them', () => {
    const host = evidenceOf({ sourceId: 's-2', quote: 'Host it wherever you like.' });
    const sources = [sourceOf('s-1', { container: 'pot9-host-doc' }), LAMP];
    const isOf = ofOtherProduct('How old is pot9-host?', [own, host], inputsOf([], [own, host], sources));
    expect([own, host].map(isOf)).toEqual([false, true]);
  });

  it('of another product falls behind', () => {
    const item = { ...itemOf('item_1', [partOf(['knob'])]), description: 'Which knob is it in Potterix?' };
    const [best, next] = [said(1, 's-2', { item_1: 4 }), said(2, 's-1', { item_1: 0 })];
    expect(select([item], [best, next], [KILN, LAMP]).answer[0]).toEqual(next);
    expect(
      select([{ ...item, description: 'Which knob is it?' }], [best, next], [KILN, LAMP]).answer[0],
    ).toEqual(best);
  });

  it('of another product falls behind, too, where the question names the product and what leans on it does not', () => {
    const item = { ...itemOf('item_1', [partOf(['knob'])]), description: 'Which knob is it?' };
    const leaning = { ...item, asked: 'Which is it?' };
    const found = [said(1, 's-2', { item_1: 1 }), said(2, 's-1', { item_1: 0 })];
    const question = 'I use Potterix. Which knob is it?';
    const firstOf = (asked: typeof item): unknown =>
      selectQuotes([asked], { ...inputsOf([asked], found, [KILN, LAMP]), question }).answers.get(
        'item_1',
      )?.[0];
    expect(firstOf(leaning)).toEqual(found[1]);
    expect(firstOf(item)).toEqual(found[0]);
  });

  it('goes by the whole question in a draft', () => {
    expect(shelve(draftInput()).question).toBe(draftInput().brief.question);
  });
});
