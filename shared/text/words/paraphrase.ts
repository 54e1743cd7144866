import { terms } from './analyze.ts';
import { SENSES } from './senses.ts';

/** A phrase of questions, and the words by which documents say it. */
interface Phrase {
  readonly pattern: RegExp;
  /** Terms of the phrase itself. */
  readonly own: readonly string[];
  readonly others: readonly string[];
}

interface Thesaurus {
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  readonly phrases: readonly Phrase[];
}

let known: Thesaurus | undefined;

/** For each term of a question the other terms by which a document may say the same; terms without any are left out. */
export function paraphrasesOf(
  question: string,
  questionTerms: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  known ??= readSenses();
  const { alike, phrases } = known;
  const asked = phrases.filter(({ pattern }) => pattern.test(question));
  const others = (term: string): ReadonlySet<string> =>
    new Set([
      ...(alike.get(term) ?? []),
      ...asked.filter(({ own }) => own.includes(term)).flatMap((phrase) => phrase.others),
    ]);
  return new Map(
    questionTerms
      .map((term): [string, ReadonlySet<string>] => [term, others(term)])
      .filter(([, found]) => found.size > 0),
  );
}

function readSenses(): Thesaurus {
  const alike = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  for (const line of SENSES.trim().split('\n')) {
    const words = line.split(/[\s|]+/u).filter((word) => word !== '');
    const single = new Set(words.filter((word) => !isPhrase(word)).flatMap((word) => terms(word)));
    for (const term of single) {
      const others = alike.get(term) ?? new Set();
      for (const other of single) if (other !== term) others.add(other);
      alike.set(term, others);
    }
    phrases.push(...words.filter(isPhrase).map((word) => readPhrase(word, [...single])));
  }
  return { alike, phrases };
}

function isPhrase(word: string): boolean {
  return word.includes('-');
}

/** "turn-on" stands for "turn on" and "turn the lights on". */
function readPhrase(word: string, others: readonly string[]): Phrase {
  const between = String.raw`(?:\s+|-)(?:\S+\s+){0,3}?`;
  const pattern = new RegExp(String.raw`(?<!\p{L})${word.split('-').join(between)}(?!\p{L})`, 'iu');
  return { pattern, own: terms(word.replaceAll('-', ' ')), others };
}
