import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sharedBeginning } from '#shared/text/words/similarity.ts';
import { isSlipOf, LEAST_LETTERS } from '#shared/text/words/slips.ts';

/** Fewer letters than these begin words of any meaning. */
const LEAST_BEGINNING = 5;
/** Of the longer of two words. */
const LEAST_SHARE = 0.7;
const MOST_NEAR = 3;
const SELECT = 'SELECT term, doc FROM temp.vocabulary WHERE term >= ? AND term < ?';

/** Neither a number nor an id, and long enough. */
const PLAIN = new RegExp(`^\\p{L}{${LEAST_LETTERS},}$`, 'u');
/** A slip of the pen is looked for behind so many letters. */
const BEFORE_SLIP = 2;

/**
 * Terms of the index that are likely to be other forms of a term that is in none of its documents, or what was meant by it:
 * "septicemic" for "septicemia", "internet" for "intenet".
 */
export class NearTerms {
  readonly #select: StatementSync;

  constructor(database: DatabaseSync) {
    this.#select = database.prepare(SELECT);
  }

  /** Those that share most of the beginning, the nearest first; the commoner of two as near. */
  of(term: string): readonly string[] {
    const beginning = term.slice(0, LEAST_BEGINNING);
    if (beginning.length < LEAST_BEGINNING) return [];
    const forms = this.#from(beginning)
      .map((one) => ({
        ...one,
        share: sharedBeginning(term, one.other) / Math.max(term.length, one.other.length),
      }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.share - a.share || b.documents - a.documents || (a.other < b.other ? -1 : 1))
      .slice(0, MOST_NEAR)
      .map(({ other }) => other);
    return [...new Set([...forms, ...(PLAIN.test(term) ? this.#slips(term) : [])])];
  }

  /** Those by one letter, or two in the other order; the commonest first. */
  #slips(term: string): readonly string[] {
    return this.#from(term.slice(0, BEFORE_SLIP))
      .filter(({ other }) => isSlipOf(term, other))
      .sort((a, b) => b.documents - a.documents || (a.other < b.other ? -1 : 1))
      .slice(0, MOST_NEAR)
      .map(({ other }) => other);
  }

  #from(beginning: string): { readonly other: string; readonly documents: number }[] {
    return this.#select
      .all(beginning, `${beginning}\u{10ffff}`)
      .map((row) => ({ other: String(row['term']), documents: Number(row['doc']) }));
  }
}
