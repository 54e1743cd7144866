import { isNearDuplicate, minHash } from '#shared/text/retrieval/near-duplicate.ts';
import { isSameText, shinglesOf } from '#functions/steps/select-sources/shared-text.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';
import { readAbstracts } from './scifact.ts';

/** Words that a search engine shows of a page. */
const SNIPPET = 45;

interface Words {
  readonly words: readonly string[];
}

/** How two search engines show one text. */
const COPIES: readonly (readonly [string, (text: Words, index: number) => readonly [string, string]])[] = [
  ['beginning against twice as much', ({ words }) => [take(words, 0, SNIPPET), take(words, 0, 2 * SNIPPET)]],
  ['part of the middle against the whole', ({ words }) => [take(words, 30, 30 + SNIPPET), words.join(' ')]],
  [
    'one word in twenty changed',
    ({ words }, index) => [take(words, 0, SNIPPET), take(changed(words, index), 0, SNIPPET)],
  ],
];

/** Excerpts of one abstract must be known for one, and those of two abstracts never. */
export const nearDuplicates: Measure = {
  name: 'near-duplicates',
  needs: ['scifact/corpus.jsonl'],
  run: async ({ data }) => {
    const texts = (await readAbstracts(data)).map(({ text }) => ({ words: text.split(/\s+/u) }));
    const long = texts.filter(({ words }) => words.length >= 2 * SNIPPET);
    return [countFalse(texts), ...COPIES.map(([name, copy]) => findCopies(name, long.map(copy)))];
  },
};

function findCopies(name: string, pairs: readonly (readonly [string, string])[]): Row {
  return {
    measure: 'excerpts of one text',
    metric: `found: ${name}`,
    ...(name.startsWith('one word') ? {} : { floor: 0.99 }),
    plain: mean(pairs.map(([one, other]) => Number(isNearDuplicate(minHash(one), minHash(other))))),
    ours: mean(pairs.map(([one, other]) => Number(isSameText(shinglesOf(one), shinglesOf(other))))),
    note: `${pairs.length} abstracts; plain: MinHash of 64, from .7`,
  };
}

/** The beginning of each abstract against the whole of every other; only pairs with a run of words in common can be alike. */
function countFalse(texts: readonly Words[]): Row {
  const wholes = texts.map(({ words }) => shinglesOf(words.join(' ')));
  const places = new Map<string, number[]>();
  wholes.forEach((runs, index) => {
    for (const run of runs) places.set(run, [...(places.get(run) ?? []), index]);
  });
  let taken = 0;
  texts.forEach(({ words }, index) => {
    const own = shinglesOf(take(words, 0, SNIPPET));
    const others = new Set([...own].flatMap((run) => places.get(run) ?? []));
    others.delete(index);
    taken += [...others].filter((other) => isSameText(own, wholes[other] ?? new Set())).length;
  });
  const pairs = texts.length * (texts.length - 1);
  return {
    measure: 'excerpts of two texts',
    metric: 'kept apart',
    floor: 1,
    ours: 1 - taken / pairs,
    note: `${taken} of ${pairs} pairs taken for one`,
  };
}

function take(words: readonly string[], start: number, end: number): string {
  return words.slice(start, end).join(' ');
}

/** Every word has one chance in twenty to be another, by a generator with a fixed seed. */
function changed(words: readonly string[], seed: number): readonly string[] {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return words.map((word) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < 0.05 ? `other${word}` : word;
  });
}
