import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI } from './hi.ts';
import type { ReportWords } from './report-words.ts';
import { CHINESE } from './zh.ts';

/** In the order in which they are offered. */
export const REPORT_WORDS: readonly ReportWords[] = [
  ENGLISH,
  CHINESE,
  ARABIC,
  HINDI,
  GERMAN,
  FRENCH,
  SPANISH,
];

/** The words for a BCP 47 tag; English where a language has none. */
export function wordsFor(tag: string): ReportWords {
  const language = tag.toLowerCase().split(/[-_]/u)[0];
  return REPORT_WORDS.find((words) => words.language === language) ?? ENGLISH;
}
