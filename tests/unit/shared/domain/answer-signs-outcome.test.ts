import { describe, expect, test } from 'vitest';
import { signReader } from '#shared/domain/answer-signs.ts';
import { ANSWER, ASKED, read, said } from './read-signs.ts';

describe('signReader on what answers by its look', () => {
  test('wants a finding in the words asked for where an effect is asked for, and only there', () => {
    const asked = 'What is the effect of paint on rust?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const findingIn = (quote: string): number =>
      signReader({
        ...ASKED,
        question: asked,
        checklist,
        evidence: [said({ sourceId: 's-1', quote, value: 5 })],
      })('item_1')?.finding ?? NaN;
    const found = findingIn('Paint reduced rust significantly (p = 0.01).');
    expect(found).toBeGreaterThan(0.6);
    expect(findingIn('Paint and rust were looked at in two groups.')).toBe(0);
    expect(findingIn('Paint reduced weight significantly (p = 0.01).')).toBeLessThan(found);
    expect(read([ANSWER])?.finding).toBe(1);
  });

  test.each([
    ['The mean hospital stay was significantly shorter in group B (p = 0.02).', 1],
    ['Stay did not differ significantly.', 1],
    ['Group B had significantly less pain (p = 0.02).', 0],
    ['The hospital stay was recorded in both groups.', 0],
  ])('where an effect on something is asked for, sees whether it is told: %j', (quote, outcome) => {
    const asked = 'What is the effect of eversion compared with minimal access on the hospital stay?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const aside = said({
      sourceId: 's-1',
      quote: 'Patients were randomly divided into two groups.',
      value: 9,
    });
    const evidence = [aside, said({ sourceId: 's-1', quote, value: 8 })];
    expect(signReader({ ...ASKED, question: asked, checklist, evidence })('item_1')?.outcome).toBe(outcome);
    expect(read(evidence)?.outcome).toBe(1);
  });

  test('wants a date of the item that asks for one, not of what is asked beside it', () => {
    const item = (id: string, description: string) => ({ id, description, topic: [] });
    const checklist = [item('item_1', 'When was iron first made?'), item('item_2', 'Where does it rust?')];
    const question = 'When was iron first made, and where does it rust?';
    const evidence = ['item_1', 'item_2'].map((itemId) =>
      said({ sourceId: 's-1', quote: 'Iron rusts in salt water.', value: 5, itemId }),
    );
    const signsOf = signReader({ ...ASKED, question, checklist, evidence });
    expect(checklist.map(({ id }) => signsOf(id)?.outcome)).toEqual([0, 1]);
  });

  test('wants a cause of the first quote where a reason is asked for, whatever those behind it tell', () => {
    const asked = 'Why is the museum closed on Mondays?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const toldOf = (...quotes: readonly string[]): number | undefined =>
      signReader({
        ...ASKED,
        question: asked,
        checklist,
        evidence: quotes.map((quote, at) => said({ sourceId: 's-1', quote, value: 9 - at })),
      })('item_1')?.told;
    expect(toldOf('The museum is closed on Mondays.', 'The bakery is, because it bakes on Sundays.')).toBe(0);
    expect(toldOf('The museum is closed on Mondays so that the rooms can be cleaned.')).toBe(1);
  });
});
