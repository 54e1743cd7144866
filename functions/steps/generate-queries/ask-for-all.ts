import type { AddressedTask } from '#shared/domain/address-tasks.ts';
import type { Query } from '#shared/domain/query.ts';
import { SMALL_CORPUS } from '#shared/research/small-corpus.ts';

/**
 * The queries of a wave in which all documents of a small corpus are read: each to the corpus asks for all. Where none is left that
 * was not asked before, one of those is asked again, once, where the wave may send one more than `chosen`.
 */
export function askForAll(
  chosen: readonly AddressedTask[],
  { asked, cap }: { readonly asked: readonly Query[]; readonly cap: number },
): readonly AddressedTask[] {
  const forAll = chosen.map((one) =>
    one.provider === 'corpus' ? { ...one, resultCount: Math.max(one.resultCount, SMALL_CORPUS) } : one,
  );
  const isAskedNow = chosen.some(({ provider }) => provider === 'corpus');
  return isAskedNow || chosen.length >= cap ? forAll : [...forAll, ...againForAll(asked)];
}

function againForAll(asked: readonly Query[]): readonly AddressedTask[] {
  const ofCorpus = asked.filter(({ provider }) => provider === 'corpus');
  const [first] = ofCorpus;
  if (first === undefined || ofCorpus.some(({ resultCount }) => resultCount >= SMALL_CORPUS)) return [];
  const { text, provider, endpoint } = first;
  const itemIds = [...new Set(ofCorpus.flatMap((query) => query.itemIds))];
  return [{ query: text, provider, endpoint, resultCount: SMALL_CORPUS, itemIds, reasoning: '' }];
}
