import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLanguage, shareInLanguage, sureLanguage } from '#shared/text/words/language.ts';

test.each([
  ['How do I make a note findable by its acronym as well as by its full title?', 'en'],
  ['Memory-provoked SPECT as a diagnostic tool in dementia', 'en'],
  ['Please list 3 drugs that have this as their target.', 'en'],
  ['Quanto tempo o feijão precisa ficar de molho?', 'pt'],
  ['¿Cuánto tiempo se cuecen los garbanzos?', 'es'],
  ['¿Cuántos días de vacaciones tengo?', 'es'],
  ['¿Puedo fumar?', 'es'],
  ['Quanto costa la gita per bambino?', 'it'],
  ['Combien de joueurs compte une équipe ?', 'fr'],
  ['Quanto deve cuocere il risotto allo zafferano?', 'it'],
  ['Kann ich das auch ohne Netz einrichten?', 'de'],
  ['Kan ik dit ook zonder netwerk instellen?', 'nl'],
  ['Türkiye Cumhuriyeti ne zaman ve kim tarafından kuruldu?', 'tr'],
  ['Ngôn ngữ chính thức của Việt Nam là gì?', 'vi'],
  ['Kiedy powstało to miasto i kto je założył? Jaki jest jego herb?', 'pl'],
  ['När byggdes kyrkan och vem var arkitekt?', 'sv'],
  ['Which of the two is older, Łódź or Kraków?', 'en'],
  ['リポジトリはどこですか', 'ja'],
  ['Πόση ώρα ψήνεται;', 'el'],
  ['IL-6 signaling plays a major role in cardiovascular disease.', 'und'],
  ['QUELLE EST LA TAILLE DU FOUR ?', 'fr'],
  ['xyzzy', 'und'],
  ['x y', 'und'],
  ['vitamin e o coenzyme', 'und'],
  ['Can I freeze bread?', 'en'],
  ['Docker y Podman: ¿cuál es más rápido?', 'es'],
  ['Cos’è Kafka?', 'it'],
  ['L’eau bout-elle toujours ?', 'fr'],
  ["D'où vient l'ambre ?", 'fr'],
  ['', 'und'],
])('"%s" is taken for %s', (text, tag) => {
  expect(guessLanguage(text)).toBe(tag);
});

test('a text has a share of the words or letters of its language, and hardly any of another', () => {
  expect(shareInLanguage('This is the guide of the mill that was built there.', 'en')).toBeGreaterThan(0.5);
  expect(shareInLanguage('Das ist das Handbuch der alten Mühle.', 'en')).toBe(0);
  expect(shareInLanguage('これは製粉所の手引きです。', 'ja')).toBeGreaterThan(0.5);
  expect(shareInLanguage('This is the guide.', 'xx')).toBe(0);
  expect(shareInLanguage('', 'ja')).toBe(0);
});

test.each([
  ['How well does it work, and what is the daily dose?', 'en'],
  ['Velorin verringerte die Anfälle um zwei Drittel und wurde nicht vertragen.', 'de'],
  ['Das ist die Tagesdosis.', 'de'],
  ['リポジトリはどこですか', 'ja'],
  ['Die casting vs forging', undefined],
  ['xyzzy', undefined],
  ['', undefined],
  ['de la', undefined],
])('“%s” is surely in %s', (text, tag) => {
  expect(sureLanguage(text)).toBe(tag);
});

test('a language that is sure is the one that is guessed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('the', 'die', 'la', 'is', 'ist', 'são', 'de', 'x')), (words) => {
      const text = words.join(' ');
      expect([undefined, guessLanguage(text)]).toContain(sureLanguage(text));
    }),
  );
});
