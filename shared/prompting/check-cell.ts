import {
  type SentenceFault,
  type SentenceSources,
  checkSentence,
} from '../text/sentence-check/check-sentence.ts';
import { unborneNames } from '../text/sentence-check/names-borne.ts';
import { readNames } from '../text/sentence-check/names.ts';
import { terms } from '../text/words/analyze.ts';
import { fold } from '../text/words/fold.ts';

/** A cell of a table, what heads its row and its column, and what heads the others. */
export interface LabelledCell {
  readonly text: string;
  /** Of the row, and of the column. */
  readonly labels: readonly [string, string];
  /** Of the other rows, and of the other columns. */
  readonly others: readonly [readonly string[], readonly string[]];
}

interface CellSources extends SentenceSources {
  readonly known: readonly string[];
}

/** What a cell states of what heads its row and its column that its quotes say of something else, or deny. */
export function checkCell(cell: LabelledCell, sources: CellSources): readonly SentenceFault[] {
  const names = namesIn([sources.asked, ...sources.quotes, ...sources.about, ...sources.known]);
  const said = (label: string): string => asInSentence(label, names);
  const [rows, columns] = cell.others;
  const own: LabelledCell = {
    text: cell.text,
    labels: [said(cell.labels[0]), said(cell.labels[1])],
    others: [rows.map(said), columns.map(said)],
  };
  return [...ofOtherThing(own, sources), ...inSentence(own, sources)];
}

/** Words that stand within a sentence with a capital. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap(readNames).filter(({ isFirst, kind }) => !isFirst || kind === 'code');
  return new Set(names.map(({ text }) => fold(text)));
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
/** `SSE-KMS`, `S3`, `eGFR`. */
const CODE = /\p{L}.*[\p{Lu}\p{N}]|\p{N}.*\p{L}/u;

/** Words of a label have capitals whether or not they are names (`Service Interval`). */
function asInSentence(label: string, names: ReadonlySet<string>): string {
  return label.replaceAll(WORD, (word) =>
    names.has(fold(word)) || CODE.test(word) ? word : word.toLowerCase(),
  );
}

/** Names of its labels that its quotes do not bear, or in whose place they name what heads another row or column. */
function ofOtherThing(
  { text, labels, others }: LabelledCell,
  sources: CellSources,
): readonly SentenceFault[] {
  const names = labels.flatMap((label, axis) => {
    const asked = [sources.asked, labels[1 - axis]].join('\n');
    const strange = unborneNames(`${label}: ${text}`, { ...sources, asked });
    const ofLabel = strange.filter((name) => label.includes(name));
    const isOther = namesAnother(label, others[axis] ?? [], sources);
    return ofLabel.length === 0 && isOther ? [label] : ofLabel;
  });
  return [...new Set(names)].map((words) => ({ kind: 'name', words }));
}

/**
 * The quotes, with all that is known of them, have nothing of the label, and all of another. Both are names, or things of
 * one kind (`memory buffer`, `disk buffer`) that are at hand: what heads a respect need not be told in its own word.
 */
function namesAnother(
  label: string,
  others: readonly string[],
  { quotes, about, known }: CellSources,
): boolean {
  const [own = [], ...rest] = tellingWords([label, ...others]);
  const borne = new Set([...quotes, ...about].flatMap(terms));
  if (own.length === 0 || own.some((word) => borne.has(word))) return false;
  const isKnown = known.some((text) => hasAll(own, terms(text)));
  const said = quotes.flatMap(terms);
  return others.some((other, index) => {
    const words = rest[index] ?? [];
    const areNames = hasName(label) && hasName(other);
    const areOfKind = terms(label).some((term) => !own.includes(term) && terms(other).includes(term));
    return words.length > 0 && hasAll(words, said) && (areNames || (isKnown && areOfKind));
  });
}

/** Of each label the words that not all of them have. */
function tellingWords(labels: readonly string[]): readonly (readonly string[])[] {
  const all = labels.map((label) => new Set(terms(label)));
  return all.map((words) => [...words].filter((word) => !all.every((other) => other.has(word))));
}

function hasAll(words: readonly string[], said: readonly string[]): boolean {
  return words.every((word) => said.includes(word));
}

/** In a label whose other words are in small letters. */
function hasName(label: string): boolean {
  return /\p{Lu}/u.test(label);
}

/**
 * Figures that are another's there, and what is denied there, read in a sentence with both labels. As it is nobody's
 * sentence, only what is wrong in either order of them is taken for a denial, and nothing else is.
 */
function inSentence(
  { text, labels: [row, column] }: LabelledCell,
  sources: CellSources,
): readonly SentenceFault[] {
  const asked = [sources.asked, row, column].join('\n');
  const [first = [], second = []] = [`${row} ${text} ${column}`, `${column} ${text} ${row}`].map((said) =>
    checkSentence(said, { ...sources, asked }),
  );
  const wrong = [...first, ...second].filter(({ kind }) => kind === 'figure');
  const figures = [...new Set(wrong.flatMap(({ words = '' }) => (text.includes(words) ? [words] : [])))];
  const isDenied = [first, second].every((faults) => faults.some(({ kind }) => kind === 'negation'));
  return [
    ...figures.map((words) => ({ kind: 'figure' as const, words })),
    ...(isDenied ? [{ kind: 'negation' as const, words: text }] : []),
  ];
}
