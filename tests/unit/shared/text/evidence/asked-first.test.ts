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
    ['How much is the ferry?', 'The ferry leaves at 9 and at 17.', false],
    ['Was kostet ein Schlüssel?', 'Ein Schlüssel kostet 8 Euro.', true],
    ['Was kostet ein Schlüssel?', 'Den Schlüssel hat der Hausmeister.', false],
    ['Combien coûte la carte ?', 'La carte est gratuite.', true],
    ['¿Cuánto cuesta la entrada?', 'La entrada está al norte.', false],
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
  ])('wants a cause where a reason is asked for: %j of %j', (question, quote, isTold) => {
    expect(tells(question, quote)).toBe(isTold);
  });

  test('wants nothing of what is told in no way of its own', () => {
    expect(firstAsked('Who keeps the key?')).toBeUndefined();
    expect(firstAsked('What are some tasks where fine tuning helps?')).toBeUndefined();
    expect(firstAsked('How much water does it take?')).toBeUndefined();
  });
});
