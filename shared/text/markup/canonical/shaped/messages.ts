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
/** A rule that says no more than that a message follows. */
const MERE_RULE =
  /^(?:[-_=*]{3,}|-{2,} ?(?:(?:original|forwarded) message|(?:ursprüngliche|weitergeleitete) nachricht|message (?:d['’]origine|transféré)|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)) ?-{2,})$/iu;
const MOST_FIELDS = 60;
const HEADING_CHARACTERS = 118;
/** Of the date in a heading: "Mon, 18 Nov 2024 08:12:33 +0000 (GMT)" and more. */
const DATE_CHARACTERS = 60;

interface Headers {
  readonly from: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly subject: string | undefined;
  /** All but the first subject. */
  readonly fields: readonly string[];
  readonly start: number;
  /** Behind the last line of them. */
  readonly end: number;
}

/**
 * Messages as sections: a heading of the subject, where it is another than that of the message before, one of who wrote
 * when to whom, the fields that this does not hold, and what `readBody` makes of the rest. Undefined of a text that does not
 * begin with the headers of one.
 */
export function readMessages(text: string, readBody: (body: string) => string): string | undefined {
  const lines = text.split('\n');
  const messages = messagesIn(lines);
  if (messages.length === 0) return undefined;
  const parts: string[] = [];
  let about: string | undefined;
  for (const [at, headers] of messages.entries()) {
    const given = headers.subject ?? '';
    const subject = given.replace(ANSWERS, '');
    if (subject !== '' && !isSame(subject, about, subject !== given)) {
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
  const last = lines.findLastIndex((line) => line !== '' && !MERE_RULE.test(line));
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? '' : lines.slice(first, last + 1).join('\n');
}

/** "Re: Re: No heat" answers "No heat, brick kiln" in short; "No heat" is of something else. */
function isSame(subject: string, before: string | undefined, isAnswer: boolean): boolean {
  const [own, other] = [subject.toLowerCase(), before?.toLowerCase() ?? ''];
  const rest = other.slice(own.length);
  return other.startsWith(own) && (rest === '' || (isAnswer && /^[^\p{L}\p{N}]/u.test(rest)));
}

/** What there is no room for stands below. */
function headingOf({ from, date, to, fields }: Headers): readonly string[] {
  const all = [from, ...to, date];
  const whole = all.join('; ');
  if (whole.length <= HEADING_CHARACTERS) return [`## ${whole}`, without(fields, all).join('\n')];
  const when = cutTo(DATE_CHARACTERS, date);
  const who = cutTo(HEADING_CHARACTERS - when.length - '; '.length, from);
  return [`## ${who}; ${when}`, without(fields, [who, when]).join('\n')];
}

/** Each once: a message may have the same field again. */
function without(fields: readonly string[], shown: readonly string[]): readonly string[] {
  const left = [...shown];
  return fields.filter((field) => {
    const at = left.indexOf(field);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Between words, where there are several. */
function cutTo(characters: number, field: string): string {
  if (field.length <= characters) return field;
  const afterLabel = field.indexOf(' ') + 1;
  const end = field.lastIndexOf(' ', characters - 1);
  const cut = field.slice(0, end > afterLabel ? end : characters - 1);
  // Half a character would be no text.
  return `${cut.replace(/[;,\ud800-\udbff]$/u, '')}…`;
}

/** What stands above a message: one field in each line, who wrote it and when among them, and nothing else. */
function headersAt(lines: readonly string[], start: number): Headers | undefined {
  if (!FIELD.test(lines[start] ?? '')) return undefined;
  const read: string[] = [];
  let at = start;
  for (; at < lines.length && lines[at] !== '' && at - start < MOST_FIELDS; at += 1) {
    const line = lines[at] ?? '';
    if (FOLDED.test(line) && read.length > 0) read.push(`${read.pop() ?? ''} ${line}`);
    else if (FIELD.test(line)) read.push(line);
    else return undefined;
  }
  const shown = read.map(oneSpaced);
  const from = shown.find((field) => FROM.test(field));
  const date = shown.find((field) => DATE.test(field));
  const to = shown.filter((field) => TO.test(field));
  const about = shown.find((field) => SUBJECT.test(field));
  if (from === undefined || date === undefined || !/\d/u.test(date)) return undefined;
  if (!isSent({ from, to, date, isAbout: about !== undefined })) return undefined;
  const fields = about === undefined ? shown : without(shown, [about]);
  return { from, date, start, to, subject: about?.replace(SUBJECT, ''), fields, end: at };
}

interface Sent {
  readonly from: string;
  readonly to: readonly string[];
  readonly date: string;
  readonly isAbout: boolean;
}

const ADDRESS = /\S@\S/u;
/** "9 am", "3 June", "noon": from when, not from whom. */
const WHEN =
  /^\p{L}+: (?:\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\b|uhr\b|h\b)?(?![\p{L}\p{N}])|noon\b|midday\b|midnight\b)/iu;
const YEAR = /(?<!\d)(?:(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2})(?!\d)/u;
const TIME_OF_DAY = /(?<![\d.])\d{1,2}(?:[:h]\d{2}(?!\d)|(?:\.\d{2})? ?(?:[ap]\.?m\b|uhr\b))/iu;

/** A ticket is from a place, and an opening from a time of day: they are no messages. */
function isSent({ from, to, date, isAbout }: Sent): boolean {
  if (ADDRESS.test(from)) return true;
  if (!/: \S/u.test(from)) return false;
  if (to.some((field) => ADDRESS.test(field))) return true;
  return !WHEN.test(from) && (isAbout || (YEAR.test(date) && TIME_OF_DAY.test(date)));
}
