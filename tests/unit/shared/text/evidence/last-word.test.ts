import { describe, expect, test } from 'vitest';
import { lastWord } from '#shared/text/evidence/last-word.ts';

describe('lastWord', () => {
  test.each([
    ['Can paint be used for rust?', 'rust'],
    ['What was it looked at for?', 'looked'],
    ['How do old pots differ from the glazed ones?', 'glazed'],
    ['Where are my pots gone?', 'pots'],
    ['Can pots be fired all at once?', 'fired'],
    ['Can I dump the ash and weigh it in the kiln later?', 'kiln'],
    ['Is a bare kiln enough?', 'kiln'],
    ['Does the kiln work better now?', 'kiln'],
    ['Where does the salt come from now?', 'salt'],
    ['Can pots be put together?', 'pots'],
    ['Can it be fired with Next?', 'Next'],
    ['May bricks be left on the floor at Kettle Works?', 'Works'],
    ['How Does the Kiln Work?', 'Kiln'],
    ['HOW DOES THE KILN WORK NOW?', 'KILN'],
    ['The kiln gets hot when it is shut. Possible?', 'shut'],
    ['The lid came off. Is the kiln broken now?', 'broken'],
    ['Can it open the lid by hand, or does it shut the lid automatically?', 'lid'],
    ['Does it hold in salt-water?', 'water'],
    ['Can I fire pots on my laptop?', 'pots'],
    ['Where do the logs go on my laptop?', 'logs'],
    ['What may I take in my hand luggage?', 'luggage'],
    ['Can I run the kiln anywhere?', 'kiln'],
    ["Which colour does the kiln use when I don't give one?", 'kiln'],
    ['Where is the ash sent, if I configure nothing?', 'sent'],
    ['What happens if I open the door?', 'door'],
    ['Where does the word kiln come from?', 'kiln'],
    ['How does the draught work?', 'draught'],
    ['What does the law of kilns say?', 'kilns'],
    ['What is left in the kiln at all?', 'kiln'],
    ['Do I have to light the kiln first?', 'kiln'],
    ['Which of the kilns is the cheapest?', 'kilns'],
    ['Which pot lasts the longest?', 'pot'],
    ['Where was the kiln built, and what is in the forest?', 'forest'],
    ['Is the ash kept once the fire comes back?', 'fire'],
  ])('of %j is %j, function words aside', (question, word) => {
    expect(lastWord(question)?.surface).toContain(word);
  });

  test('is borne by the last piece of a compound, too', () => {
    expect(lastWord('Does it hold in salt-water?')?.terms).toContain('water');
  });

  test.each(['How is it?', '', '铁为什么生锈？', 'Is there anything to do first?'])(
    'of %j there is none',
    (question) => {
      expect(lastWord(question)).toBeUndefined();
    },
  );
});

test.each([
  ['was kostet ein kilo mehl', 'mehl'],
  ['Wie heißt das Werkzeug ffmpeg?', 'ffmpeg'],
])('a noun in small letters ends a question in German: %s', (question, last) => {
  expect(lastWord(question)?.surface).toBe(last);
});

test.each(['Wer hat das erste Plastom sequenziert?', 'TUMAS başkanlığını kim ve ne zaman yaptı?'])(
  'a question of a language that puts its verb last has no last word that names a thing: %s',
  (question) => {
    expect(lastWord(question)).toBeUndefined();
  },
);
