import type { Aspect } from '#shared/domain/brief.ts';
import { opensWithWork } from '#shared/text/words/named-work.ts';

interface Within {
  /** What is said before all clauses of a sentence. */
  readonly frame: string | undefined;
  /** The thing that it names, where it does nothing else. */
  readonly matter: string | undefined;
  readonly isOneOfMany: boolean;
}

/**
 * What holds for a whole sentence stands before each of its clauses. Where it names the thing or the work of which several
 * things are asked, each is shown without it: the asker knows it.
 */
export function within({ frame, matter, isOneOfMany }: Within, aspect: Aspect): Aspect {
  if (frame === undefined) return aspect;
  const isShort = isOneOfMany && (matter !== undefined || opensWithWork(frame));
  const framed = (text: string): string =>
    text.startsWith(frame)
      ? text
      : `${frame}, ${text.replace(/^(?:What|How|Is|Are|As)\b/u, (word) => word.toLowerCase())}`;
  const { asked = aspect.text, ...framedOnly } = aspect;
  return {
    ...framedOnly,
    ...(isShort ? { asked } : {}),
    text: framed(aspect.text),
    given: [frame, aspect.given].filter((part) => part !== undefined).join(' '),
    ...(aspect.wordings === undefined ? {} : { wordings: aspect.wordings.map(framed) }),
  };
}
