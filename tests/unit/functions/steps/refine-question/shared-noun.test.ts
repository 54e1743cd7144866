import { expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';

function compared(question: string): readonly string[] | undefined {
  return analyseQuestion(question).aspects[0]?.compares;
}

it.each([
  ['What is the difference between soft and hard links?', ['soft links', 'hard links']],
  [
    'What is the difference between shallow and deep error recovery?',
    ['shallow error recovery', 'deep error recovery'],
  ],
  ['What is the difference between the PLAIN and LOGIN mechanisms?', ['PLAIN mechanism', 'LOGIN mechanism']],
  [
    'What is the difference between an aligned and an orthogonal dimension?',
    ['aligned dimension', 'orthogonal dimension'],
  ],
  ['What are the differences between the build and the watch commands?', ['build command', 'watch command']],
  ['What’s the difference between the --soft and --hard options?', ['--soft option', '--hard option']],
  ['What is the difference between fast and safe mode?', ['fast mode', 'safe mode']],
  ['What is the difference between type 1 and type 2 diabetes?', ['type 1 diabetes', 'type 2 diabetes']],
  ['What is the difference between the staff and admin groups?', ['staff group', 'admin group']],
  ['What is the difference between the PLAIN and LOGIN mechanisms?', ['PLAIN mechanism', 'LOGIN mechanism']],
  ['What is the difference between static and dynamic libraries?', ['static libraries', 'dynamic libraries']],
  ['Compare supervised and unsupervised learning', ['supervised learning', 'unsupervised learning']],
])('things compared in “%s” share the noun that stands with the last', (question, things) => {
  expect(compared(question)).toEqual(things);
});

it.each([
  ['What is the difference between coffee and herbal teas?', ['coffee', 'herbal teas']],
  ['What is the difference between a virus and computer worms?', ['virus', 'computer worms']],
  ['Compare RAM and hard disks', ['RAM', 'hard disks']],
  ['What is the difference between cats and wild dogs?', ['cats', 'wild dogs']],
  ['What is the difference between mitosis and cell division?', ['mitosis', 'cell division']],
])('each thing in “%s” keeps its own name', (question, things) => {
  expect(compared(question)).toEqual(things);
});

it('what looks like a verb belongs to the name of a thing between which a difference is asked for', () => {
  const asked =
    'What is the difference between the editable graph mode and the tree view mode in the editor?';
  expect(compared(asked)).toEqual(['editable graph mode', 'tree view mode']);
});

it('of one disease with an s at its end it is asked what it is', () => {
  const [, each] = analyseQuestion('What is the difference between type 1 and type 2 diabetes?').aspects;
  expect(each?.wordings).toEqual(['What is type 1 diabetes', 'What is type 2 diabetes']);
});

it('an owner that a clause names itself is not the topic before it', () => {
  const { aspects } = analyseQuestion('Can I get a timer back, and do the other timers keep their numbers?');
  expect(aspects.map(({ text }) => text)).toEqual([
    'Can I get a timer back',
    'do the other timers keep their numbers',
  ]);
});

it('of things that are named by the same preposition each is asked with what is done with it', () => {
  const asked = 'What is the difference between running it in a container and in a virtual machine on Linux?';
  const [whole, each] = analyseQuestion(asked).aspects;
  expect(whole?.compares).toEqual(['container', 'virtual machine']);
  expect(each?.wordings).toEqual([
    'What is known about running it in a container on Linux',
    'What is known about running it in a virtual machine on Linux',
  ]);
});
