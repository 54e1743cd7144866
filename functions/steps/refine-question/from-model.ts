import type { Brief, KeyTerm } from '#shared/domain/brief.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { unborneFigures } from '#shared/text/sentence-check/figures-borne.ts';
import { unborneNames } from '#shared/text/sentence-check/names-borne.ts';
import { changedIn } from '#shared/text/sentence-check/changed.ts';
import { alignmentsOf, nearestCopy } from '#shared/text/sentence-check/near-copy.ts';
import { turnedIn } from '#shared/text/sentence-check/polarity.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { keyPhrases } from '#shared/text/words/rake.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import type { Refinement } from './prompt.ts';
import { type RefineInput, cleanQuestion, toBrief, refineWithoutModel } from './without-model.ts';

const LONGEST_QUESTION = 2_000;
const SCOPE = { items: 8, characters: 200 };
const QUESTIONS_BACK = { items: 3, characters: 300 };
const PROPOSED_TERMS = { items: 10, characters: 80 };
const KEY_TERMS = 12;

/**
 * The brief from a model's refinement. What a question is about is read from it by code (kind, entities, aspects), key
 * terms are scored by code, and a question that loses a part of what was asked is not taken (`otherQuestion`).
 */
export function briefFromModel(reply: Refinement, input: RefineInput): Reading<Brief> {
  const fallback = refineWithoutModel(input);
  const refined = toPlainText(reply.question);
  const isTaken = refined.length <= LONGEST_QUESTION && asksTheSame(refined, fallback, input);
  const scopeIn = tidyList(reply.scopeIn, SCOPE);
  const keyTerms = tidyList(reply.keyTerms, PROPOSED_TERMS);
  if (!isTaken && scopeIn.length === 0 && keyTerms.length === 0) return NOTHING_USABLE;
  const base = isTaken ? toBrief(cleanQuestion(refined), input) : fallback;
  const questionsBack = tidyList(reply.questionsBack, QUESTIONS_BACK);
  return accept<Brief>(
    {
      ...base,
      originalQuestion: input.question,
      scopeIn: scopeIn.length > 0 ? scopeIn : base.scopeIn,
      scopeOut: tidyList([...fallback.scopeOut, ...reply.scopeOut], SCOPE),
      keyTerms: mergeTerms(keyTerms, base.keyTerms, input.idf),
      ...(questionsBack.length > 0 ? { questionsBack } : {}),
    },
    { otherQuestion: isTaken ? 0 : 1 },
  );
}

/** Of the words of a clause so many must be there again; others may be put otherwise. */
const LEAST_SHARE = 0.5;

/**
 * True when a refinement asks the same: every figure, name and code of the question stands in it, nothing is denied or turned
 * round, each clause has half of its words in it, and no figure, name or word in the place of another is its own. Where that is in
 * doubt the question stays as it was asked.
 */
function asksTheSame(refined: string, asked: Brief, { context = '', answers }: RefineInput): boolean {
  if (refined === '') return false;
  const question = cutText(asked.question, LONGEST_QUESTION);
  const given = [question, context, ...answers];
  const lost = [
    ...unborneFigures(question, { borne: [refined], asked: '' }),
    ...unborneNames(question, { quotes: [refined], about: [], asked: '', known: [] }),
  ];
  const added = [
    ...unborneFigures(refined, { borne: given, asked: '' }),
    ...unborneNames(refined, { quotes: given, about: [], asked: '', known: [] }),
  ];
  const isTurned =
    turnedIn(refined, given).length > 0 ||
    changedIn(refined, [question], { beside: question, known: given }).length > 0 ||
    putsAnother(refined, question, given);
  const clauses = [
    question,
    ...question.split(CLAUSE_END),
    ...asked.aspects.map((aspect) => aspect.text),
    ...asked.entities,
  ];
  return lost.length === 0 && added.length === 0 && !isTurned && clauses.every((one) => bears(refined, one));
}

/** Where a clause ends, in whatever script. */
const CLAUSE_END = /[,;?!](?=\s|$)|[，、；？！。،؟।]/u;

/** A word that the asker did not use in the place of one that is lost, where the rest is repeated; endings may differ. */
function putsAnother(refined: string, question: string, given: readonly string[]): boolean {
  const known = given.flatMap(terms);
  const changes = nearestCopy(alignmentsOf(refined, [question]))?.changes ?? [];
  return changes.some(({ said, quoted }) => {
    const added = terms(said.join(' ')).filter((term) => !known.some((one) => isSpelledLike(term, one)));
    const kept = terms(refined);
    const lost = terms(quoted.join(' ')).filter((term) => !kept.some((one) => isSpelledLike(term, one)));
    return added.length > 0 && lost.length > 0;
  });
}

const ROOT = 4;

function isSpelledLike(one: string, other: string): boolean {
  return one === other || (one.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT));
}

function bears(text: string, clause: string): boolean {
  const known = new Set(terms(text));
  const wanted = [...new Set(terms(clause))];
  return wanted.filter((term) => known.has(term)).length >= LEAST_SHARE * wanted.length;
}

/** The model's terms in its order, then those that code finds; all of them scored as code does. */
function mergeTerms(
  proposed: readonly string[],
  found: readonly KeyTerm[],
  idf: (term: string) => number,
): readonly KeyTerm[] {
  const rarity = (word: string): number => Math.max(...terms(word).map(idf), 0);
  const scored = proposed.map((phrase) => ({
    phrase,
    score: keyPhrases(phrase, rarity).reduce((sum, one) => sum + one.score, 0),
  }));
  const all = [...scored, ...found];
  const isFirst = (term: KeyTerm, index: number): boolean =>
    all.findIndex((other) => other.phrase.toLowerCase() === term.phrase.toLowerCase()) === index;
  return all.filter(isFirst).slice(0, KEY_TERMS);
}
