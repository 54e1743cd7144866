import { describe, expect, it } from 'vitest';
import { asksUnmarked, merelyAsksHelp } from '#shared/text/words/unmarked-question.ts';

describe('a sentence without a question mark', () => {
  it.each([
    'are names with dashes OK',
    'can I pay by card, or in cash',
    'can I pay by card.',
    'is node 18.2 fine',
    'does it work on example.com',
    'is it in ~/.bashrc',
    'and will the lid survive a fall',
    'Do I need root',
  ])('asks where its verb stands before who does it: %s', (sentence) => {
    expect(asksUnmarked(sentence)).toBe(true);
  });

  it.each([
    'Could not connect to server',
    'Is already in use says the log',
    'May 5 is my deadline',
    'Will Smith is the owner',
    'Can openers are sold here',
    'Can be found in Settings',
    'Do not tell me to reboot',
    'Does not have to be fast',
    'Is not urgent at all',
    'Should work without root',
    'Did try mount -a before',
    'Have tried to call them',
    'Will need it on boot',
    'Would be great to know',
    'Would use ropes instead',
    'Is the newest version',
    'Should you need logs, I have some',
  ])('is a remark where it names nobody who does it: %s', (sentence) => {
    expect(asksUnmarked(sentence)).toBe(false);
  });

  it('is read in a time that grows with its length', () => {
    const began = performance.now();
    asksUnmarked(`is ${'a '.repeat(50_000)}`);
    asksUnmarked(`can they ${'; '.repeat(50_000)}`);
    merelyAsksHelp(`can you ${'please '.repeat(50_000)}`);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('a courtesy beside a question', () => {
  it.each([
    'could you please explain in detail',
    'can someone help me please',
    'Does anyone know?',
    'Can you answer in German',
  ])('asks nothing: %s', (sentence) => {
    expect(merelyAsksHelp(sentence)).toBe(true);
  });

  it.each(['Does anyone know if tea is safe?', 'Could you explain fstab?', 'Can you open the lid?'])(
    'asks where it says what is to be known: %s',
    (sentence) => {
      expect(merelyAsksHelp(sentence)).toBe(false);
    },
  );
});
