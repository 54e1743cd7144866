import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemCoverage } from '#shared/domain/plan.ts';
import type { DraftBlock, Sentence } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { isRecord } from '#shared/text/markup/record.ts';
import { turnedIn } from '#shared/text/sentence-check/polarity.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { containment, jaccard } from '#shared/text/words/similarity.ts';

/** What a draft is written from, by id. */
export interface DraftInputs {
  readonly items: ReadonlyMap<string, ItemCoverage>;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly sources: ReadonlyMap<string, Source>;
  /** The whole question, which may name what an item leaves out. */
  readonly question?: string;
}

const SAME = 0.8;
/** Of the runs of terms of the shorter of two quotes: what is a part of the other is said by it. */
const WITHIN = 0.8;
/** Fewer terms than these stand in many a sentence by chance. */
const TELLING_TERMS = 5;

/**
 * True for a quote that says, nearly word for word, what one of the used ones says, or no more than a part of it; one that
 * denies it in the same words is another side.
 */
export function repeats(one: Evidence, used: ReadonlySet<string>, inputs: DraftInputs): boolean {
  const own = terms(withoutVersions(one.quote));
  return [...used].some((id) => {
    const other = inputs.evidence.get(id);
    if (other === undefined) return false;
    // Records of one table bear the same names of columns, and many of the same values.
    if (isRecord(one.quote) && isRecord(other.quote)) return one.quote === other.quote;
    if (!isSaidBy(own, terms(withoutVersions(other.quote))) && sharedShare(one.quote, other.quote) < MOSTLY)
      return false;
    return turnedIn(one.quote, [other.quote]).length === 0;
  });
}

/** The same is said of one version after the other: "POST /v1.19/images", "POST /v1.24/images". */
function withoutVersions(text: string): string {
  return text.replaceAll(/\bv\d+(?:\.\d+)*\b/giu, '');
}

function isSaidBy(own: readonly string[], other: readonly string[]): boolean {
  if (jaccard(own, other) > SAME) return true;
  const shorter = Math.min(new Set(own).size, new Set(other).size);
  return shorter >= TELLING_TERMS && containment(own, other) >= WITHIN;
}

/** Parallel entries of a reference differ in their names and say the same of each: so much of the shorter one in the same sentences. */
const MOSTLY = 0.35;

function sharedShare(one: string, other: string): number {
  const held = new Set(tellingSentences(other));
  const shared = tellingSentences(one).filter((sentence) => held.has(sentence));
  const characters = shared.reduce((sum, sentence) => sum + sentence.length, 0);
  return characters / (Math.min(one.length, other.length) || 1);
}

function tellingSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?。！？।؟])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => terms(sentence).length >= TELLING_TERMS - 1);
}

/** A paragraph that code quotes: when its quotes are proven, the names of their documents come to stand over them. */
export const QUOTED = { form: 'paragraph', isHeaded: true } as const satisfies Partial<DraftBlock>;

export function quote(evidence: Evidence): Sentence {
  return { text: evidence.quote, kind: 'quote', evidenceIds: [evidence.id] };
}

export function connective(text: string): Sentence {
  return { text, kind: 'connective', evidenceIds: [] };
}
