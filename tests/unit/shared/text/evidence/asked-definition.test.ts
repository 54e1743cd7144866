import { describe, expect, test } from 'vitest';
import { definitionAsked, introduces, purposeAsked } from '#shared/text/evidence/asked-definition.ts';

describe('definitionAsked', () => {
  test.each([
    ['What is a mitosome?', ['mitosom']],
    ['What’s the LINCS Program?', ['linc', 'program']],
    ['Was ist ein Mitosom?', ['mitosom']],
  ])('sees that %j asks what a thing is', (question, thing) => {
    expect(definitionAsked(question)).toEqual(thing);
  });

  test.each([
    'What is the effect of paint on rust?',
    'What are the limits of a view, and how are they raised?',
    'What is my balance?',
    'Which mitosome is it?',
    'What is it?',
    '',
  ])('takes %j for another question', (question) => {
    expect(definitionAsked(question)).toBeUndefined();
  });
});

describe('introduces', () => {
  const thing = definitionAsked('What is S/MIME?') ?? [];
  const says = (quote: string, ...above: readonly string[]): boolean => introduces(thing, { quote, above });

  test.each([
    'S/MIME is a standard for signed mail.',
    'Mail can be signed. S/MIME, like PGP, defines how.\nS/MIME stands for a family of formats.',
    'Secure/Multipurpose Internet Mail Extensions (S/MIME) sign mail.',
    'A format called S/MIME, with which mail is signed',
    'S/MIME – signed and sealed mail',
    'By S/MIME, a standard for signed mail, senders are known.',
    '| Format | Use |\n| S/MIME | signed mail |',
  ])('takes %j for a definition', (quote) => {
    expect(says(quote)).toBe(true);
  });

  test.each([
    'Messages in S/MIME that are signed by an unknown sender are shown last.',
    'The default key for S/MIME signatures of outgoing mail is empty.',
    'Two ways of signing, of which one is in S/MIME, are known.',
    'Use this to sign with S/MIME.',
    '| signed mail | S/MIME |',
    '| S/MIME |  |',
  ])('takes %j for none', (quote) => {
    expect(says(quote)).toBe(false);
  });

  test('takes what stands below the name of the thing for one, not what stands below much else', () => {
    expect(says('Signed mail is read with a key.', 'Manual', 'S/MIME')).toBe(true);
    expect(says('Signed mail is read with a key.', 'How to sign and seal mail with S/MIME or PGP')).toBe(
      false,
    );
  });
});

describe('purposeAsked', () => {
  test.each([
    ["What's the point of the red tail on the kite?", ['red', 'tail']],
    ['What is the main purpose of a bridle?', ['bridl']],
    ['What does the tail do?', ['tail']],
    ['What is a bridle used for?', ['bridl']],
    ['What are tails for?', ['tail']],
  ])('tells what it is asked of: %s', (question, thing) => {
    expect(purposeAsked(question)).toEqual(thing);
  });

  test.each([
    'What is a bridle?',
    'What is the point of flying it when it rains?',
    'What does it do?',
    'What does the tail do when it rains?',
    'What is the best kite for a beginner?',
  ])('asks for none: %s', (question) => {
    expect(purposeAsked(question)).toBeUndefined();
  });
});
