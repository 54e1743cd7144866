import type { Name } from '#shared/text/evidence/name.ts';
import { type Reach, type Thinking, fits, widened } from './thinking.ts';

/**
 * What is said of an option or a term: with its name, and the name of what that belongs to, where these stand near enough, and to
 * its end, where all of it fits.
 */
export function whatIsDescribed(thinking: Thinking, own: Reach): Reach {
  const { statements } = thinking;
  const name = statements[own.first]?.name;
  if (name === undefined) return own;
  const named = withName(thinking, own, name);
  if (statements[named.first]?.start !== name.start) return named;
  let last = named.last;
  while (statements[last + 1]?.name?.start === name.start) last += 1;
  const whole = fits(thinking, { ...named, last }) ? { ...named, last } : named;
  return name.above === undefined ? whole : withTermAbove(thinking, whole, name.above);
}

/** The first term within what is said of another stands right below it; others have their own above them. */
function withTermAbove(thinking: Thinking, reach: Reach, above: Name): Reach {
  const wider = withName(thinking, reach, above);
  const between = thinking.statements.slice(wider.first + 1, reach.first);
  return between.every(({ name }) => name?.start === above.start) ? wider : reach;
}

function withName(thinking: Thinking, reach: Reach, name: Name): Reach {
  const { statements } = thinking;
  let first = reach.first - 1;
  while (first >= 0 && (statements[first]?.start ?? 0) > name.start) first -= 1;
  return statements[first]?.start === name.start ? widened(thinking, reach, { ...reach, first }) : reach;
}
