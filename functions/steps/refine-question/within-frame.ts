import type { Aspect } from '#shared/domain/brief.ts';
import { opensWithWork } from '#shared/text/words/named-work.ts';
import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';
import { capital } from './wording.ts';

interface Within {
  /** What is said before all clauses of a sentence. */
  readonly frame: string | undefined;
  /** The thing that it names, where it does nothing else. */
  readonly matter: string | undefined;
  readonly isOneOfMany: boolean;
  /** The sentence and what it asks, where it asks one thing alone. */
  readonly alone: { readonly whole: string; readonly clause: string } | undefined;
  /** What was told before the sentence. */
  readonly story: string | undefined;
}

const OPENING_WORD = new RegExp(`^(?:${ENGLISH_ASKING}|${AUXILIARY})\\b`, 'iu');

/**
 * What holds for a whole sentence stands before each of its clauses. Where it names the thing or the work of which several
 * things are asked, each is shown without it: the asker knows it.
 */
export function within({ frame, matter, isOneOfMany, alone, story }: Within, aspect: Aspect): Aspect {
  if (frame === undefined) return aspect;
  const isShort = isOneOfMany && (matter !== undefined || opensWithWork(frame));
  const told = story === undefined ? '' : `${story}. `;
  const framed = (text: string): string =>
    alone !== undefined && text.toLowerCase() === alone.clause.toLowerCase()
      ? alone.whole
      : told !== '' && text.startsWith(told)
        ? told + capital(framed(text.slice(told.length).replace(OPENING_WORD, inSmall)))
        : framedBy(frame, text);
  const { asked = aspect.text, ...framedOnly } = aspect;
  return {
    ...framedOnly,
    ...(isShort ? { asked } : {}),
    text: framed(aspect.text),
    given: [frame, aspect.given].filter((part) => part !== undefined).join(' '),
    ...(aspect.wordings === undefined ? {} : { wordings: aspect.wordings.map(framed) }),
  };
}

/** What is asked of "the lift" may have been given its name, "Lift:", already. */
const ARTICLE = /^(?:the|an?|my|our)\s+(.+)$/iu;

function framedBy(frame: string, text: string): string {
  const [, named = ''] = ARTICLE.exec(frame) ?? [];
  const label = `${named}: `.toLowerCase();
  const isNamed = named !== '' && text.toLowerCase().startsWith(label);
  const own = isNamed ? text.slice(label.length) : text;
  return text.startsWith(frame) ? text : `${frame}, ${own.replace(/^(?:What|How|Is|Are|As)\b/u, inSmall)}`;
}

const inSmall = (word: string): string => word.toLowerCase();
