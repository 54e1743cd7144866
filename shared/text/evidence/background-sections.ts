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
const LIMITS = named(
  '(?:study )?(?:limitations?|weaknesses|shortcomings)(?: of (?:the|this|our) (?:study|work|trial|review|report|analysis))?|strengths(?: and weaknesses)?',
);

/** Whether a heading is over what a report of research says against itself. */
export function isOverLimits(heading: string): boolean {
  return LIMITS.test(heading);
}

/** Whether a heading is one that only a report of research has. */
export function isOfResearch(heading: string): boolean {
  return ABSTRACT.test(heading) || FOUND.test(heading);
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
