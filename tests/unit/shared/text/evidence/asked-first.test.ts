import { describe, expect, test } from 'vitest';
import { firstAsked } from '#shared/text/evidence/asked-first.ts';

const tells = (question: string, quote: string): boolean | undefined => firstAsked(question)?.(quote);

describe('firstAsked', () => {
  test.each([
    ['What does a new gasket cost?', 'A gasket is £4.', true],
    ['What does a new gasket cost?', 'Wash the gasket after each use.', false],
    ['How much do you charge for a mooring?', 'Moorings | 12.50 a metre', true],
    ['How much do you charge for a mooring?', 'Moorings are let from April to October.', false],
    ['How much is the ferry?', 'Children cross free.', true],
    ['How much is the ferry?', 'The ferry leaves from the old pier.', false],
    ['Was kostet ein Schlüssel?', 'Ein Schlüssel kostet 8 Euro.', true],
    ['Was kostet ein Schlüssel?', 'Den Schlüssel hat der Hausmeister.', false],
    ['Combien coûte la carte ?', 'La carte est gratuite.', true],
    ['¿Cuánto cuesta la entrada?', 'La entrada está al norte.', false],
    ['What does a ticket for the pool cost?', 'Tickets: 12 for adults, 6 for children.', true],
    ['What do you charge for the hall?', 'Hall hire | 40 per hour', true],
    ['How much is the deposit for the hall?', 'A deposit of 500 must be left.', true],
    ['How much is the dose of the syrup?', '5 mg twice daily', true],
    ['How much is a new lid?', 'Wash the lid after each use.', false],
    ['How much does a helper get for a day?', 'A helper gets the Monday off instead.', false],
    ['How much does a helper get for a day?', 'Helpers: 40 crowns, and lunch.', true],
  ])('wants a price where one is asked for: %j of %j', (question, quote, isTold) => {
    expect(tells(question, quote)).toBe(isTold);
  });

  test.each([
    ['Why is the library shut on Sundays?', 'Closed on Sundays.', false],
    ['Why is the library shut on Sundays?', 'Closed on Sundays, as the heating is off.', true],
    ['Why did they move the race?', 'The race was moved to July to avoid the heat.', true],
    ['Warum ist montags zu?', 'Montags ist geschlossen, weil wir dann backen.', true],
    ['Pourquoi fermer le lundi ?', 'Fermé le lundi.', false],
    ['¿Por qué cierran?', 'Cerramos porque no hay luz.', true],
    ['为什么周一关门？', '周一关门，因为要打扫。', true],
    ['Why is the pool shut on Mondays?', 'It is shut on Mondays for repairs.', true],
    ['Why did she move to Riga?', 'She wanted to live near her sister.', true],
  ])('wants a cause where a reason is asked for: %j of %j', (question, quote, isTold) => {
    expect(tells(question, quote)).toBe(isTold);
  });

  test.each([
    'Who keeps the key?',
    'What are some tasks where fine tuning helps?',
    'How much water does it take?',
    'How much is known about the bridge?',
    'What does the fox charge at?',
    'What is the charge of an electron?',
    'What parts of the talk should I pay attention to?',
    'What colour is the rent book?',
    'What can I pay with?',
    'What happens if I pay late?',
    'Combien de fois dois-je payer ?',
    'Can I cancel without giving a reason?',
    'What is the reason field for?',
    'Who knows why it stopped?',
  ])('wants nothing of what is told in no way of its own: %j', (question) => {
    expect(firstAsked(question)).toBeUndefined();
  });
});
