import { ENTRY_WORDS, STATEMENT_WORDS } from '#shared/domain/diff/change-words.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { ChangeWords } from './change-words.ts';

export const ENGLISH_CHANGES: ChangeWords = {
  whatChanged: 'What changed',
  unchangedSince: (date) => `Nothing changed since ${date}.`,
  changesSince: (count, date) => `${countOf(count, 'change')} since ${date}`,
  kinds: ENTRY_WORDS,
  statements: STATEMENT_WORDS,
  before: 'Before',
  now: 'Now',
};
