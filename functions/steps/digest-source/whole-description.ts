import { isDescription } from '#shared/text/evidence/defined-terms.ts';
import type { Name } from '#shared/text/evidence/name.ts';
import { type Reach, type Thinking, fits, widened } from './thinking.ts';

/**
 * What is said of an option or a term: with its name, and the name of what that belongs to, where these stand near enough, and to
 * its end, where all of it fits.
 */
export function whatIsDescribed(thinking: Thinking, own: Reach): Reach {
  const { canonical, statements } = thinking;
  const first = statements[own.first];
  if (first?.name === undefined) return own;
  const { name } = first;
  const named = withName(thinking, own, name);
  if (statements[named.first]?.start !== name.start) return named;
  let last = named.last;
  while (statements[last + 1]?.name?.start === name.start) last += 1;
  const whole = fits(thinking, { ...named, last }) ? { ...named, last } : named;
  if (name.above === undefined) return whole;
  return withTermAbove(thinking, whole, { term: name.above, isParagraph: !isDescription(canonical, first) });
}

/** Below another item, which only names what is said here. */
export function isSetIn({ statements }: Thinking, index: number): boolean {
  const start = statements[index]?.name?.start;
  return start !== undefined && statements.some((one) => one.start === start && one.kind === 'list-item');
}

/** Between the term above and what is quoted: its type and its default. */
const MOST_BETWEEN = 200;

interface Above {
  readonly term: Name;
  /** What is quoted stands in a paragraph of its own, not beside a term. */
  readonly isParagraph: boolean;
}

/**
 * The first term within what is said of another stands right below it, and a paragraph after a few short ones may be of that; others
 * have their own above them.
 */
function withTermAbove(thinking: Thinking, reach: Reach, { term, isParagraph }: Above): Reach {
  const { statements } = thinking;
  const wider = withName(thinking, reach, term);
  const between = statements.slice(wider.first + 1, reach.first);
  const isNear = (statements[reach.first]?.start ?? Infinity) - term.start <= MOST_BETWEEN;
  const isBelow = between.every(
    ({ name, isName }) =>
      name?.start === term.start || (isParagraph && isNear && (isName || name?.above !== undefined)),
  );
  return isBelow ? wider : reach;
}

function withName(thinking: Thinking, reach: Reach, name: Name): Reach {
  const { statements } = thinking;
  let first = reach.first - 1;
  while (first >= 0 && (statements[first]?.start ?? 0) > name.start) first -= 1;
  return statements[first]?.start === name.start ? widened(thinking, reach, { ...reach, first }) : reach;
}
