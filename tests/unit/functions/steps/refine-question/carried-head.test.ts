import { expect, it } from 'vitest';
import { withCarriedHead } from '#functions/steps/refine-question/carried-head.ts';

it.each([
  [
    ['Is there a way to find out which file it is', 'how big the file is'],
    'Is there a way to find out how big the file is',
  ],
  [['How do I check where the log is', 'how large it may get'], 'How do I check how large it may get'],
  [['Can you tell me who fires the kiln', 'whether it is hot'], 'Can you tell me whether it is hot'],
])(
  'what stands in the words of an indirect question is asked with the head before it: %j',
  (clauses, last) => {
    expect(withCarriedHead(clauses)).toEqual([clauses[0], last]);
  },
);

it.each([
  [['How do I know when the pot is dry', 'what happens if it is not']],
  [['How do I check where the log is', 'how do I empty it']],
  [['How do I check where the log is', 'which lamp is lit']],
  [['Where is the log', 'how large it may get']],
  [['Can I tell when it is hot', 'how about the lid']],
  [['Can I set when it runs', 'why the job failed yesterday']],
  [['How do I control how hot the kiln gets', 'which of the two fuels is cheaper']],
  [['We know how kilns work', 'why the glaze cracks']],
  [['I cannot tell which kiln to buy', 'how much the kilns cost']],
  [['Can I see where it stores its files', 'how many of the files can I delete']],
  [['How do I know it is hot', 'which type of the charger do I need']],
])('what asks by itself, or stands behind no such head, stays as it is: %j', (clauses) => {
  expect(withCarriedHead(clauses)).toEqual(clauses);
});
