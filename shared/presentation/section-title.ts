import type { Report, Section } from '#shared/domain/report.ts';
import type { ReportWords } from './words/report-words.ts';
import { FURTHER } from './words/further.ts';

/**
 * What stands above a section: its title where prose was written, else that it holds what else was found, and of which of several things
 * asked: what answers stands above it.
 */
export function sectionTitle(
  { title }: Pick<Section, 'title'>,
  { method, sections }: Pick<Report, 'method' | 'sections'>,
  { language }: Pick<ReportWords, 'language'>,
): string {
  if (method !== 'extractive') return title;
  const further = FURTHER[language] ?? FURTHER['en'] ?? '';
  return sections.length === 1 ? further : `${further}: ${title}`;
}
