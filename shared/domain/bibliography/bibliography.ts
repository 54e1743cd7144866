import type { Report } from '../report.ts';
import { renderBibtex } from './bibtex.ts';
import { toCsl } from './csl.ts';
import { renderApa, renderVancouver } from './reference-text.ts';
import { renderRis } from './ris.ts';

/** The forms of a report's bibliography (requirement R5.5), with the file name and MIME type of each. */
export const BIBLIOGRAPHY_FORMATS = ['csl', 'bibtex', 'ris', 'apa', 'vancouver'] as const;
export type BibliographyFormat = (typeof BIBLIOGRAPHY_FORMATS)[number];

export const BIBLIOGRAPHY_FILES: Readonly<
  Record<BibliographyFormat, { readonly file: string; readonly contentType: string }>
> = {
  csl: { file: 'references.csl.json', contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8' },
  bibtex: { file: 'references.bib', contentType: 'application/x-bibtex; charset=utf-8' },
  ris: { file: 'references.ris', contentType: 'application/x-research-info-systems; charset=utf-8' },
  apa: { file: 'references-apa.txt', contentType: 'text/plain; charset=utf-8' },
  vancouver: { file: 'references-vancouver.txt', contentType: 'text/plain; charset=utf-8' },
};

/** The cited sources of a report for a reference manager or a reader; empty text where nothing is cited. */
export function renderBibliography(
  report: Pick<Report, 'sources' | 'generatedAt'>,
  format: BibliographyFormat,
): string {
  const items = toCsl(report);
  if (format === 'csl') return `${JSON.stringify(items, undefined, 2)}\n`;
  if (format === 'bibtex') return renderBibtex(items);
  if (format === 'ris') return renderRis(items);
  return format === 'apa' ? renderApa(items) : renderVancouver(items);
}
