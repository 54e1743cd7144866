import { contentWords } from '#shared/text/words/analyze.ts';
import { isName, namesThing } from './certain-referent.ts';
import { withStory } from './of-story.ts';
import type { Known, Worded } from './read-comparison.ts';
import { refersBack } from './refer-back.ts';

const FEW_OWN = 2;

/** What a clause of hardly a word is looked for with, where nothing that was named before is known. */
export function givenBefore(
  clause: string,
  { clause: before = '', story }: Known,
): { readonly given?: string } {
  const told = `${story ?? ''} ${before}`.trim();
  return contentWords(clause).length > FEW_OWN || told === '' ? {} : { given: told };
}

/** The clause as it was asked, looked for with what the one before is about. */
export function asItStands(clause: string, topic: string, { clause: before = '', story }: Known): Worded {
  if (story !== undefined && refersBack(before) && !isName(topic)) return withStory(story, { text: clause });
  const isIn = before.toLowerCase().includes(topic.replace(/^the\s+/iu, '').toLowerCase());
  return {
    text: clause,
    given: !refersBack(clause) && namesThing(topic) ? topic : isIn ? before : `${topic} ${before}`.trim(),
  };
}
