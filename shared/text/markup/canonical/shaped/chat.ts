import { isDate } from './dates.ts';

/** "12/01/2025, 18:17 - ", "[12.01.25, 18:17:03] ", "2025-01-12 18:17 ", "18:17 ": when something was said. */
const STAMP =
  /^\u200e?(?<open>\[)?(?:(?<date>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}),? (?:(?:at|um|à|a las) )?)?(?<time>\d{1,2}[:.]\d{2}(?::\d{2})?)(?:[\s\u202f]?[ap]\.?[\s\u202f]?m\.?)?(?<close>\])?(?: [-–—])? /iu;
/** Who said it: at the beginning of what stands behind the stamp. */
const SPEAKER =
  /^\u200e?(?:<(?<nick>[^\s<>]{1,30})>(?= )|(?<name>[~+\p{L}\p{N}][^\n:[\]{}<>=/\\|]{0,40}):(?= |$))/u;
const LEVEL =
  /^(?:\S{1,40} )?\[?(?:debug|info|notice|warn(?:ing)?|error|err|trace|fatal|critical|severe|verbose)\b/iu;
/** Of the day, with seconds and no more, as a program has it. */
const OF_PROGRAM = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4} \d{1,2}:\d\d:\d\d (?![-–—] )/u;
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
const DAY_HEADING = /^## (?<day>.+)$/u;

interface Stamped {
  readonly date: string | undefined;
  readonly speaker: string | undefined;
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
  let day: string | undefined;
  for (const [at, line] of lines.entries()) {
    const stamp = stamped[at];
    if (stamp === undefined) {
      const isWithinMessage = at < last && day !== undefined;
      if (line !== '' || !isWithinMessage) parts.push(line);
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

/** True of a text whose first line is one of a chat. */
export function beginsChat(text: string): boolean {
  const lines = text.slice(0, CHAT_CHARACTERS).split(/\r?\n/u);
  const stamped = lines.map(stampOf);
  return stamped[0] !== undefined && isChat(lines, stamped);
}

function stampOf(line: string): Stamped | undefined {
  const stamp = STAMP.exec(line);
  const { open, close, date, time } = stamp?.groups ?? {};
  if (stamp === null || (open === undefined) !== (close === undefined)) return undefined;
  // "6.10 Repairs: …" is a clause.
  if (date === undefined && time?.includes('.') === true) return undefined;
  const said = line.slice(stamp[0].length);
  const { nick, name } = SPEAKER.exec(said)?.groups ?? {};
  const isOfProgram = LEVEL.test(said) || OF_PROGRAM.test(line);
  return { date, speaker: name ?? nick, isOfProgram, isOfChat: OF_CHAT.test(line) };
}

function isChat(lines: readonly string[], stamped: readonly (Stamped | undefined)[]): boolean {
  const all = stamped.filter((one) => one !== undefined);
  const speakers = all.flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker]));
  if (speakers.length < FEWEST || speakers.length < SAID_SHARE * all.length) return false;
  if (all.filter(({ isOfProgram }) => isOfProgram).length * 2 > all.length) return false;
  if (!all.every(({ isOfChat }) => isOfChat) && areOfOneKind(speakers)) return false;
  const isDated = all.every(({ date }) => date !== undefined);
  const share = isDated ? STAMPED_SHARE : SHARE_WITHOUT_DATE;
  if (all.length < share * lines.filter((line) => line !== '').length) return false;
  if (lines.some((line) => isDate(DAY_HEADING.exec(line)?.groups?.['day'] ?? ''))) return false;
  // Names of what begins when, as in a programme of a day, are each another.
  const names = new Set(speakers).size;
  return isDated ? names < speakers.length : names * 2 <= speakers.length;
}

/** One all through, or names of values: a program or a list of readings has them before what it tells. */
function areOfOneKind(speakers: readonly string[]): boolean {
  return new Set(speakers).size === 1 || speakers.every((speaker) => OF_VALUE.test(speaker));
}
