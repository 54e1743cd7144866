import { saidIn } from '#shared/text/markup/canonical/shaped/chat.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { asksUnmarked } from '#shared/text/words/unmarked-question.ts';
import {
  type Reach,
  type Thinking,
  fits,
  isSameSection,
  isTaken,
  statementText,
  widened,
} from './thinking.ts';

const ASKING = /[?？؟]["”’»)\]\s\p{Extended_Pictographic}]*$/u;
/** As people type: "who has the projector". */
const OPENED_BY_ASKING =
  /^(?:who|whose|what|where|when|why|how|which|anyone|anybody|wer|wo|wann|warum|wie|qui|où|quand|comment|pourquoi|quién|dónde|cuándo|cómo|chi|dove|quando|quem|onde|waar|wanneer|hoe|waarom)\s/iu;

/**
 * The whole message of a chat of which a statement is, with what it answers, or is answered by: one that asks takes the next along,
 * another the one before where that asks. Undefined where it is of no message, or of too long a one.
 */
export function exchangeOf(thinking: Thinking, index: number): Reach | undefined {
  const own = messageAt(thinking, index);
  if (own === undefined || !fits(thinking, own) || announces(thinking, own)) return undefined;
  const isAsking = asks(thinking, own);
  const other = messageAt(thinking, isAsking ? own.last + 1 : own.first - 1);
  const isFree =
    other !== undefined && isSameSection(thinking, index, other.first) && !isTaken(thinking, other.first);
  if (!isFree || (!isAsking && !asks(thinking, other))) return own;
  const first = Math.min(own.first, other.first);
  return widened(thinking, own, { first, last: Math.max(own.last, other.last) });
}

/** The statements of the message of which one is; undefined where it is of none. */
function messageAt(thinking: Thinking, index: number): Reach | undefined {
  const { statements } = thinking;
  const block = statements[index]?.block;
  if (block === undefined) return undefined;
  let [first, last] = [index, index];
  while (statements[first - 1]?.block === block) first -= 1;
  while (statements[last + 1]?.block === block) last += 1;
  return statements[first]?.isOfMessage === true ? { first, last } : undefined;
}

/** "bring the following:": what comes below belongs to it. */
function announces(thinking: Thinking, { last }: Reach): boolean {
  return ANNOUNCING.test(statementText(thinking, last));
}

function asks(thinking: Thinking, { first, last }: Reach): boolean {
  const said = saidIn(statementText(thinking, first)) ?? '';
  return ASKING.test(statementText(thinking, last)) || OPENED_BY_ASKING.test(said) || asksUnmarked(said);
}
