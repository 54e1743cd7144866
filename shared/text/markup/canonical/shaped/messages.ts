import { oneSpaced } from '../laid-out/lines.ts';

const FROM = /^(?:from|von|de|da):/iu;
const DATE = /^(?:date|sent|datum|gesendet|enviado(?: el)?|envoyé|inviato|data|fecha):/iu;
const TO = /^(?:to|cc|an|à|para|a):/iu;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|assunto):\s*/iu;
const FIELD = /^\p{L}[\p{L}\d-]{0,30}(?: \p{L}{1,8})?:(?:\s|$)/u;
const FOLDED = /^[ \t]+\S/u;
/** "Re: Aw: Kiln" is of the kiln. */
const ANSWERS = /^(?:(?:re|fwd?|aw|wg|sv|tr|rv)(?:\[\d{1,3}\])?:\s*)+/iu;
/** Between messages. */
const RULE = /^(?:[-_=*]{3,}|-{2,} ?[^\n-]{1,40} ?-{2,})$/u;
const MOST_FIELDS = 60;
const HEADING_CHARACTERS = 118;

interface Headers {
  readonly from: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly subject: string | undefined;
  readonly start: number;
  /** Behind the last line of them. */
  readonly end: number;
}

/**
 * Messages as sections: a heading of the subject, where it is another than that of the message before, one of who wrote
 * when to whom, and what `readBody` makes of the rest. Undefined of a text that does not begin with the headers of one.
 */
export function readMessages(text: string, readBody: (body: string) => string): string | undefined {
  const lines = text.split('\n');
  const messages = messagesIn(lines);
  if (messages.length === 0) return undefined;
  const parts: string[] = [];
  let about: string | undefined;
  for (const [at, headers] of messages.entries()) {
    const subject = headers.subject?.replace(ANSWERS, '') ?? '';
    if (subject !== '' && !isSame(subject, about)) {
      parts.push(`# ${subject}`);
      about = subject;
    }
    const body = bodyOf(lines.slice(headers.end, messages[at + 1]?.start));
    parts.push(...headingOf(headers), readBody(body));
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The first line is that of a message, or there is none. */
function messagesIn(lines: readonly string[]): readonly Headers[] {
  const messages: Headers[] = [];
  for (let at = 0; at < lines.length && (at === 0 || messages.length > 0);) {
    const isBegun = at === 0 || lines[at - 1] === '' || RULE.test(lines[at - 1] ?? '');
    const headers = isBegun ? headersAt(lines, at) : undefined;
    if (headers !== undefined) messages.push(headers);
    at = headers?.end ?? at + 1;
  }
  return messages;
}

/** Without the empty lines around it, and the rule before the next message. */
function bodyOf(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line !== '' && !RULE.test(line));
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? '' : lines.slice(first, last + 1).join('\n');
}

/** "Re: Re: No heat" answers "No heat, brick kiln" in short. */
function isSame(subject: string, before: string | undefined): boolean {
  return before?.toLowerCase().startsWith(subject.toLowerCase()) === true;
}

/** Whom it was sent to stands below where there is no room for it. */
function headingOf({ from, date, to }: Headers): readonly string[] {
  const whole = [from, ...to, date].join('; ');
  return whole.length <= HEADING_CHARACTERS
    ? [`## ${whole}`]
    : [`## ${from.slice(0, HEADING_CHARACTERS - date.length)}; ${date}`, to.join('\n')];
}

/** What stands above a message: one field in each line, who wrote it and when among them, and nothing else. */
function headersAt(lines: readonly string[], start: number): Headers | undefined {
  if (!FIELD.test(lines[start] ?? '')) return undefined;
  const fields: string[] = [];
  let at = start;
  for (; at < lines.length && lines[at] !== '' && at - start < MOST_FIELDS; at += 1) {
    const line = lines[at] ?? '';
    if (FOLDED.test(line) && fields.length > 0) fields.push(`${fields.pop() ?? ''} ${line}`);
    else if (FIELD.test(line)) fields.push(line);
    else return undefined;
  }
  const shown = fields.map(oneSpaced);
  const from = shown.find((field) => FROM.test(field));
  const date = shown.find((field) => DATE.test(field));
  if (from === undefined || date === undefined || !/\d/u.test(date)) return undefined;
  const subject = shown.find((field) => SUBJECT.test(field))?.replace(SUBJECT, '');
  return { from, date, start, to: shown.filter((field) => TO.test(field)), subject, end: at };
}
