import { describe, expect, it } from 'vitest';
import { asksFor, bearsDate, isOfVersion } from '#shared/text/evidence/asked-kind.ts';

describe('asksFor', () => {
  it('takes "what\'s" for "what is"', () => {
    expect(asksFor("What's a grob?")).toEqual(asksFor('What is a grob?'));
    expect(asksFor('What’s a grob?').has('definition')).toBe(true);
    expect(asksFor('What does a grob do?').has('definition')).toBe(true);
    expect(asksFor('What do I do if a grob is lost?').has('definition')).toBe(false);
  });

  it('tells several things at once', () => {
    expect([...asksFor('When and why did it happen, and how many were there?')].toSorted()).toEqual([
      'date',
      'figure',
      'reason',
    ]);
    expect(asksFor('Which parts does a kite have?').size).toBe(0);
  });

  it('does not read the name of the work that is asked about', () => {
    expect(asksFor('How many kites left the study of the effect of wind?').has('effect')).toBe(false);
    expect(asksFor('What was the effect of wind in the study of long tails?').has('effect')).toBe(true);
    expect(asksFor('In the trial of the effect of wind, when was it run?')).toEqual(
      asksFor('When was it run?'),
    );
  });

  it.each([
    ['When did kites fly first?', true],
    ['Do you know when kites were made?', true],
    ['Kites came to Europe when?', true],
    ['What happens when the wind drops?', false],
    ['When should I use a long tail?', false],
    ['When would I use a long tail?', false],
    ['When were kites invented, and what are they used for?', true],
    ['When would I use a tail, and when was it invented?', true],
  ])('takes "%s" for a question of a date: %s', (question, isAsked) => {
    expect(asksFor(question).has('date')).toBe(isAsked);
  });
});

describe('asksFor', () => {
  it.each([
    ["Which colour does the kite get when I don't give one?", true],
    ['Where are kites sent if I configure nothing?', true],
    ['How long is the tail if it is not set?', true],
    ['What happens if I set the tail to nothing?', false],
    ['Can I fly it without a tail?', false],
  ])('takes "%s" for a question of a default: %s', (question, isAsked) => {
    expect(asksFor(question).has('default')).toBe(isAsked);
  });

  it.each([
    ['How do I limit how many kites fly at once?', ['procedure']],
    ['What is the usual way to get rid of this?', ['definition', 'procedure']],
    ['Is there a way to fly two kites?', ['finding', 'procedure', 'whether']],
    ['How can I restrict the length of a line?', ['procedure']],
    ['How can we see how high a kite flies?', ['procedure']],
    ['How do I mend it, and how many days does it take?', ['figure', 'procedure']],
    ['What limits how high a kite flies?', ['figure', 'limit']],
  ])('"%s" asks for %j', (question, kinds) => {
    expect([...asksFor(question)].toSorted()).toEqual(kinds);
  });
});

describe('isOfVersion', () => {
  it.each([
    ['Version 2.1', true],
    ['Kite release 2.1', true],
    ['2.1.3 (2024-05-01)', true],
    ['What’s new', true],
    ['Kite 2.1 Reference Manual', false],
    ['Release 2.1 of the handbook', false],
    ['3.2 Letting it rise', false],
  ])('says of the heading "%s" whether it stands above what changed: %s', (heading, isOf) => {
    expect(isOfVersion(heading)).toBe(isOf);
  });
});

it.each([
  ['In May, the kite was flown.', true],
  ['It flew during March.', true],
  ['May 5 was windy.', true],
  ['The kite of 5 May.', true],
  ['The string may break.', false],
  ['May I fly it?', false],
  ['They march with kites.', false],
])('finds a date in "%s": %s', (text, isDated) => {
  expect(bearsDate(text)).toBe(isDated);
});
