import { onFirstUse } from '../on-first-use.ts';
import { queryTerms, terms } from './analyze.ts';
import { ENGLISH_SENSES } from './english-senses.ts';
import { withoutFunctionWords } from './function-words.ts';
import { guessLanguage } from './language.ts';
import { LAY_WORDS } from './lay-words.ts';
import { RESEARCH_SENSES } from './research-senses.ts';
import { type Phrase, isPhrase, isSaidByDocuments, readPhrase, saidIn } from './sense-phrases.ts';
import { SENSES } from './senses.ts';
import { englishTerms } from './translation.ts';

interface Thesaurus {
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  readonly phrases: readonly Phrase[];
  /** By term, phrases of the same sense: "turn off" by `disabl`, and "switch off" by each of its own terms. */
  readonly phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
}

let known: Thesaurus | undefined;

/** For each term of a question the other terms by which a document may say the same; terms without any are left out. */
export function paraphrasesOf(
  question: string,
  questionTerms: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  known ??= readSenses();
  const { alike, phrases } = known;
  const asked = saidIn(question, phrases);
  const language = onFirstUse(() => guessLanguage(question));
  // A part of a question may be too short to tell its language: without a word that English has, it is taken for another.
  const isElsewhere = onFirstUse(
    () => language() !== 'en' && (language() !== 'und' || !questionTerms.some((term) => alike.has(term))),
  );
  const others = (term: string): ReadonlySet<string> =>
    new Set([
      ...(alike.get(term) ?? []),
      ...(isElsewhere() ? englishTerms(term, language()) : []),
      ...asked.filter(({ own }) => own.includes(term)).flatMap((phrase) => phrase.others),
    ]);
  return new Map(
    questionTerms
      .map((term): [string, ReadonlySet<string>] => [term, others(term)])
      .filter(([, found]) => found.size > 0),
  );
}

/**
 * For each term of a question that phrases of documents may say, too, whether a text has one of them: "turns it off" says
 * "disable", and "switch off" in the question.
 */
export function phraseFinders(
  question: string,
  questionTerms: readonly string[],
): ReadonlyMap<string, (text: string) => boolean> {
  known ??= readSenses();
  const { phrasesOf, phrases } = known;
  const asked = new Set(saidIn(question, phrases).map(({ sense }) => sense));
  const finders = new Map<string, (text: string) => boolean>();
  for (const term of questionTerms) {
    const said = (phrasesOf.get(term) ?? []).filter(
      ({ own, sense }) => !own.includes(term) || asked.has(sense),
    );
    if (said.length > 0) finders.set(term, (text) => saidIn(text, said).length > 0);
  }
  return finders;
}

/** The terms of a question, and those that it asks for in function words alone: "maximum" for "at most". */
export function askedTerms(question: string): readonly string[] {
  known ??= readSenses();
  const implied = saidIn(question, known.phrases)
    .filter(({ own }) => own.length === 0)
    .flatMap(({ others }) => others.slice(0, 1));
  return [...new Set([...queryTerms(withoutFunctionWords(question)), ...implied])];
}

function readSenses(): Thesaurus {
  const alike = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const phrasesOf = new Map<string, readonly Phrase[]>();
  for (const line of [SENSES, ENGLISH_SENSES, RESEARCH_SENSES].flatMap((all) => all.trim().split('\n'))) {
    const words = line.split(/[\s|]+/u).filter((word) => word !== '');
    const single = new Set(words.filter((word) => !isPhrase(word)).flatMap((word) => terms(word)));
    for (const term of single) {
      const others = alike.get(term) ?? new Set();
      for (const other of single) if (other !== term) others.add(other);
      alike.set(term, others);
    }
    const said = words.filter(isPhrase).map((word) => readPhrase(word, [...single], line));
    phrases.push(...said);
    for (const term of new Set([...single, ...said.flatMap((phrase) => phrase.own)]))
      phrasesOf.set(term, [...(phrasesOf.get(term) ?? []), ...said.filter(isSaidByDocuments)]);
  }
  for (const line of LAY_WORDS.trim().split('\n')) {
    const [said = '', others = ''] = line.split(' | ');
    const meant = terms(others);
    if (isPhrase(said)) phrases.push(readPhrase(said, meant, said));
    else for (const term of terms(said)) alike.set(term, new Set([...(alike.get(term) ?? []), ...meant]));
  }
  return { alike, phrases, phrasesOf };
}
