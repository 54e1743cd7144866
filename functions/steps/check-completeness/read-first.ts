import type { Evidence } from '#shared/domain/evidence.ts';
import { READ, byRank, rankFor } from '#shared/domain/evidence-rank.ts';
import type { Telling } from '#shared/domain/telling.ts';
import type { Pair } from '#shared/ports/encoder.ts';
import { sureLanguage } from '#shared/text/words/language.ts';
import { type Asked, pairsOf } from './quoted-pairs.ts';

/** Few words show no language. */
const READ_LANGUAGES: ReadonlySet<string> = new Set(['en', 'und']);

export interface Ranked extends Asked {
  /** With how near they come in meaning. */
  readonly evidence: readonly Evidence[];
  /** As of the waves before. */
  readonly telling: Telling;
}

/** How much the second of each pair tells what the first asks: log odds. */
export type Tell = (pairs: readonly Pair[]) => Promise<readonly number[]>;

/**
 * How much the first quotes of each item that was compared in meaning tell what it asks, with what was read before: of two wordings of it by the one
 * that a quote tells more. Throws what `tell` does.
 */
export async function readFirst(ranked: Ranked, tell: Tell): Promise<Telling> {
  const pairs = ranked.checklist.flatMap((item) => {
    const fresh = firstOf(item.id, ranked.evidence).filter(
      ({ id }) => ranked.telling[item.id]?.[id] === undefined,
    );
    return pairsOf(item, fresh, ranked);
  });
  const odds = await tell(pairs);
  const all = structuredClone(ranked.telling);
  for (const [at, { itemId, evidenceId }] of pairs.entries()) {
    const ofItem = (all[itemId] ??= {});
    ofItem[evidenceId] = Math.max(ofItem[evidenceId] ?? -Infinity, odds[at] ?? -Infinity);
  }
  return all;
}

/** The reader knows English; to it a quote in another language tells nothing. */
function isReadable({ quote }: Evidence): boolean {
  return READ_LANGUAGES.has(sureLanguage(quote) ?? 'und');
}

function firstOf(itemId: string, evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence
    .filter(({ items }) => items.some((one) => one.itemId === itemId && one.nearness !== undefined))
    .map((one) => ({ evidence: one, rank: rankFor(itemId, one) }))
    .toSorted(byRank)
    .slice(0, READ)
    .map((one) => one.evidence)
    .filter(isReadable);
}
