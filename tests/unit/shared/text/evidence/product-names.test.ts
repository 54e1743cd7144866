import { expect, it } from 'vitest';
import { productNames, productTerms } from '#shared/text/evidence/product-names.ts';

it.each([
  ['How do I turn a knob back in Yoshimi?', ['yoshimi']],
  ['how do I rotate logs in logrotix', ['logrotix']],
  ['How do I write a server in Node.js?', ['node']],
  ['Where is dbus.server.Server described?', []],
  ['How do I convert a PDF to HTML?', []],
  ['What was decided in 2024 about bees?', []],
  ['How To Create A Table In A Document', []],
  ['HOW DO I PRINT A PAGE', []],
  ['How do I draw a line in PyFltk?', ['pyfltk', 'fltk']],
  ['Wie wirkt Aspirin gegen Fieber?', []],
  ['Wie starte ich den Dienst in OpenRC?', ['openrc']],
  ['How does Simple JWT clean out old tokens?', ['simplejwt']],
  ['What do scouts do in Warzone 2100?', ['warzone2100']],
  ['日本語の設定はどうしますか', []],
])('finds in “%s” what may name a product', (question, names) => {
  expect([...productNames(question)].filter((term) => names.length === 0 || names.includes(term))).toEqual(
    names,
  );
});

it('takes a package for what it is a library of', () => {
  expect(productTerms('libmatchbox-doc')).toEqual(expect.arrayContaining(['libmatchbox', 'matchbox']));
  expect(productTerms('library')).toEqual(productTerms('Library'));
  expect(productTerms('pyx')).toEqual(['pyx']);
});
