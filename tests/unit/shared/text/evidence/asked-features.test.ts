import { describe, expect, it } from 'vitest';
import type { Feature } from '#shared/text/evidence/features.ts';
import { lastOf } from './last-of.ts';

describe('what featuresOf counts only where it is asked for', () => {
  it.each([
    'It is unclear whether tails help kites.',
    'We sought to learn whether tails help.',
    'The aim of this study was to fly kites with tails.',
    'To assess whether tails help kites.',
    'Little is known about the tails of kites.',
  ])('takes what is still to be found for no answer to whether something is so: %s', (text) => {
    expect(lastOf({ question: 'Do tails help kites?', text }).aim).toBe(1);
    expect(lastOf({ question: 'Why are kites studied?', text }).aim).toBe(0);
    expect(lastOf({ question: 'Do tails help kites?', text: 'The purpose of tails is to help.' }).aim).toBe(
      0,
    );
  });

  it.each([
    'Before version 3.1 kites flew.',
    'Set `line = 40` for kites.',
    'Kites use utf8 and int32 names.',
    'Kites fly [12].',
    'One can fly kites.',
  ])('takes for no figure what measures nothing: %s', (text) => {
    expect(lastOf({ question: 'How long can kites fly?', text }).figure).toBe(0);
  });

  it.each<[Feature, string, string]>([
    ['date', 'When did kites fly first?', 'Kites flew first in 1749.'],
    ['date', '风筝什么时候发明的？', '风筝发明于公元前5世纪。'],
    ['figure', 'How many kites flew?', 'Seventeen or 17 kites flew.'],
    ['figure', 'How long do kites last?', 'Kites last for one year.'],
    ['figure', '风筝能飞多高？', '风筝能飞到3000米。'],
    ['figure', 'كم عدد الطائرات؟', 'طارت 17 طائرة.'],
    ['reason', 'Why do kites fly?', 'They fly because wind lifts them.'],
    ['result', 'What is the effect of tails?', 'Tails reduced turning significantly.'],
    ['aim', 'What is the effect of tails?', 'We aimed to assess whether tails help.'],
    ['question', 'kites', 'Do kites fly?'],
    ['pointer', 'kites', 'See also the book of kites.'],
    ['pointer', 'kites', "Let's begin by flying a kite."],
    ['pointer', 'kites', 'For an example of kites, see the book.'],
    ['pointer', 'kites', 'To view a sample of kites, see Kites of the World.'],
    ['pointer', 'kites', 'In this chapter you will learn how kites fly.'],
    ['pointer', 'kites', '# Version 2.1.0 (2021-04-01)\n\nKites: fixed a tail.'],
    ['pointer', 'kites', '# Kites\n\n## Release notes\n\nKites got a tail.'],
    ['synonym', 'How do I switch the wind off?', 'Wind can be disabled.'],
    ['kind', 'Can kites sing?', 'Yes, kites can sing.'],
    ['synonym', 'What are the downsides of kites?', 'Kites have drawbacks.'],
    [
      'synonym',
      'How does the WAL work?',
      'A write-ahead log (WAL) is kept. The write-ahead log comes first.',
    ],
    [
      'synonym',
      'How does write-ahead logging work?',
      'Write-ahead logging (WAL) is used. The WAL comes first.',
    ],
    ['synonym', 'Wie wird die Nachricht verschlüsselt?', 'Messages are encrypted.'],
    ['kind', 'What are the limits of kites?', 'Kites cannot fly without wind.'],
    ['kind', 'Which tail do kites have by default?', 'Kites have a long tail unless you cut it.'],
    ['kind', 'How do I fly kites?', 'You can fly kites by running.'],
    ['kind', 'What is a kite?', 'A kite is a toy that flies.'],
    ['kind', 'When should I use box kites?', 'Box kites are suitable for strong wind.'],
    ['kind', 'What happens if the line breaks?', 'The kite is lost when its line breaks.'],
    ['kind', 'Can I save the kite if its line breaks?', 'When a line breaks, run.'],
    ['kind', "What's the point of the red tail on a kite?", 'The red tail tells you the wind.'],
    ['kind', 'What is flyaway?', '# Kites\n\nFunction: flyaway (kite)\n: Lets go of its line.'],
    ['kind', 'What does the tail do?', 'The tail keeps the kite from turning.'],
    ['synonym', 'do rhomboid kites fly?', 'A rhombid kite flies. Rhombids are kites.'],
    ['synonym', 'why do my kietsails turn?', 'A kitesail turns in the wind.'],
  ])('sees a %s where it counts', (feature, question, text) => {
    expect(lastOf({ question, text })[feature]).toBeGreaterThan(0);
  });

  it('takes code alone for half a way to do something', () => {
    const kindOf = (text: string): number => lastOf({ question: 'How do I fly kites?', text }).kind;
    expect(kindOf('Kites fly by `run`.')).toBeCloseTo(kindOf('You can fly kites by running.') / 2, 5);
    expect(kindOf('Use `run` to fly kites.')).toBe(kindOf('You can fly kites by running.'));
  });

  it.each([
    ['what happens if the line breaks?', 'Kites fly if there is wind. A line breaks.'],
    ['what happens to a line?', 'The kite is lost when its line breaks.'],
    ['when does a line break?', 'The kite is lost when its line breaks.'],
    ['do you know if a line breaks?', 'The kite is lost when its line breaks.'],
    ['is the kite lost if it rains?', 'The kite is lost when its line breaks.'],
  ])('sees no condition that is asked for: %s', (question, text) => {
    expect(lastOf({ question, text }).kind).toBe(0);
  });

  it.each([
    ['another word by one letter in place of another', 'How much nitrate?', 'How much nitrite there is.'],
    ['a name', 'Who is Johnson?', 'Johnston is a town.'],
    ['another ending', 'What is a rhomboid?', 'Rhomboida are animals.'],
    ['a short word', 'What is a kiyt?', 'A kit is a set.'],
    ['a word that English uses everywhere', 'Who wants planes?', 'Who wants plans.'],
  ])('takes for no slip of the pen %s', (_, question, text) => {
    expect(lastOf({ question, text }).synonym).toBe(0);
  });

  it('looks for no slip where a document has the word', () => {
    const text = 'Rhomboids fly.\n\nA rhombid flies.';
    expect(lastOf({ question: 'do rhomboids fly?', text }).synonym).toBe(0);
  });

  it('counts for much what says what a thing is, whichever way a manual says it', () => {
    const question = 'What is git rebase?';
    const kind = (text: string): number => lastOf({ question, text }).kind;
    const named = kind('git-rebase - Reapply commits on top of another base');
    const under = kind('# git rebase\n\n## Description\n\nThis command reapplies commits on another base.');
    const said = kind('A git rebase is a way to move commits.');
    const aside = kind('What many people think of a git rebase is wrong.');
    expect(Math.min(named, under, said)).toBeGreaterThan(3);
    expect(aside).toBe(0);
    expect(kind('MAKE GIT REBASE - begin a new git rebase')).toBe(0);
  });

  it.each<[Feature, string]>([
    ['date', 'Kites flew first in 1749.'],
    ['figure', 'Seventeen or 17 kites flew.'],
    ['reason', 'They fly because wind lifts them.'],
    ['result', 'Tails reduced turning significantly.'],
    ['aim', 'We aimed to assess whether tails help.'],
    ['kind', 'You can fly kites by running.'],
    ['kind', 'A kite is a toy that flies.'],
    ['synonym', 'Wind can be disabled.'],
  ])('does not count a %s that nobody asks for', (feature, text) => {
    expect(lastOf({ question: 'Which parts do kites have?', text })[feature]).toBe(0);
  });

  it('takes a "yes" for an answer where the question stands above it, and not below another', () => {
    const question = 'Can kites sing at night?';
    const text = (heading: string): string => `# Kites\n\n## ${heading}\n\nYes, if a wind blows at night.`;
    expect(lastOf({ question, text: text('Can kites sing in the dark?') }).kind).toBeGreaterThan(0);
    expect(lastOf({ question, text: text('Is string needed when tails are long?') }).kind).toBe(0);
  });

  it('counts a reason less where only what stands around it bears the question', () => {
    const question = 'Why do kites need tails?';
    const near = lastOf({ question, text: 'Kites need tails. That is so because wind turns.' });
    const own = lastOf({ question, text: 'Kites need tails. Tails help because wind turns.' });
    expect(near.reason).toBe(0.5);
    expect(own.reason).toBeGreaterThan(near.reason);
  });

  it('takes no "for any reason" for a reason, and a consequence only for one of what it says itself', () => {
    const question = 'Why do kites need tails?';
    const reason = (said: string): number =>
      lastOf({ question, text: `Kites need tails. Wind turns. ${said}` }).reason;
    expect(reason('If a kite falls for any reason, wind goes on.')).toBe(0);
    expect(reason('For all these reasons, a kite falls.')).toBe(0);
    expect(reason('A kite falls for the reasons that follow.')).toBeGreaterThan(0);
    expect(reason('Therefore, strings can be written as follows.')).toBe(0);
    expect(reason('Therefore kites need tails.')).toBeGreaterThan(0);
  });
});
