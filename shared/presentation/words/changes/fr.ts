import { countOf } from '#shared/domain/plural.ts';
import type { ChangeWords } from './change-words.ts';

export const FRENCH_CHANGES: ChangeWords = {
  whatChanged: 'Ce qui a changé',
  unchangedSince: (date) => `Rien n’a changé depuis le ${date}.`,
  changesSince: (count, date) => `${countOf(count, 'changement')} depuis le ${date}`,
  kinds: {
    new: 'Nouvelle source',
    strengthened: 'Nouvelle source, qui dit la même chose',
    weakened: 'Affaibli',
    contradicted: 'Nouvelle source, qui contredit',
    withdrawn: 'Disparu',
    retracted: 'Rétractée',
    changed: 'Source modifiée',
    gone: 'Source disparue',
  },
  statements: {
    new: 'nouveau',
    strengthened: 'renforcé',
    weakened: 'affaibli',
    contradicted: 'contredit',
    withdrawn: 'disparu',
    not_found: 'pas retrouvé cette fois',
    unchanged: 'inchangé',
  },
  before: 'Avant',
  now: 'Maintenant',
};
