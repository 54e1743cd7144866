const TITLE_CHARACTERS = 300;
const NAME_CHARACTERS = 120;
const AUTHORS = 50;
const URL_CHARACTERS = 2000;

/** One line of bounded length; undefined when nothing is left. Takes untrusted text. */
export function metadataLine(text: string | undefined, limit = TITLE_CHARACTERS): string | undefined {
  const line = (text ?? '')
    .slice(0, limit * 8)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  if (line === '') return undefined;
  return line.length <= limit ? line : `${line.slice(0, limit - 1).toWellFormed()}…`;
}

/** Names of people or bodies, each once, in order. */
export function cleanAuthors(names: readonly (string | undefined)[]): readonly string[] {
  const unique = new Map<string, string>();
  for (const name of names.flatMap(cleanName)) {
    const key = name.toLowerCase();
    if (!unique.has(key)) unique.set(key, name);
  }
  return [...unique.values()].slice(0, AUTHORS);
}

function cleanName(text: string | undefined): readonly string[] {
  const line = metadataLine(text, NAME_CHARACTERS * 2)?.replace(/^(?:written\s+)?by[:\s]+/iu, '');
  const name = line?.replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/gu, '');
  if (name === undefined || name.length > NAME_CHARACTERS || !/\p{L}/u.test(name)) return [];
  return /https?:|^www\.|[<>{}]|^\S+@\S+$/iu.test(name) ? [] : [name];
}

const DAY = /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?$/u;
const COMPACT = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/u;

/** ISO 8601: a year, a month, a day or a moment, as exact as it was given; undefined for anything else. */
export function cleanDate(text: string | undefined): string | undefined {
  const line = metadataLine(text, 60);
  if (line === undefined) return undefined;
  const parts = DAY.exec(line)?.groups ?? COMPACT.exec(line)?.groups;
  if (parts) return dayOf(parts);
  if (!/\d{4}/u.test(line)) return undefined;
  const hasTime = /\d:\d{2}/u.test(line);
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|\b(?:GMT|UTC|[ECMP][SD]T))\)?$/u.test(line);
  const moment = new Date(hasZone ? line : `${line}${/^\d{4}-\d{2}-\d{2}T/u.test(line) ? 'Z' : ' UTC'}`);
  if (Number.isNaN(moment.getTime()) || !isPlausible(moment.getUTCFullYear())) return undefined;
  return hasTime ? moment.toISOString() : moment.toISOString().slice(0, 10);
}

function dayOf(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  const { year = '', month, day } = parts;
  const iso = [year, month?.padStart(2, '0'), day?.padStart(2, '0')]
    .filter((part) => part !== undefined)
    .join('-');
  const isDate = !Number.isNaN(new Date(`${iso}${'-01-01'.slice(0, 10 - iso.length)}T00:00:00Z`).getTime());
  return isDate && isPlausible(Number(year)) ? iso : undefined;
}

function isPlausible(year: number): boolean {
  return year >= 1450 && year <= 2100;
}

/** A BCP 47 tag, such as `en-GB`; undefined when it is none. */
export function cleanLanguage(text: string | undefined): string | undefined {
  const tag = metadataLine(text, 35)
    ?.split(/[,;\s]/u)[0]
    ?.replaceAll('_', '-');
  if (tag === undefined || /^(?:und|mul|zxx|x-)/iu.test(tag) || !/^[a-z]{2,3}(?:-|$)/iu.test(tag))
    return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** An absolute http(s) URL without user, password and fragment. */
export function cleanUrl(text: string | undefined, base: string): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > URL_CHARACTERS) return undefined;
  const url = URL.parse(trimmed, base);
  if (url === null || !/^https?:$/u.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}

/** A title for what names itself nowhere: the last part of its path, else its host. */
export function titleFromUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null) return 'Untitled';
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  return metadataLine(safeDecode(last)) ?? url.host;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
