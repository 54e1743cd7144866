import { expect, test } from 'vitest';
import { guessLanguage } from '#shared/text/words/language.ts';

test.each([
  ['How do I make a note findable by its acronym as well as by its full title?', 'en'],
  ['Memory-provoked SPECT as a diagnostic tool in dementia', 'en'],
  ['Please list 3 drugs that have this as their target.', 'en'],
  ['Quanto tempo o feijão precisa ficar de molho?', 'pt'],
  ['¿Cuánto tiempo se cuecen los garbanzos?', 'es'],
  ['Combien de joueurs compte une équipe ?', 'fr'],
  ['Quanto deve cuocere il risotto allo zafferano?', 'it'],
  ['Kann ich das auch ohne Netz einrichten?', 'de'],
  ['Kan ik dit ook zonder netwerk instellen?', 'nl'],
  ['リポジトリはどこですか', 'ja'],
  ['Πόση ώρα ψήνεται;', 'el'],
  ['xyzzy', 'und'],
  ['', 'und'],
])('"%s" is taken for %s', (text, tag) => {
  expect(guessLanguage(text)).toBe(tag);
});
