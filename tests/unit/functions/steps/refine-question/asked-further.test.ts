import { describe, expect, test } from 'vitest';
import { askedFurther } from '#functions/steps/refine-question/asked-further.ts';

describe('a mere "and when" asks in full', () => {
  test.each([
    ['Where was the bridge built', 'by whom', 'by whom was the bridge built'],
    ['How long are letters kept', 'where', 'where are letters kept'],
    ['Does salt raise the price', 'by how much', 'by how much does salt raise the price'],
    ['Can I cancel a booking', 'until when', 'until when can I cancel a booking'],
    ['Who invented the kiln', 'when', 'when was the kiln invented'],
    ['Who wrote the letters', 'why', 'why were the letters written'],
    ['Which company built the two mills', 'where', 'where were the two mills built'],
    ['In which sheds does he look for pots', 'in what order', 'in what order does he look for pots'],
    ['How do I send the letters', 'to which town', 'to which town do I send the letters'],
    ['Can I fire clay in a pit', 'with which wood', 'with which wood can I fire clay in a pit'],
  ])('after %j, %j: %j', (before, asking, full) => {
    expect(askedFurther(before, asking)).toBe(full);
  });

  test.each([
    ['Is it safe to eat', 'why'],
    ['Who sings the song', 'when'],
    ['Who invented the kiln', 'by whom'],
    ['What did he build', 'when'],
    ['How many letters were sent', 'where'],
    ['Where is it', 'why not'],
    ['How much does the kiln cost', 'in which currency'],
    ['What does the gardener plant', 'in what order'],
    ['On which days is the tax paid', 'why'],
  ])('but not after %j, %j, which would tell or ask something else', (before, asking) => {
    expect(askedFurther(before, asking)).toBeUndefined();
  });
});
