import type { Aspect } from '#shared/domain/brief.ts';
import { askedFurther } from './asked-further.ts';
import { withoutEllipsis } from './ellipsis.ts';
import { merelyAsks } from './merely-asks.ts';
import { isEnglish } from './wording.ts';

const WITH_PREPOSITION =
  /^(?:by|to|for|in|since|until|after|before|at|from|with|under|of|on)\s+(?:what|which|when|whom|how)\b/iu;
/** "What happens to the glaze, and when?" */
const OF_ALL = /^(?:when|where|how (?:much|many|long|often|far))$/iu;

/**
 * "What is in the box, and in what order": one question, where the part behind it makes none by itself. Undefined where it does
 * ("by whom was it built").
 */
export function askedWithLast(last: Aspect, said: string, before: string): Aspect | undefined {
  const clause = withoutEllipsis(said, before);
  const isPart =
    (WITH_PREPOSITION.test(clause) || OF_ALL.test(clause)) && merelyAsks(clause) && isEnglish(before);
  if (!isPart || last.compares !== undefined || askedFurther(before, clause) !== undefined) return undefined;
  const { text, asked, ...others } = last;
  const further = OF_ALL.test(clause) ? ` and ${clause}` : `, and ${clause}`;
  return {
    ...others,
    text: text + further,
    ...(asked === undefined ? {} : { asked: asked + further }),
  };
}
