import { namedPlace } from './carried-topic.ts';
import type { Known, Worded } from './read-comparison.ts';
import { capital } from './wording.ts';

/** A clause with the story before it. */
export function withStory(story: string, { text, given = '' }: Worded): Worded {
  return { text: `${story}. ${capital(text)}`, given: `${story} ${given}`.trim() };
}

/** "… in Vala, and what do I get if it isn't?": in Vala, too. */
export function atPlace(clause: string, { clause: before = '' }: Known): Worded {
  const place = namedPlace(before);
  return place === undefined || clause.includes(place)
    ? { text: clause }
    : { text: `${place}: ${clause}`, given: place };
}
