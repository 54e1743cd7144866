import { evidenceIn } from '#shared/domain/report-reading.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';
import { furtherBlocks } from './further-blocks.ts';

export interface NumberedSource {
  readonly source: CitedSource;
  /** By which it is cited. */
  readonly number: number;
}

interface SplitSources {
  readonly shown: readonly NumberedSource[];
  readonly elsewhere: readonly NumberedSource[];
}

/** The sources of which the terminal shows a quote, and those that only the whole report quotes; prose may rest on any. */
export function splitSources(report: Report): SplitSources {
  const { sources, contradictions, answer, method } = report;
  const numbered = sources.map((source, index) => ({ source, number: index + 1 }));
  if (method !== 'extractive') return { shown: numbered, elsewhere: [] };
  const ids = new Set([
    ...evidenceIn([...answer, ...furtherBlocks(report)]),
    ...contradictions.flatMap(({ evidenceIds, againstEvidenceIds }) => [
      ...evidenceIds,
      ...againstEvidenceIds,
    ]),
  ]);
  const isShown = ({ source }: NumberedSource): boolean =>
    source.quotes.some(({ evidenceId }) => ids.has(evidenceId));
  return { shown: numbered.filter(isShown), elsewhere: numbered.filter((one) => !isShown(one)) };
}
