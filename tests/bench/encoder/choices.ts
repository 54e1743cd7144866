import { inContext } from '#functions/steps/check-completeness/quoted-pairs.ts';
import { wholeThought } from '#functions/steps/digest-source/whole-thought.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import type { DocumentView } from '#shared/text/evidence/document-view.ts';
import { featuresOf } from '#shared/text/evidence/features.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { type CorpusRarity, blendRarity } from '#shared/text/evidence/rarity.ts';
import { valueOf } from '../fit/fit-weights.ts';

/** A question, and what tells whether a quote answers it. */
export interface Telling {
  readonly question: string;
  readonly isAnsweredBy: (quote: string) => boolean;
}

export interface Read {
  readonly text: string;
  readonly title: string;
  readonly view: DocumentView;
}

interface Found extends Read {
  /** Among those that were found, 0-1. */
  readonly relevance: number;
}

/** A quote with title and heading, and what it is worth by its words. */
export interface Choice {
  readonly text: string;
  readonly value: number;
  readonly isRight: boolean;
}

const CHOICES = 30;
/** Right quotes that are taken along from far behind. */
const MOST_RIGHT = 4;
const FARTHEST = 1500;
const QUOTE_CHARACTERS = 400;

interface Quote {
  readonly from: Found;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly headings: readonly string[];
}

/** The likeliest quotes by their words, of which none says what another does, and right ones from farther behind. */
export function choicesOf(
  { question, isAnsweredBy }: Telling,
  documents: readonly Found[],
  rarity: CorpusRarity,
): readonly Choice[] {
  const taken: Quote[] = [];
  const choices: Choice[] = [];
  let right = 0;
  for (const quote of likeliest(question, documents, rarity)) {
    if (taken.some((one) => isOverlapping(one, quote))) continue;
    const said = quote.from.text.slice(quote.start, quote.end);
    const text = inContext({ headings: quote.headings, quote: said }, quote.from.title);
    const isRight = isAnsweredBy(text);
    if (choices.length >= CHOICES && (!isRight || right >= MOST_RIGHT)) continue;
    right += Number(isRight);
    taken.push(quote);
    choices.push({ text, value: Number(quote.value.toFixed(3)), isRight });
  }
  return choices;
}

function* likeliest(
  question: string,
  documents: readonly Found[],
  corpus: CorpusRarity,
): Generator<Quote, void> {
  const asked = viewQuestion(question);
  const valued = documents.map((document) => {
    const { view, relevance } = document;
    const rarity = blendRarity(view, corpus, question);
    const vectors = featuresOf({ document: view, question: asked, rarity, relevance });
    return { document, values: vectors.map((vector) => valueOf(vector, EVIDENCE_WEIGHTS.ranking)) };
  });
  const ranked = valued
    .flatMap(({ document, values }) => values.map((value, index) => ({ document, values, value, index })))
    .toSorted((one, other) => other.value - one.value);
  for (const { document, values, value, index } of ranked.slice(0, FARTHEST)) {
    const { statements } = document.view;
    const thinking = {
      canonical: document.text,
      statements,
      valueAt: (at: number): number => values[at] ?? 0,
      maxCharacters: QUOTE_CHARACTERS,
      bears: () => 1,
    };
    const headings = statements[index]?.headings ?? [];
    yield { from: document, ...wholeThought(thinking, index), value, headings };
  }
}

function isOverlapping(one: Quote, other: Quote): boolean {
  return one.from === other.from && one.start < other.end && other.start < one.end;
}
