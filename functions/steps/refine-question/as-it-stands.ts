import { contentWords } from '#shared/text/words/analyze.ts';
import { isName, namesThing } from './certain-referent.ts';
import { withStory } from './of-story.ts';
import type { Known, Worded } from './read-comparison.ts';
import { refersBack } from './refer-back.ts';

const FEW_OWN = 2;

/** What a clause of hardly a word is looked for with, where nothing that was named before is known. */
export function givenBefore(clause: string, known: Known): { readonly given?: string } {
  const told = `${known.story ?? ''} ${askedBefore(known)}`.trim();
  return contentWords(clause).length > FEW_OWN || told === '' ? {} : { given: told };
}

/** "Where do I park, what does it cost and when does it close?": the last is no more of the cost than the first is. */
function askedBefore({ clause = '', origin = clause }: Known): string {
  if (origin === clause || !refersBack(clause)) return clause;
  return contentWords(clause).length > FEW_OWN ? `${origin} ${clause}` : origin;
}

/** The clause as it was asked, looked for with what the one before is about. */
export function asItStands(clause: string, topic: string, known: Known): Worded {
  const { story } = known;
  if (story !== undefined && refersBack(known.clause ?? '') && !isName(topic))
    return withStory(story, { text: clause });
  const before = askedBefore(known);
  const isIn = before.toLowerCase().includes(topic.replace(/^the\s+/iu, '').toLowerCase());
  return {
    text: clause,
    given: !refersBack(clause) && namesThing(topic) ? topic : isIn ? before : `${topic} ${before}`.trim(),
  };
}
