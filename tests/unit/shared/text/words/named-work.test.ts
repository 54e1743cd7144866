import { describe, expect, it } from 'vitest';
import { namedWork } from '#shared/text/words/named-work.ts';

const NAMED: readonly (readonly [string, string])[] = [
  ['In the trial that gave bread to ducks, how many got fat?', 'In the trial that gave bread to ducks, '],
  [
    'In the trial of bread for ducks, which looked at their weight, how many left early?',
    'In the trial of bread for ducks, which looked at their weight, ',
  ],
  ['In the pond study of bread, which ducks were left out?', 'In the pond study of bread, '],
  ['The trial that set bread against corn: when was it run?', 'The trial that set bread against corn: '],
  [
    'In the Danish, Swedish and Finnish trial of bread, how many ducks took part?',
    'In the Danish, Swedish and Finnish trial of bread, ',
  ],
  ['Who paid for the British trial of bread in ducks?', 'for the British trial of bread in ducks'],
  [
    'How many ducks were needed in the study of bread and corn, and what was it meant to show?',
    'in the study of bread and corn',
  ],
  [
    'Which ducks were left out of the study comparing bread, corn and grass?',
    'of the study comparing bread, corn and grass',
  ],
  ['Which ducks were excluded from the study: those under 18 or those over 65?', 'from the study'],
  [
    'What did the ducks say in the trial of the bread thief about the police?',
    'in the trial of the bread thief',
  ],
  ['How many ducks left the study of the effect of bread?', 'the study of the effect of bread'],
  ['Who approved the trial of bread in ducks?', 'the trial of bread in ducks'],
  ['Which authors of the bread trial were paid by a baker?', 'of the bread trial'],
  [
    'Which ducks were left out of the comparison of bread with corn because they were ill?',
    'of the comparison of bread with corn',
  ],
];

describe('namedWork', () => {
  it.each(NAMED)('finds in “%s” what only names the work', (question, work) => {
    expect(namedWork(question)).toBe(work);
  });

  it.each([
    'How do I list the open tasks in a project?',
    'What does the script do in a report?',
    'Does bread make ducks fat?',
    'How is a trial version installed?',
    'Can I fold a swan from a paper plate?',
    'How do I export results from a survey in Google Forms to Excel?',
    'How do I sort by a comparison of two fields in Python?',
    'In the experiment branch of git, how do I merge?',
    'The article says rice has arsenic, is it dangerous for babies?',
    'The paper tray is stuck. The display shows E502, what does it mean?',
    'The paper I bought is too thick, what can I do?',
    'Should I use C or R in the article of my course?',
    'Which trials have shown that bread helps?',
    '',
  ])('finds none in “%s”', (question) => {
    expect(namedWork(question)).toBeUndefined();
  });
});
