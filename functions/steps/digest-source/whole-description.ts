import { type Reach, type Thinking, fits, widened } from './thinking.ts';

/** What is said of an option or a term: with its name, where that stands near enough, and to its end, where all of it fits. */
export function whatIsDescribed(thinking: Thinking, own: Reach): Reach {
  const reach = withName(thinking, own);
  const { statements } = thinking;
  const name = statements[own.first]?.name;
  if (name === undefined || statements[reach.first]?.start !== name.start) return reach;
  let last = reach.last;
  while (statements[last + 1]?.name?.start === name.start) last += 1;
  return fits(thinking, { ...reach, last }) ? { ...reach, last } : reach;
}

function withName(thinking: Thinking, reach: Reach): Reach {
  const { statements } = thinking;
  const name = statements[reach.first]?.name;
  if (name === undefined) return reach;
  let first = reach.first - 1;
  while (first >= 0 && (statements[first]?.start ?? 0) > name.start) first -= 1;
  return statements[first]?.start === name.start ? widened(thinking, reach, { ...reach, first }) : reach;
}
