import type { Quantity } from './quantities.ts';
import { textLanguage } from './language.ts';

/** What an amount is of a change: what something changes by, to which, or from which. */
export type Role = 'by' | 'to' | 'from';

const ABOUT = String.raw`(?:(?:about|around|approximately|roughly|nearly|almost|some|over|under|at least|at most|more than|less than|up to|only|just|etwa|rund|fast|knapp|ungefähr|environ|près|presque|unos|casi|cerca|un|una)\s+)*[$€£¥₹]?\s?$`;
const LISTS = {
  en: {
    by: 'by',
    to: '(?<!(?:compared|relative|equal|equivalent|similar|close|next|according|up|due) )to',
    from: 'from',
  },
  de: { by: 'um', to: 'auf', from: 'von' },
  fr: { by: '(?:par|de)', to: 'à', from: '(?:de|depuis)' },
  es: { by: '(?:en|por|un|de)', to: '(?:a|al|hasta)', from: '(?:de|desde|del)' },
} as const;
/** Something becomes more or less: elsewhere the same words tell of doers, ranges and places. */
const CHANGES = {
  en: /(?<!\p{L})(?:ris|rose|increas|grow|grew|rais|climb|gain|jump|soar|surg|boost|improv|expand|chang|mov|went|go(?:es)? (?:up|down)|fell|fall|declin|decreas|reduc|lower|drop|cut|shr[aiu]nk|slid|dip|sank|sink|slow|shorten|lengthen|widen|narrow|enlarg|extend|trim|slash|plung|plummet)/iu,
  de: /(?<!\p{L})(?:\p{L}*st(?:eig|ieg)|\p{L}*wachs|wuchs|\p{L}*nahm|nimmt|nehm|\p{L}*genommen|erhöh|kletter|sank|sink|\p{L}*sunk|fiel|fäll|\p{L}*fallen|\p{L}*senk|verringer|reduzier|verminder|schrumpf|ging|\p{L}*gegangen|kürz)/iu,
  fr: /(?<!\p{L})(?:augment|accr|hauss|mont|pass|baiss|dimin|rédui|chut|recul|tomb|abaiss|descend|croît|crû)/iu,
  es: /(?<!\p{L})(?:aument|increment|crec|sub|pas|baj|redu|disminu|descend|cay|cae)/iu,
} as const;
const FAR = 90;

/** The role of an amount in a change that a text tells; undefined where it tells none, or in a language without such words here. */
export function roleOf({ start }: Pick<Quantity, 'start'>, text: string): Role | undefined {
  const language = textLanguage(text);
  if (!(language in LISTS)) return undefined;
  const known = language as keyof typeof LISTS;
  const clause =
    text
      .slice(Math.max(0, start - FAR), start)
      .split(/[;:]\s|\.\s(?=\p{Lu})/u)
      .at(-1) ?? '';
  if (clause.search(CHANGES[known]) < 0) return undefined;
  const { by, to, from } = LISTS[known];
  const isAfter = (word: string): boolean =>
    new RegExp(String.raw`(?<!\p{L})${word}\s+${ABOUT}`, 'iu').test(clause);
  if (isAfter(to)) return isSpan(clause, `(?:${from}|${by})`) || !isRange(clause) ? 'to' : undefined;
  const isFromTo = new RegExp(String.raw`^[^;.]{1,40}?(?<!\p{L})${to}\s`, 'iu').test(text.slice(start));
  if (isAfter(from) && (known === 'en' || known === 'de' || isFromTo)) return 'from';
  return isAfter(by) ? 'by' : undefined;
}

function isSpan(clause: string, from: string): boolean {
  return new RegExp(String.raw`(?<!\p{L})${from}\s[^;]*\d[^;]*$`, 'iu').test(clause);
}

/** "3 to 4". */
function isRange(clause: string): boolean {
  return /\d\s?\S{0,4}\s+\p{L}{1,4}\s+\S{0,2}$/u.test(clause);
}
