import { onceForEach } from '../once-for-each.ts';
import type { DocumentView } from './document-view.ts';

/** "2.1 Introduction:", "Abstract: background", "BODY.METHODS", "Results and discussion". */
const named = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?:[\dIVX]+(?:\.\d+)*[.):|–-]?\s*|[一二三四五六七八九]、\s*|(?:abstract|body)[\s.:–-]+)?(?:${words})(?:\s*(?:and|&|und|et|y|e|与|和|及|と)\s*[\p{L} ]+)?\s*[:.]?$`,
    'iu',
  );

const BACKGROUND = named(
  'background|introduction|hintergrund|einleitung|einführung|introducción|antecedentes|contexte|introduzione|introdução|引言|前言|背景|绪论|序論|はじめに|مقدمة|المقدمة|введение',
);
const METHODS = named(
  'materials?|patients?|subjects?|participants?|methods?|methodology|methoden?|methodik|material|métodos|materiales|méthodes|matériels?|metodi|materiali|材料|方法|対象|الطرق|المنهجية|методы|материалы',
);
const FOUND = named(
  'results?|findings|discussion|ergebnisse|diskussion|resultados|discusión|discussão|résultats|risultati|结果|讨论|結果|考察|النتائج|المناقشة|результаты|обсуждение',
);

const ABSTRACT = named('abstract|zusammenfassung|résumé|resumen|riassunto|resumo|摘要|要旨');
const CONCLUSIONS = named(
  'conclusions?(?:/significance)?|interpretation|(?:key|main|clinical) (?:messages|findings)|schlussfolgerung(?:en)?|conclusiones|conclusioni|结论',
);
const LIMITS = named(
  '(?:study )?(?:limitations?|weaknesses|shortcomings)(?: of (?:the|this|our) (?:study|work|trial|review|report|analysis))?|strengths(?: and weaknesses)?',
);
const PARTS_OF_METHODS = named(
  'statistics|statistical (?:methods?|analys[ei]s)|(?:study |trial )?design|setting|procedures?|measure(?:s|ments)?|data (?:collection|analys[ei]s)|sample(?: size)?|randomi[sz]ation|interventions?|(?:inclusion|exclusion|eligibility) criteria',
);

/** "Methods and findings", "Methodology/Principal findings". */
const TELLS_FOUND = /\bmethod(?:s|ology)?\s*(?:and|&|\/)\s*(?:principal )?(?:findings|results)\b/iu;

/** What a section of a report of research is for. */
export type ReportSection = 'abstract' | 'background' | 'methods' | 'found' | 'conclusions' | 'limits';

/** By the nearest of the headings above that tells it; undefined where none does. What tells methods and findings is for what was found. */
export function sectionOfReport(headings: readonly string[]): ReportSection | undefined {
  return headings.map(sectionCalled).findLast((one) => one !== undefined);
}

/** Whether a document with these sections is a report of research: it has an abstract, or tells what was found, and how or what it concludes. */
export function areOfReport(sections: readonly (ReportSection | undefined)[]): boolean {
  const has = new Set(sections);
  return has.has('abstract') || (has.has('found') && (has.has('methods') || has.has('conclusions')));
}

function sectionCalled(heading: string): ReportSection | undefined {
  if (LIMITS.test(heading)) return 'limits';
  if (CONCLUSIONS.test(heading)) return 'conclusions';
  if (FOUND.test(heading) || TELLS_FOUND.test(heading)) return 'found';
  if (METHODS.test(heading) || PARTS_OF_METHODS.test(heading)) return 'methods';
  if (BACKGROUND.test(heading)) return 'background';
  return ABSTRACT.test(heading) ? 'abstract' : undefined;
}

/**
 * By statement, 1 where a report of research says what was known before it, else 0: a report is known by its sections, methods and
 * what was found. Other texts that begin with an introduction answer in it as anywhere.
 */
export const backgroundOf = onceForEach(({ statements }: DocumentView): ((index: number) => number) => {
  const paths = new Set(statements.map(({ headings }) => headings));
  const has = (title: RegExp): boolean => [...paths].some((path) => path.some((one) => title.test(one)));
  if (!has(METHODS) || !has(FOUND)) return () => 0;
  const told = new Map([...paths].map((path) => [path, Number(path.some((one) => BACKGROUND.test(one)))]));
  return (index) => told.get(statements[index]?.headings ?? []) ?? 0;
});
