import { isDate, isNameOfDate } from './dates.ts';

/** "16/06", "12.04.", "12/01/2025", "2025-01-12". */
const NUMBERS = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?\.?`;
/** "18 Jan", "9 sep. 2024", "Mon", "Sat 18 Apr", "Jan 18". */
const WORDS = String.raw`(?:\p{L}{2,9}\.?,? )?\d{1,2}\.? \p{L}{3,9}\.?(?:,? \d{4})?|\p{L}{3,9}\.? \d{1,2}(?:,? \d{4})?|\p{L}{2,9}\.?`;
/** "12/01/2025, 18:17 - ", "[12.01.25, 18:17:03] ", "[16/06 08:02] ", "Mon 10:02 ", "18:17 ", "07.58 ": when something was said. */
const STAMP = new RegExp(
  String.raw`^\u200e?(?<open>\[)?(?:(?<date>${NUMBERS}|${WORDS}),? (?:(?:at|um|à|a las) )?)?(?<time>\d{1,2}[:.]\d{2}(?::\d{2})?)(?:[\s\u202f]?[ap]\.?[\s\u202f]?m\.?)?(?<close>\])?(?: [-–—])? `,
  'iu',
);
const OF_NUMBERS = new RegExp(`^${NUMBERS}$`, 'u');
/** A day and its month, with the year. */
const WHOLE_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u;
/** "07.58", and no clause "6.10". */
const WITH_DOT = /^(?:[01]\d|2[0-3])\.[0-5]\d$/u;
/** Who said it: at the beginning of what stands behind the stamp. */
const SPEAKER =
  /^\u200e?(?:<(?<nick>[^\s<>]{1,30})>(?= )|(?<name>(?!\d{1,2}[:.]\d\d)[~+\p{L}\p{N}][^\n:[\]{}<>=\\|]{0,40})(?::(?= |$)| >(?= )))/u;
const LEVEL =
  /^(?:\S{1,40} )?\[?(?:debug|info|notice|warn(?:ing)?|error|err|trace|fatal|critical|severe|verbose)\b/iu;
/** Of the day, with seconds and no more, as a program has it. */
const OF_PROGRAM = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\p{L}{3} [ \d]?\d) \d{1,2}:\d\d:\d\d (?![-–—] )/u;
/** "12/01/2025, 18:17 - ", "[12.01.25, 18:17:03] ": as nothing but chats have it. */
const OF_CHAT = /^\u200e?(?:\[[\d./-]+,[^\]]+\]|[\d./-]+, [^-–—]+ [-–—]) /u;
/** "BP: 120/80": what was measured. */
const OF_VALUE = /^\p{Lu}{1,3}$/u;
/** In so much of a text it is seen whether it is one. */
const CHAT_CHARACTERS = 5000;
const FEWEST = 5;
/** Of the lines; a message may go on over several. */
const STAMPED_SHARE = 0.3;
const SHARE_WITHOUT_DATE = 0.6;
/** Of the stamped lines; others tell who came or left. */
const SAID_SHARE = 0.6;
/** So many of those who speak may speak once alone. */
const NAMES_OF_DATED = 0.75;
const NAMES_WITHOUT_DATE = 0.5;
const DAY_HEADING = /^## (?<day>.+)$/u;

interface Stamped {
  readonly date: string | undefined;
  /** With its year: nothing but a message or a log begins so. */
  readonly isWholeDate: boolean;
  readonly speaker: string | undefined;
  /** Undefined where nobody is named. */
  readonly said: string | undefined;
  readonly isOfProgram: boolean;
  readonly isOfChat: boolean;
}

/**
 * The messages of a chat, each by itself with the lines that it goes on over, and a heading where the day changes. Undefined of
 * any other text, and of what this has made with headings.
 */
export function readChat(text: string): string | undefined {
  const lines = text.split('\n');
  const stamped = lines.map(stampOf);
  if (!isChat(lines, stamped)) return undefined;
  const parts: string[] = [];
  const last = stamped.findLastIndex((stamp) => stamp?.date !== undefined);
  // Within a message "18 April" is what somebody says.
  const isDated = last >= 0;
  let day: string | undefined;
  for (const [at, line] of lines.entries()) {
    const stamp = stamped[at];
    if (stamp === undefined) {
      const isWithinMessage = at < last && day !== undefined;
      if (!isDated && isDate(line)) parts.push('', `## ${line.trim()}`);
      else if (line !== '' || !isWithinMessage) parts.push(line);
      continue;
    }
    if (stamp.date !== undefined && stamp.date !== day) parts.push('', `## ${stamp.date}`);
    day = stamp.date ?? day;
    parts.push('', line);
  }
  return parts
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replace(/^\n+/u, '');
}

/** True of the canonical text of a chat. */
export function isChatText(text: string): boolean {
  const lines = text
    .slice(0, CHAT_CHARACTERS)
    .split('\n')
    .filter((line) => !line.startsWith('## '));
  return isChat(lines, lines.map(stampOf));
}

/** True of a text whose first line is one of a chat. */
export function beginsChat(text: string): boolean {
  const lines = text.slice(0, CHAT_CHARACTERS).split(/\r?\n/u);
  const stamped = lines.map(stampOf);
  return stamped[0] !== undefined && isChat(lines, stamped);
}

/** True of a line in which somebody says something. */
export function isMessage(line: string): boolean {
  return stampOf(line)?.speaker !== undefined;
}

/** What somebody says in a line of a chat, without the stamp and the name; undefined of other lines. */
export function saidIn(line: string): string | undefined {
  return stampOf(line)?.said;
}

function stampOf(line: string): Stamped | undefined {
  const stamp = STAMP.exec(line);
  const { open, close, date, time } = stamp?.groups ?? {};
  if (stamp === null || (open === undefined) !== (close === undefined)) return undefined;
  if (date !== undefined && !OF_NUMBERS.test(date) && !isDate(date) && !isNameOfDate(date)) return undefined;
  if (time?.includes('.') === true && date === undefined && !WITH_DOT.test(time)) return undefined;
  const behind = line.slice(stamp[0].length);
  const named = SPEAKER.exec(behind);
  return {
    date,
    isWholeDate: WHOLE_DATE.test(date ?? ''),
    speaker: named?.groups?.['name'] ?? named?.groups?.['nick'],
    said: named === null ? undefined : behind.slice(named[0].length).trim(),
    isOfProgram: LEVEL.test(behind) || OF_PROGRAM.test(line),
    isOfChat: OF_CHAT.test(line),
  };
}

function isChat(lines: readonly string[], stamped: readonly (Stamped | undefined)[]): boolean {
  const all = stamped.filter((one) => one !== undefined);
  const speakers = all.flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker]));
  if (speakers.length < FEWEST || speakers.length < SAID_SHARE * all.length) return false;
  if (all.filter(({ isOfProgram }) => isOfProgram).length * 2 > all.length) return false;
  if (!all.every(({ isOfChat }) => isOfChat) && areOfOneKind(speakers)) return false;
  const isDated = all.every(({ isWholeDate }) => isWholeDate);
  const share = isDated ? STAMPED_SHARE : SHARE_WITHOUT_DATE;
  if (all.length < share * lines.filter((line) => line !== '').length) return false;
  const dates = new Set(all.map(({ date }) => date));
  const isDay = (day: string | undefined): boolean => day !== undefined && (isDate(day) || dates.has(day));
  if (lines.some((line) => isDay(DAY_HEADING.exec(line)?.groups?.['day']))) return false;
  // Names of what begins when, as in a programme of a day, are each another.
  const names = new Set(speakers).size;
  if (isDated) return names < speakers.length;
  const most = all.every(({ date = '' }) => /\d/u.test(date)) ? NAMES_OF_DATED : NAMES_WITHOUT_DATE;
  return names <= most * speakers.length;
}

/** One all through, or names of values: a program or a list of readings has them before what it tells. */
function areOfOneKind(speakers: readonly string[]): boolean {
  return new Set(speakers).size === 1 || speakers.every((speaker) => OF_VALUE.test(speaker));
}
