import { headingText } from '#shared/text/retrieval/chunks.ts';
import { isOfMessage, openingOfMessage } from './of-message.ts';
import { type Reach, type Thinking, isNeighbour, widened } from './thinking.ts';

/**
 * Where the heading begins that a table, a sentence on "this option", the answer to a question or a message stands directly
 * below: all that tells what is spoken of, or who says it and when.
 */
export function headingAbove(thinking: Thinking, reach: Reach): number | undefined {
  const { canonical, statements } = thinking;
  const heading = statements[reach.first]?.headings.at(-1) ?? '';
  const isMessage = isOfMessage(heading);
  const { last } = reach;
  const first = isMessage ? openingOfMessage(thinking, reach) : reach.first;
  const { kind, leads, start = 0, end = 0 } = statements[first] ?? {};
  const isNamedAbove =
    isMessage ||
    kind === 'table-row' ||
    ASKS.test(heading) ||
    OF_HEADING.test(canonical.slice(start, end)) ||
    OF_NAMED_KIND.test(canonical.slice(start, statements[last]?.end));
  if (!isNamedAbove || leads !== true || heading === '') return undefined;
  const before = canonical.slice(0, start).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return headingText(line) === heading ? before.length - line.length : undefined;
}

/** Of a list of questions, where "No, it does not" answers nothing without the one above it. */
const ASKS = /[?？؟]\s*$/u;

/** What says something of the thing that the heading names, and does not name it; not what speaks of the text itself. */
const OF_HEADING =
  /^(?:this|these|it|they)\b(?!\s+(?:\w+\s+){0,2}(?:appendix|article|book|chapter|document|guide|manual|page|paper|part|report|research|review|section|stud(?:y|ies)|survey|thesis|trial|tutorial|works?)\b)/iu;

/** Which option "this option" is, the heading says. */
const OF_NAMED_KIND =
  /(?<!\p{L})this (?:option|command|setting|flag|switch|function|method|directive|parameter|variable|keyword|attribute|property|filter)\b/iu;

/** With the sentences before it in its paragraph, where the heading above that names what "this option" is. */
export function fromNamed(thinking: Thinking, reach: Reach): Reach {
  const { canonical, statements } = thinking;
  const text = canonical.slice(statements[reach.first]?.start, statements[reach.last]?.end);
  if (!OF_NAMED_KIND.test(text)) return reach;
  let { first } = reach;
  while (isNeighbour(thinking, first, first - 1)) first -= 1;
  return statements[first]?.leads === true ? widened(thinking, reach, { ...reach, first }) : reach;
}

/** Without the name at its end: what it names stands below, and is not quoted. */
export function withoutLastName({ statements }: Thinking, { first, last }: Reach): Reach {
  let end = last;
  while (end > first && statements[end]?.isName === true) end -= 1;
  return { first, last: end };
}
