import type { Evidence } from '#shared/domain/evidence.ts';
import { type Block, type Sentence, isStatement } from '#shared/domain/report.ts';
import { mapSentences, withoutLinesOf } from '#shared/domain/table-block.ts';
import { areOfOneLanguage } from '../text/sentence-check/language.ts';
import { terms } from '../text/words/analyze.ts';
import { oneLine } from '../text/words/one-line.ts';
import { jaccard } from '../text/words/similarity.ts';
import { readInPlace } from './read-in-place.ts';
import type { FaultySentence, Written, WrittenFrom } from './read-written.ts';
import type { Dropped } from './reading.ts';

/** A text in which every sentence can stand. */
export interface Mended {
  readonly blocks: readonly Block[];
  /** Sentences that were rewritten, or gave way to the quote they rest on. */
  readonly corrected: number;
  /** Sentences that were left out. */
  readonly left: number;
  /** Sentences with each kind of fault. */
  readonly dropped: Dropped;
}

/**
 * The text with each faulty sentence replaced: by what its writer made of it, where that can stand; else by the
 * nearest of its quotes that nothing else in the text cites; else by nothing. `rewritten` follows the order of `faulty`.
 */
export function mendWritten(
  written: Pick<Written, 'blocks' | 'faulty'>,
  rewritten: readonly (string | undefined)[],
  from: WrittenFrom,
): Mended {
  const cited = citedByOthers(written);
  const shown = new Set<string>();
  const places = new Map<string, readonly Sentence[]>();
  let corrected = 0;
  for (const [index, faulty] of written.faulty.entries()) {
    const place = sentenceKey(faulty.block, faulty.sentence);
    const text = rewritten[index];
    const again = text === undefined ? undefined : readInPlace(text, { faulty, written, from });
    const isCell = written.blocks[faulty.block]?.form === 'table';
    const quote = isCell ? undefined : quoteFor(faulty, cited, shown);
    const sides = bothSides(faulty, { again, quote }, written);
    if (sides !== undefined) {
      if (isUnborne(faulty)) corrected += 1;
      places.set(place, sides);
      continue;
    }
    const sentence = again ?? quote;
    for (const id of sentence?.evidenceIds ?? []) shown.add(id);
    if (sentence) corrected += 1;
    places.set(place, sentence ? [sentence] : []);
  }
  const blocks = written.blocks.map((block, at) => {
    const mended = mapSentences(block, (sentence, index) => places.get(sentenceKey(at, index)) ?? [sentence]);
    return withoutLinesOf(mended, (index) => places.get(sentenceKey(at, index))?.length === 0);
  });
  return {
    blocks: blocks.filter(
      ({ form, sentences }) => sentences.some(isStatement) || (form !== 'table' && isWhole(sentences)),
    ),
    corrected,
    left: written.faulty.filter(isUnborne).length - corrected,
    dropped: countFaults(written.faulty),
  };
}

function sentenceKey(block: number, sentence: number): string {
  return `${block}.${sentence}`;
}

/** It states what it must not; a sentence that only leaves something out may stay. */
function isUnborne({ faults }: FaultySentence): boolean {
  return faults.some(({ kind }) => kind !== 'one-sided');
}

const OTHER_SIDE: Sentence = {
  text: 'Another source speaks against this:',
  kind: 'connective',
  evidenceIds: [],
};

/** What may stand in place of a sentence: what its writer made of it, and the nearest of its quotes. */
interface InItsPlace {
  readonly again: Sentence | undefined;
  readonly quote: Sentence | undefined;
}

/**
 * Of a sentence that gave one side alone: what its writer made of both, where it cites both; else as it was, or its quote
 * where it cannot stand, and the other side's quote.
 */
function bothSides(
  faulty: FaultySentence,
  { again, quote }: InItsPlace,
  { blocks }: Pick<Written, 'blocks'>,
): readonly Sentence[] | undefined {
  const own = blocks[faulty.block]?.sentences[faulty.sentence];
  const other = otherSideOf(faulty);
  if (own === undefined || other === undefined) return undefined;
  const cited = new Set(again?.evidenceIds);
  const tellsBoth = cited.has(other.id) && own.evidenceIds.some((id) => cited.has(id));
  if (again && tellsBoth) return [again];
  const first = isUnborne(faulty) ? quote : own;
  const second: Sentence = { text: oneLine(other.quote), kind: 'quote', evidenceIds: [other.id] };
  return first === undefined ? [second] : [first, OTHER_SIDE, second];
}

function otherSideOf({ faults }: FaultySentence): Evidence | undefined {
  return faults.flatMap((fault) => (fault.kind === 'one-sided' ? [fault.other.evidence] : []))[0];
}

/** Connectives alone lead to nothing. */
function isWhole(sentences: readonly Sentence[]): boolean {
  return sentences.length > 0 && sentences.every((one) => !/[:：]\s*$/u.test(one.text));
}

function citedByOthers({ blocks, faulty }: Pick<Written, 'blocks' | 'faulty'>): ReadonlySet<string> {
  const isFaulty = new Set(faulty.map((one) => sentenceKey(one.block, one.sentence)));
  const sound = blocks.flatMap((block, at) =>
    block.sentences.filter((_, index) => !isFaulty.has(sentenceKey(at, index))),
  );
  return new Set(sound.flatMap((one) => one.evidenceIds));
}

/** A sentence that shares less than this with a quote said something else, whatever it cites. */
const LEAST_NEAR = 0.1;

function quoteFor(
  faulty: FaultySentence,
  others: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Sentence | undefined {
  const { cited, text } = faulty;
  const said = terms(text);
  const otherSide = otherSideOf(faulty)?.id;
  const free = cited
    .filter(({ evidence: { id } }) => id !== otherSide && !others.has(id) && !shown.has(id))
    .map((one) => ({ ...one, near: jaccard(said, terms(one.evidence.quote)) }))
    .filter(({ near, evidence }) => near >= LEAST_NEAR || !areOfOneLanguage(text, evidence.quote));
  const own = free.toSorted((a, b) => b.near - a.near)[0];
  return own && { text: oneLine(own.evidence.quote), kind: 'quote', evidenceIds: [own.evidence.id] };
}

const CAUSES = {
  figure: 'unborneFigure',
  name: 'unborneName',
  negation: 'turnedNegation',
  direction: 'turnedDirection',
  strength: 'saidMore',
  unsupported: 'unsupported',
  uncited: 'uncited',
  bare: 'bareAnswer',
  'one-sided': 'toldOneSide',
} as const;

function countFaults(faulty: readonly FaultySentence[]): Dropped {
  const counts: Record<string, number> = {};
  for (const { faults } of faulty) {
    for (const cause of new Set(faults.map(({ kind }) => CAUSES[kind]))) {
      if (cause !== 'uncited') counts[cause] = (counts[cause] ?? 0) + 1;
    }
  }
  return counts;
}
