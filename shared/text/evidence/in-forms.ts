import type { FindForms } from '../words/word-forms.ts';
import { type AnalysedStatement, type DocumentView, findPlaces } from './document-view.ts';

/** A document as it reads to who takes other forms of the wanted terms for these. */
export function inFormsOf(
  wanted: readonly string[],
  document: DocumentView,
  findForms: FindForms,
): DocumentView {
  const { statements } = document;
  const titles = new Set(statements.flatMap((one) => [document.termsAbove(one), document.titleOf(one)]));
  const vocabulary = new Set([
    ...statements.flatMap(({ counts }) => [...counts.keys()]),
    ...[...titles].flatMap((title) => [...title]),
    ...document.about,
  ]);
  const forms = findForms(wanted, vocabulary);
  if (forms.size === 0) return document;
  const renamed = (terms: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...terms].map((term) => forms.get(term) ?? term));
  const read = new Map([...titles].map((title) => [title, renamed(title)]));
  const own = statements.map((one) => ({ ...one, counts: merged(one, forms) }));
  return {
    ...document,
    statements: own,
    about: renamed(document.about),
    placesOf: findPlaces(own),
    termsAbove: (one) => read.get(document.termsAbove(one)) ?? document.termsAbove(one),
    titleOf: (one) => read.get(document.titleOf(one)) ?? document.titleOf(one),
  };
}

function merged(
  { counts }: AnalysedStatement,
  forms: ReadonlyMap<string, string>,
): AnalysedStatement['counts'] {
  const all = new Map<string, number>();
  for (const [term, count] of counts) {
    const name = forms.get(term) ?? term;
    all.set(name, (all.get(name) ?? 0) + count);
  }
  return all;
}
