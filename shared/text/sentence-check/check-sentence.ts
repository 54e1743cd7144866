import { vouchedFor } from './assurances.ts';
import { turnedDeeds } from './doers.ts';
import { turnedSequences } from './before-after.ts';
import { changedIn } from './changed.ts';
import { readClauses } from './clauses.ts';
import { turnedComparisons } from './compared.ts';
import { exchangedFigures } from './contrasted-figures.ts';
import { turnedCorrelatives } from './correlatives.ts';
import { crossedFigures } from './crossed-figures.ts';
import { crossedParts } from './crossed-parts.ts';
import { droppedSources } from './dropped-sources.ts';
import { oppositeDeeds } from './opposite-deeds.ts';
import { unborneDates } from './dates.ts';
import { addedToOnly, openedFromOnly, toldOfExcluded } from './excluded.ts';
import { figuresOfOthers } from './figures-of-parts.ts';
import { unborneFigures } from './figures-borne.ts';
import { unborneNames } from './names-borne.ts';
import { nameSources } from './names.ts';
import { alignmentsOf } from './near-copy.ts';
import { turnedIn } from './polarity.ts';
import { turnedQuantifiers } from './quantifiers.ts';
import { turnedEnds } from './range-ends.ts';
import { figuresOfOtherRows } from './rows-of-others.ts';
import { droppedHedges, madeCauses, widenedIn } from './said-more.ts';
import { toldSignificant } from './significance.ts';
import { turnedConditions, turnedDefaults, turnedExceptions } from './states.ts';
import { raisedToMost } from './superlatives.ts';
import { turnedCauses } from './turned-causes.ts';
import { unrelatedTo } from './unrelated.ts';

/** What a written sentence may draw on. */
export interface SentenceSources {
  /** The quotes that it cites. */
  readonly quotes: readonly string[];
  /** What is known of where they stand: headings, title, authors, date. */
  readonly about: readonly string[];
  /** The question and the heading above it, whose words it may repeat. */
  readonly asked: string;
  /** What sets things beside each other without lending its words: the question, where it may not be repeated. */
  readonly beside?: string;
  /** Other texts at hand: they bear nothing, and show which words are names. */
  readonly known?: readonly string[];
  /** Somebody reads it beside its quotes: that it shares no word with them is left to him, but
   * for what tells of its writer. */
  readonly isRead?: boolean;
}

/** "No, it does not." answers; it denies nothing. */
const ANSWER =
  /^[^\p{L}\p{N}]*(?:yes|no|ja|nein|oui|non|sí|si|sim|não|nee|да|нет|नहीं|हाँ|لا|نعم|いいえ|はい|不|是的)\s*[,:;.，、]/iu;

/** What of a sentence its quotes do not bear. */
export type SentenceFault =
  | { readonly kind: 'figure' | 'name'; readonly words: string }
  | {
      readonly kind: 'negation' | 'direction' | 'strength';
      /** The words at fault, where they are known. */
      readonly words?: string;
    };

interface Check {
  readonly kind: SentenceFault['kind'];
  readonly find: (statement: string, quotes: readonly string[]) => readonly string[];
}

/** What is told of the statement in any wording, each by the words that are at fault. */
const CHECKS: readonly Check[] = [
  { kind: 'figure', find: crossedFigures },
  { kind: 'figure', find: exchangedFigures },
  { kind: 'figure', find: figuresOfOthers },
  { kind: 'figure', find: figuresOfOtherRows },
  { kind: 'figure', find: turnedEnds },
  { kind: 'direction', find: turnedComparisons },
  { kind: 'direction', find: turnedCorrelatives },
  { kind: 'direction', find: turnedDeeds },
  { kind: 'direction', find: turnedCauses },
  { kind: 'direction', find: turnedSequences },
  { kind: 'direction', find: oppositeDeeds },
  { kind: 'direction', find: crossedParts },
  { kind: 'direction', find: turnedDefaults },
  { kind: 'direction', find: turnedConditions },
  { kind: 'direction', find: turnedExceptions },
  { kind: 'negation', find: toldOfExcluded },
  { kind: 'negation', find: toldSignificant },
  { kind: 'strength', find: widenedIn },
  { kind: 'strength', find: turnedQuantifiers },
  { kind: 'strength', find: addedToOnly },
  { kind: 'strength', find: openedFromOnly },
  { kind: 'strength', find: raisedToMost },
  { kind: 'strength', find: droppedHedges },
  { kind: 'strength', find: droppedSources },
  { kind: 'strength', find: vouchedFor },
  { kind: 'strength', find: madeCauses },
];

/**
 * What a sentence states beyond its quotes, or against them: figures (by value and unit), names and codes, negation and the
 * direction of change. An empty list means that nothing of the kind was found; it is no proof that the sentence is right.
 */
export function checkSentence(sentence: string, sources: SentenceSources): readonly SentenceFault[] {
  return unrepeated(piecesOf(sentence.replace(ANSWER, '')).flatMap((piece) => checkPiece(piece, sources)));
}

/** No sentence is longer; what has no stop is read piece by piece, as what is compared within it grows with its square. */
const LONGEST_PIECE = 2000;

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > LONGEST_PIECE) {
    const blank = text.lastIndexOf(' ', start + LONGEST_PIECE);
    const end = blank > start ? blank : start + LONGEST_PIECE;
    pieces.push(text.slice(start, end).toWellFormed());
    start = end;
  }
  return [...pieces, text.slice(start).toWellFormed()];
}

function checkPiece(text: string, sources: SentenceSources): readonly SentenceFault[] {
  const { quotes, about, asked, beside = asked, known = [] } = sources;
  return [
    ...unborneFigures(text, { borne: [...quotes, ...about], asked }).map((words) => ({
      kind: 'figure' as const,
      words,
    })),
    ...unborneDates(text, [...quotes, ...about, asked]).map((words) => ({ kind: 'figure' as const, words })),
    ...unborneNames(text, { quotes, about, asked, known }).map((words) => ({ kind: 'name' as const, words })),
    ...unrelatedIn(text, sources),
    ...turnedIn(text, quotes),
    ...CHECKS.flatMap(({ kind, find }) => find(text, quotes).map((words) => ({ kind, words }))),
    ...changedIn(text, quotes, { beside, known: [...about, asked, ...known] }).map(({ kind, words }) =>
      kind === 'figure' || kind === 'name' || words !== '' ? { kind, words } : { kind },
    ),
  ];
}

function unrelatedIn(
  text: string,
  { quotes, about, asked, isRead = false }: SentenceSources,
): readonly SentenceFault[] {
  if (isRead && !tellsOfItsWriter(text, quotes)) return [];
  const words = unrelatedTo(text, { quotes, about, asked });
  return words === undefined ? [] : [{ kind: 'strength', words }];
}

/** "As asked, I marked …": what no quote says of anybody is of the writer, and no paraphrase. */
function tellsOfItsWriter(text: string, quotes: readonly string[]): boolean {
  return WRITER.test(text) && !quotes.some((quote) => WRITER.test(quote));
}

const WRITER = /(?<![\p{L}\p{N}.-])(?:I|[Mm]e|[Mm]y|[Mm]yself)(?![\p{L}\p{N}.-])/u;

/** Reads what sentences will be held against, so that the first of them need not wait for that. */
export function readSources({ quotes, about }: Pick<SentenceSources, 'quotes' | 'about'>): void {
  nameSources([...quotes, ...about]);
  for (const quote of quotes) readClauses(quote);
  alignmentsOf(quotes[0] ?? '', quotes);
}

/** Each figure and name once, of each other kind the first whose words are known. */
function unrepeated(faults: readonly SentenceFault[]): readonly SentenceFault[] {
  const keyOf = (fault: SentenceFault): string =>
    fault.kind === 'figure' || fault.kind === 'name' ? `${fault.kind} ${fault.words}` : fault.kind;
  const keys = new Set(faults.map(keyOf));
  return [...keys].flatMap((key) => {
    const same = faults.filter((fault) => keyOf(fault) === key);
    return same.find(({ words }) => words !== undefined) ?? same[0] ?? [];
  });
}

/** A fault as one would say it to the writer. */
export function describeFault(fault: SentenceFault): string {
  if (fault.kind === 'figure')
    return `the figure ${fault.words} is in none of its quotes, or is another measure there`;
  if (fault.kind === 'name') return `${fault.words} is in none of its quotes`;
  return `${OTHERWISE[fault.kind]}${fault.words === undefined ? '' : `: see "${fault.words}"`}`;
}

const OTHERWISE: Readonly<Record<'negation' | 'direction' | 'strength', string>> = {
  strength:
    'it says more than its quotes: more firmly, of more, of something else, why, or without a condition, a limit or who claims it',
  negation: 'it denies what its quotes say, or says what they deny',
  direction: 'it says the opposite of what its quotes say, or of one thing what they say of another',
};
