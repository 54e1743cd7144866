import { expect, it } from 'vitest';
import { topicOf } from '#functions/steps/refine-question/topic-of.ts';

it.each(["doesn't", 'does not', "can't", 'can’t', 'cannot', "won't"])(
  'takes no "%s" for a part of what a clause is about',
  (negation) => {
    expect(topicOf(`Explain why cdist ${negation} notice it`)).toBe('cdist');
  },
);
