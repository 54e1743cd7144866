import { describe, expect, it } from 'vitest';
import { itemsOf } from './asked-items.ts';

describe('“that” behind “after”, “before”, “since” or “until”', () => {
  it.each([
    [
      'Which potter has the kiln on Saturday 15 March, and who is sleeping over with the goats the night after that?',
      'Who is sleeping over with the goats the night after Saturday 15 March?',
    ],
    [
      'Who opens the mill on 3 May, and who locks it the day after that?',
      'Who locks the mill the day after 3 May?',
    ],
    ['Who ran the mill until 1920, and who has run it since that?', 'Who has run the mill since 1920?'],
    [
      'Where do the potters meet on Friday, and what do they do before that?',
      'What do the potters do before Friday?',
    ],
  ])('is the date or the day named before: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    ['Which meds do I take on Monday, and what do I take after that?', 'What do I take after Monday?'],
    ['Which pots do I fire on Friday, and what do I fire before that?', 'What do I fire before Friday?'],
    [
      'Which of the kilns can we light on Easter Monday, and what can we light after that?',
      'What can we light after Easter Monday?',
    ],
  ])('names the day once, and not before the clause as well: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    ['How do I fire a pot, and what do I do after that?', 'What do I do after that?'],
    ['When was the bridge built, and how did people cross before that?', 'How did people cross before that?'],
    [
      'Who has the kiln from Monday to Tuesday, and who opens it the day after that?',
      'Who opens the kiln the day after that?',
    ],
  ])('stays where no date, or more than one, is named or the time is asked for: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });
});
