import { byReading } from '../domain/evidence.ts';
import type { LabelledEvidence } from './handles.ts';
import { terms } from '../text/words/analyze.ts';
import { cutText } from '../text/markup/plain-text.ts';
import { jaccard } from '../text/words/similarity.ts';

/** A quote as a prompt shows it; `text` may be the beginning of the quote. */
export interface Note extends LabelledEvidence {
  readonly text: string;
}

export interface NoteLimits {
  readonly bullets: number;
  readonly words: number;
  /** Words of one note; longer quotes are cut. */
  readonly wordsPerNote: number;
  /** `any`: what was said nearly word for word is left out; `same source`: other sources may say it again, in support. */
  readonly withoutRepeatsOf: 'any' | 'same source';
}

/** The caps of compressed notes (seed 003: 40 bullets, 1,200 words). */
export const COMPRESSED: NoteLimits = {
  bullets: 40,
  words: 1_200,
  wordsPerNote: 60,
  withoutRepeatsOf: 'any',
};
/** What a writer gets when there is room: more only makes it slower and dearer. */
export const FULL: NoteLimits = {
  bullets: 160,
  words: 8_000,
  wordsPerNote: 160,
  withoutRepeatsOf: 'same source',
};

/** Which subset of the evidence a prompt is tried with: the next when the last was too long for the model. */
export const NOTE_ATTEMPTS = ['full', 'half', 'compressed'] as const;
export type NoteAttempt = (typeof NOTE_ATTEMPTS)[number];
/** For prompts that were too long with all that is worth reading. */
export const SHORTER_NOTES = NOTE_ATTEMPTS.slice(1);

/**
 * The notes of an attempt: `full` all that is worth reading, `half` the better half of that, `compressed` at most
 * 40 bullets and 1,200 words (or half of the half, if that is less). Each is a subset of the one before.
 */
export function notesFor(evidence: readonly LabelledEvidence[], attempt: NoteAttempt): readonly Note[] {
  const full = compressNotes(evidence, FULL);
  if (attempt === 'full') return full;
  const half = full.slice(0, Math.ceil(full.length / 2));
  if (attempt === 'half') return half;
  const bullets = Math.min(COMPRESSED.bullets, Math.max(1, Math.ceil(half.length / 2)));
  return takeNotes(half, { ...COMPRESSED, bullets });
}

/**
 * The evidence that says most in few words, best first: of each checklist part in turn its best quote, sources that have
 * not spoken before others, no near repeats. Deterministic, whatever order the evidence comes in.
 */
export function compressNotes(
  evidence: readonly LabelledEvidence[],
  limits: NoteLimits = COMPRESSED,
): readonly Note[] {
  return takeNotes(inTurn(evidence), limits);
}

const SAME = 0.8;

function takeNotes(ranked: readonly LabelledEvidence[], limits: NoteLimits): readonly Note[] {
  const notes: Note[] = [];
  const taken: { readonly sourceId: string; readonly own: readonly string[] }[] = [];
  let left = limits.words;
  for (const one of ranked) {
    if (notes.length >= limits.bullets) break;
    const text = cutWords(one.evidence.quote, limits.wordsPerNote);
    const { sourceId } = one.evidence;
    const own = terms(one.evidence.quote);
    const repeats = taken
      .filter((other) => limits.withoutRepeatsOf === 'any' || other.sourceId === sourceId)
      .some((other) => jaccard(own, other.own) > SAME);
    if (text === '' || estimateWords(text) > left || repeats) continue;
    left -= estimateWords(text);
    taken.push({ sourceId, own });
    notes.push({ handle: one.handle, evidence: one.evidence, text });
  }
  return notes;
}

/** The best of each part, then the second best of each … ; what serves no part comes last. */
function inTurn(evidence: readonly LabelledEvidence[]): readonly LabelledEvidence[] {
  const queues = [...byPart(evidence).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, queue]) => newSourcesFirst(queue));
  const rest = evidence.filter(({ evidence: { items } }) => items.length === 0).toSorted(byRelevance);
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const turns = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []));
  return [...new Set([...turns.flat(), ...rest])];
}

function byPart(evidence: readonly LabelledEvidence[]): ReadonlyMap<string, readonly LabelledEvidence[]> {
  const scored = evidence.flatMap((one) =>
    one.evidence.items.map((item) => ({ one, part: `${item.itemId}/${item.part}`, score: item.score })),
  );
  const ranked = scored.toSorted((a, b) => b.score - a.score || byRelevance(a.one, b.one));
  const groups = Map.groupBy(ranked, (entry) => entry.part);
  return new Map([...groups].map(([part, entries]) => [part, entries.map((entry) => entry.one)]));
}

/** The first quote of each source, then the second of each …, in the order given. */
function newSourcesFirst(queue: readonly LabelledEvidence[]): readonly LabelledEvidence[] {
  const counts = new Map<string, number>();
  const rounds = queue.map((one) => {
    const round = counts.get(one.evidence.sourceId) ?? 0;
    counts.set(one.evidence.sourceId, round + 1);
    return { one, round };
  });
  return rounds.toSorted((a, b) => a.round - b.round).map(({ one }) => one);
}

function byRelevance(a: LabelledEvidence, b: LabelledEvidence): number {
  return b.evidence.relevanceScore - a.evidence.relevanceScore || byReading(a.evidence, b.evidence);
}

/** Characters that count as a word where no blanks part the words. */
const CHARACTERS_PER_WORD = 12;

/** Words between blanks, and at least one for every twelve characters, for scripts that write none. */
export function estimateWords(text: string): number {
  const words = text.split(/\s+/u).filter((word) => word !== '').length;
  return Math.max(words, Math.ceil(text.length / CHARACTERS_PER_WORD));
}

function cutWords(quote: string, maxWords: number): string {
  const line = quote.replaceAll(/\s+/gu, ' ').trim();
  if (estimateWords(line) <= maxWords) return line;
  const words = line.split(' ').slice(0, maxWords - 1);
  return `${cutText(words.join(' '), (maxWords - 1) * CHARACTERS_PER_WORD - 2)} …`;
}
