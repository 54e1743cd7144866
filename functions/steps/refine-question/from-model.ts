import type { Brief, KeyTerm } from '#shared/domain/brief.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { keyPhrases } from '#shared/text/words/rake.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import type { Refinement } from './prompt.ts';
import { type RefineInput, cleanQuestion, readQuestion, refineWithoutModel } from './without-model.ts';

const LONGEST_QUESTION = 2_000;
const SCOPE = { items: 8, characters: 200 };
const QUESTIONS_BACK = { items: 3, characters: 300 };
const PROPOSED_TERMS = { items: 10, characters: 80 };
const KEY_TERMS = 12;

/**
 * The brief from a model's refinement. What a question is about is read from it by code (kind, entities, aspects), key
 * terms are scored by code, and a question with too little in common with what was asked is not taken (`otherQuestion`).
 */
export function briefFromModel(reply: Refinement, input: RefineInput): Reading<Brief> {
  const fallback = refineWithoutModel(input);
  const refined = toPlainText(reply.question);
  const isTaken = refined.length <= LONGEST_QUESTION && asksTheSame(refined, fallback.question);
  const scopeIn = tidyList(reply.scopeIn, SCOPE);
  const keyTerms = tidyList(reply.keyTerms, PROPOSED_TERMS);
  if (!isTaken && scopeIn.length === 0 && keyTerms.length === 0) return NOTHING_USABLE;
  const base = isTaken ? readQuestion(cleanQuestion(refined), input) : fallback;
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

const LEAST_SHARE = 0.25;
const ENOUGH_TERMS = 3;

/** A quarter of the terms, three at most, must be those of the question as it was asked. */
function asksTheSame(refined: string, asked: string): boolean {
  const known = new Set(terms(cutText(asked, LONGEST_QUESTION)));
  if (refined === '') return false;
  const kept = new Set(terms(refined).filter((term) => known.has(term))).size;
  return kept >= Math.min(ENOUGH_TERMS, Math.ceil(known.size * LEAST_SHARE));
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
