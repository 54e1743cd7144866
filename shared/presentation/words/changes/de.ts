import { countOf } from '#shared/domain/plural.ts';
import type { ChangeWords } from './change-words.ts';

export const GERMAN_CHANGES: ChangeWords = {
  whatChanged: 'Was sich geändert hat',
  unchangedSince: (date) => `Nichts geändert seit ${date}.`,
  changesSince: (count, date) => `${countOf(count, 'Änderung', 'Änderungen')} seit ${date}`,
  kinds: {
    new: 'Neue Quelle',
    strengthened: 'Neue Quelle, die dasselbe sagt',
    weakened: 'Geschwächt',
    contradicted: 'Neue Quelle, die widerspricht',
    withdrawn: 'Entfallen',
    retracted: 'Zurückgezogen',
    changed: 'Quelle geändert',
    gone: 'Quelle verschwunden',
  },
  statements: {
    new: 'neu',
    strengthened: 'gestärkt',
    weakened: 'geschwächt',
    contradicted: 'widersprochen',
    withdrawn: 'entfallen',
    not_found: 'diesmal nicht gefunden',
    unchanged: 'unverändert',
  },
  before: 'Vorher',
  now: 'Jetzt',
};
