/** By so much more than the share of the question that a title says, its own words lose of their weight. */
const LOSS = 1.2;
/** What they keep at least: a title that says all of a question takes nothing away. */
const LEAST_KEPT = 0.05;
/** Where hardly a word is left over, it may be one that anything says: "today", "in adults". */
const FEWEST_LEFT = 2;
const KEPT_BESIDE_ONE = 0.5;

/**
 * The weights of a question's terms within one document. What a title says is said of the whole document: "the limitations of
 * the trial of A in B" are told below the title "A in B" without naming either. So the more of the question the title says,
 * the less do its words count in the document, and the more the others; where but one is left, by no more than half.
 */
export function givenByTitle(
  weights: ReadonlyMap<string, number>,
  title: ReadonlySet<string>,
  fewestLeft = FEWEST_LEFT,
): ReadonlyMap<string, number> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const said = [...weights].reduce((sum, [term, weight]) => sum + (title.has(term) ? weight : 0), 0);
  const left = [...weights.keys()].filter((term) => !title.has(term)).length;
  const least = left < fewestLeft ? KEPT_BESIDE_ONE : LEAST_KEPT;
  const kept = Math.max(least, 1 - (LOSS * said) / total);
  return new Map([...weights].map(([term, weight]) => [term, title.has(term) ? weight * kept : weight]));
}
