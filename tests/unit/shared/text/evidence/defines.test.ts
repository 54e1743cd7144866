import { describe, expect, it } from 'vitest';
import { lastOf } from './last-of.ts';

const kindOf = (question: string, text: string, title = ''): number => lastOf({ question, text, title }).kind;

describe('where nothing is asked but what a thing is, featuresOf', () => {
  it.each([
    'Simple Queue Service (SQS) is a service for messages.',
    'SQS is a fully managed queue.',
    'SQS - queues for messages',
    '# Amazon SQS\n\nThis module makes queues.',
    '# SQS\n\nAmazon SQS delivers messages to whoever asks.',
    'SQS refers to a queue that is managed.',
    'Messages wait in the cloud, where the SQS is that service which keeps them.',
  ])('counts for much what says it: %j', (text) => {
    expect(kindOf('What is SQS?', text)).toBeGreaterThanOrEqual(4);
  });

  it.each([
    'SQS is not available there.',
    'SQS integrations enable calls of SQS.',
    'See the SQS pages of SQS.',
    '# Targets for SQS\n\nThis module makes queues.',
    '# SQS\n\nThis module can be imported as it is.',
    'The queue of SQS is a fully managed one.',
    'Messages wait in the cloud, and the SQS is not available there.',
    'Messages of SQS wait, and the queue is a managed one.',
  ])('does not count so what says something else of it: %j', (text) => {
    expect(kindOf('What is SQS?', text)).toBeLessThan(2);
  });

  it.each([
    ['What does Hob’s law say?', 'Heat rises. This is known as Hob’s law.', 1],
    ['What is the pull?', 'The share of the heat is called the pull.', 1],
    ['What is the pull?', 'The kiln is called cold, and the pull of it weak.', 0],
  ])('of %j counts what gives the thing its name: %j', (question, text, least) => {
    expect(kindOf(question, text) >= 1).toBe(least === 1);
  });

  it('counts the row of a table that begins with a code, and no row of a word', () => {
    const rows = '# Codes\n\n| Code | Meaning |\n| E21 | It is stuck. |\n| E22 | The motor is too hot. |';
    expect(kindOf('What is E22?', rows)).toBeGreaterThanOrEqual(1);
    expect(kindOf('What is a kiln?', '| Thing | Use |\n| Kiln | For pots of all kinds. |')).toBe(0);
  });

  it('counts the entry of a dictionary, whatever the question says of the dictionary', () => {
    const entry = 'PATIENCE, n. A minor form of despair.';
    expect(kindOf('What is patience?', entry)).toBeGreaterThanOrEqual(4);
    expect(kindOf('What does the book call patience?', entry)).toBeGreaterThan(0);
    expect(kindOf('What is patience?', 'IMPALE, v.t. To pierce with patience.')).toBe(0);
    for (const entry of [
      'KILN, n. See OVEN.',
      'KILN, n. 14',
      'Kiln, p. 14, 22, 96',
      'Kiln, v. Oven was decided.',
    ])
      expect(kindOf('What is a kiln?', entry), entry).toBe(0);
  });

  it.each([
    ['What is a kiln?', '# Kiln\n\nA chamber in which pots are fired.', true],
    ['What is a kiln?', '# :kiln: /kiln/, n.\n\n[from Latin] A chamber in which pots are fired.', true],
    ['What is a kiln in potters’ slang?', '# Kiln, n.\n\nThe chamber in which pots are fired.', true],
    ['What is a kiln?', '# Kiln\n\nFirst, dry the pots.', false],
    ['What is a kiln?', '# Kiln\n\nThe following pots are fired.', false],
    ['What is a kiln?', '# Kiln\n\nThe kiln that was delivered on Friday is hot.', false],
    ['What is a kiln?', '# Kiln\n\nA customer asked whether we are open.', false],
    ['What is a kiln?', '# Kiln\n\nOne reason for the fall that is feared is the price.', false],
    ['What is a kiln?', '# Kiln\n\nTo fire it, press the button that is red.', false],
    ['What is a kiln in terms of heat?', '# Kiln\n\nA chamber in which pots are fired.', false],
    ['What is a kiln?', '# Kiln doors\n\nA slab of iron that swings.', false],
    ['How hot is a kiln?', '# Kiln\n\nA chamber in which pots are fired.', false],
  ])('of %j counts the first that is said below the word itself: %j', (question, text, isCounted) => {
    expect(kindOf(question, text) >= 2).toBe(isCounted);
  });

  it('takes no part of a name for the thing', () => {
    expect(kindOf('What is a dead letter queue?', 'SQS queue - only standard ones are supported')).toBe(0);
    expect(kindOf('What is a dead letter queue?', 'A dead letter queue is a queue for what failed.')).toBe(5);
  });
});
