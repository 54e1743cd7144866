import { wordsFor } from '#shared/presentation/words/words-for.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI } from './hi.ts';
import type { ViewerWords } from './viewer-words.ts';
import { CHINESE } from './zh.ts';

/** In the order in which they are offered. */
export const LANGUAGES: readonly ViewerWords[] = [ENGLISH, CHINESE, ARABIC, HINDI, GERMAN, FRENCH, SPANISH];

/** All fixed words that the viewer shows: its own, and those that it shares with reports. */
export interface Words extends ViewerWords {
  readonly direction: ReportWords['direction'];
  readonly inReport: ReportWords;
}

/** The words of the first language of a list of BCP 47 tags that there are words in; English else. */
export function chooseWords(tags: readonly string[]): Words {
  const primary = tags.map((tag) => tag.toLowerCase().split(/[-_]/u)[0]);
  const found = primary.flatMap((tag) => LANGUAGES.find((words) => words.language === tag) ?? []);
  const words = found[0] ?? ENGLISH;
  const inReport = wordsFor(words.language);
  return { ...words, direction: inReport.direction, inReport };
}
