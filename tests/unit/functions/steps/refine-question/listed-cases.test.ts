import { describe, expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';

const textsOf = (question: string): readonly string[] =>
  analyseQuestion(question).aspects.map(({ text }) => text);

describe('what is listed', () => {
  it.each([
    'Why does a glaze need cobalt when copper, iron and tin together should already make it blue',
    'What happens to my pots if the fan, the timer and the burner fail',
    'What happens if my fan, my timer or my burner overheats',
    'What happens when a kiln that was put into a wooden shed opens or closes its lid',
    'What happens if the burner stops or restarts during a firing',
    'How do lead, zinc and tin combined affect fish',
  ])('is asked at once where it is one case of what is asked: %j', (question) => {
    expect(textsOf(`${question}?`)).toEqual([question]);
  });

  it('is one case where the second of two has the verb of both', () => {
    const question = 'What happens when a kiln or a furnace overheats?';
    expect(textsOf(question)).toHaveLength(1);
  });

  it('is asked one by one where the case is all that is asked', () => {
    expect(textsOf('What happens when dogs, cats and birds eat clay?')).toHaveLength(3);
    expect(textsOf('Is it safe to fire when I have a cold, a fever or an ear infection?')).toEqual([
      'Is it safe to fire when I have a cold',
      'Is it safe to fire when I have a fever',
      'Is it safe to fire when I have an ear infection',
    ]);
  });

  it.each([
    'What happens if I fix a bug and push it a second time?',
    'What happens if I close the window and the job is running?',
    'What happens to a kiln if the gas fails and the door is open?',
    'What happens when I stop and restart the kiln?',
    'What happens if I fix a bug, push it and close the ticket?',
    'What happens to a kiln when I stop, restart and close it?',
    'Is it still wet after I glaze a pot and fire it?',
    'What is left as soon as I fix a bug and push it again?',
  ])('is one case where all of it holds at once: %s', (question) => {
    expect(textsOf(question)).toEqual([question.slice(0, -1)]);
  });

  it.each([
    ['How do I know if the kiln and the stove are hot?', 2],
    ['How do I check if curl and wget are installed?', 2],
    ['What is known about when dogs and cats were domesticated?', 2],
    ['What are while loops and generators in Python?', 2],
    ['Explain when to use a mutex and a semaphore.', 2],
    ['Once I own a kiln how do I clean, heat and store it?', 3],
  ])('is asked one by one where no case is told: %s', (question, things) => {
    expect(textsOf(question)).toHaveLength(things);
  });

  it('is asked one by one behind a case that is told to its end', () => {
    expect(textsOf('If the fuse blows and trips, what is the cost of lamps and bulbs?')).toHaveLength(2);
  });
});
