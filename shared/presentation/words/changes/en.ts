import { countOf } from '#shared/domain/plural.ts';
import type { ChangeWords } from './change-words.ts';

export const ENGLISH_CHANGES: ChangeWords = {
  whatChanged: 'What changed',
  unchangedSince: (date) => `Nothing changed since ${date}.`,
  changesSince: (count, date) => `${countOf(count, 'change')} since ${date}`,
  kinds: {
    new: 'New source',
    strengthened: 'New source, which says the same',
    weakened: 'Weakened',
    contradicted: 'New source, which contradicts',
    withdrawn: 'Withdrawn',
    retracted: 'Retracted',
    changed: 'Source changed',
    gone: 'Source gone',
  },
  statements: {
    new: 'new',
    strengthened: 'strengthened',
    weakened: 'weakened',
    contradicted: 'contradicted',
    withdrawn: 'withdrawn',
    not_found: 'not found this time',
    unchanged: 'unchanged',
  },
  before: 'Before',
  now: 'Now',
};
