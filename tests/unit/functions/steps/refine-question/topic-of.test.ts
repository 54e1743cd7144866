import { expect, it } from 'vitest';
import { topicOf } from '#functions/steps/refine-question/topic-of.ts';

it.each(["doesn't", 'does not', "can't", 'can’t', 'cannot', "won't"])(
  'takes no "%s" for a part of what a clause is about',
  (negation) => {
    expect(topicOf(`Explain why cdist ${negation} notice it`)).toBe('cdist');
  },
);

it.each([
  ['Is a goat welcome on the ferry', 'the goat'],
  ['Are goats welcome in the mill', 'goats'],
  ['Is the course compulsory for potters', 'the course'],
  ['Is the mill shut on Sundays', 'the mill'],
  ['Is the welcome pack free', 'the welcome pack'],
  ['Une chèvre est-elle admise sur le bac', 'chèvre'],
])('takes what is said of a thing for no part of it: %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

it.each(['Could I be let off the yearly fee', 'Will we be fined', 'Would anybody really be asked'])(
  'takes what is done to somebody for no thing: %s',
  (question) => {
    expect(topicOf(question)).toBeUndefined();
  },
);
