import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradicts, sideOf } from '#functions/steps/extract-claims/contradiction.ts';

describe('two statements', () => {
  it.each([
    ['Green tea reduces blood pressure.', 'Green tea increases blood pressure.'],
    ['Messages are encrypted by default.', 'Messages are not encrypted by default.'],
    ['Statins lower the risk of stroke.', 'Statins had no effect on the risk of stroke.'],
    ['The cache is enabled in production.', 'In production the cache is never enabled.'],
    ['Zinc shortens the common cold.', 'There is no evidence that zinc shortens the common cold.'],
    [
      'Zinc lozenges shorten the duration of the common cold in healthy adults and in children.',
      'There is no evidence that zinc lozenges shorten the duration of the common cold in healthy adults and in children.',
    ],
    [
      'Aspirin increased the risk of a first stroke in men and women older than seventy years.',
      'Aspirin reduced the risk of a first stroke in men and women older than seventy years.',
    ],
    [
      'The second server can be started from the command line on Windows and on Linux without a licence.',
      'The second server cannot be started from the command line on Windows and on Linux without a licence.',
    ],
    [
      'The trial will be continued after the first year with the same dose in all of the groups.',
      "The trial won't be continued after the first year with the same dose in all of the groups.",
    ],
    [
      'Blood pressure was higher in smokers than in others.',
      'Blood pressure was lower in smokers than in others.',
    ],
  ])('speak against one another: "%s" and "%s"', (first, second) => {
    expect(contradicts(first, second)).toBe(true);
    expect(contradicts(second, first)).toBe(true);
  });

  it.each([
    ['Green tea reduces blood pressure.', 'Blood pressure is reduced by green tea.'],
    ['A queue holds one or more messages.', 'A queue holds messages.'],
    ['Higher doses of zinc shorten the cold.', 'Zinc shortens the cold.'],
    ['Zinc shortens the cold (no effect in children, n = 12).', 'Zinc shortens the cold.'],
    ['Lower rates of asthma were found on farms.', 'Whales do not sing in the shallow sea.'],
    [
      'void close(boolean tidy) controls whether an attempt is made to shut down this connection when the program exits if it has not been done before.',
      'close(boolean), a method of Connection: controls whether an attempt is made to shut down this connection when the program exits if it has not been done before.',
    ],
    ['Lack of sleep increases errors.', 'Errors increase with a lack of sleep.'],
    ['La version stable ne change pas pendant deux ans.', 'La version instable change tous les jours.'],
    ['La versión estable no cambia en dos años.', 'La versión inestable cambia cada día.'],
  ])('do not: "%s" and "%s"', (first, second) => {
    expect(contradicts(first, second)).toBe(false);
  });

  it('disagree in either order, whatever they say', () => {
    const word = fc.constantFrom(
      'zinc',
      'colds',
      'not',
      'reduces',
      'increases',
      'no',
      'effect',
      'on',
      'than',
      'the',
      'risk',
      '(n = 3)',
      ',',
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(contradicts(first, second)).toBe(contradicts(second, first));
      }),
    );
  });
});

describe('the side of a statement on what is asked', () => {
  it.each([
    ['Does vitamin D prevent falls?', 'Vitamin D prevented falls in older adults.', 'for'],
    ['Does vitamin D prevent falls?', 'Vitamin D did not prevent falls in older adults.', 'against'],
    [
      'Is aspirin associated with bleeding?',
      'No association between aspirin and bleeding was found.',
      'against',
    ],
    ['Does vitamin D prevent falls?', 'The sun shines on the hills.', undefined],
  ])('"%s": "%s" is %s', (question, statement, side) => {
    expect(sideOf(question, statement)).toBe(side);
  });
});

describe('what is no statement', () => {
  const CLAIM = 'Several clients can open the same pond at the same time.';

  it.each([
    'Can several clients never open the same pond at the same time?',
    'POND_OPEN_BY_CLIENTS_IS_OK=no POND_SAME_TIME=no',
    'No.',
  ])('takes no side: %s', (line) => {
    expect(contradicts(CLAIM, line)).toBe(false);
    expect(sideOf(CLAIM, line)).toBeUndefined();
  });

  it('finds none with code, but with what is said around it', () => {
    const said = 'The cache is enabled in production.';
    const denied = 'In production the cache is never enabled.';
    const code = `\`\`\`\n${denied}\n\`\`\``;
    expect(contradicts(said, denied)).toBe(true);
    expect(contradicts(said, code)).toBe(false);
    expect(sideOf(said, code)).toBeUndefined();
    expect(contradicts(said, `${denied}\n\n${code}`)).toBe(true);
  });

  it('finds none between instructions, nor with what is only supposed', () => {
    const told =
      'Add a tail channel to your kite if necessary in the menu under Kite, Tail, Add Tail Channel.';
    const supposed =
      'To fly a kite with a tail, a tail channel must exist. If this is not the case, add a tail channel from the kite menu.';
    expect(contradicts(told, supposed)).toBe(false);
    expect(contradicts('A kite with a tail needs a tail channel from the kite menu.', supposed)).toBe(false);
  });

  it('finds none with the signature of a function', () => {
    const says = 'For example, check_list() checks the consistency of the next and the previous pot.';
    const signature =
      'pots.check_list(head: Pot) → None : Check that the next and the previous pot are consistent.';
    expect(contradicts(says, signature)).toBe(false);
    expect(sideOf(says, signature)).toBeUndefined();
    const soluble = 'Heating clay at 600 °C → it becomes soluble in water for ever.';
    expect(contradicts(soluble, soluble.replace('becomes', 'never becomes'))).toBe(true);
  });
});
