import * as z from 'zod';
import {
  type Asked,
  QUOTA_STATUSES,
  keyRefused,
  quotaSpent,
  refused,
  safeCode,
  throttled,
  unavailable,
} from '../refusals.ts';

/** What an error says in its body. */
export interface Complaint {
  /** Such as `QUOTA_LIMITED`. */
  readonly code: string | undefined;
  /** Code and prose; only ever matched against, never shown. */
  readonly words: string;
}

export interface Refusal {
  readonly status: number;
  readonly headers: Headers;
  readonly now: number;
  readonly complaint: Complaint;
}

const Fields = z.record(z.string(), z.unknown());
/** Where services put what is wrong, in the order in which it is read. */
const SPEAKING = ['error', 'errors', 'code', 'tag', 'message', 'detail', 'msg', 'statusCode'] as const;
const DEEPEST = 4;
const LONGEST = 500;

/** Undefined for a body that bears no sign of an error, or bears one of `answerFields` beside it. */
export function readComplaint(body: unknown, answerFields: readonly string[]): Complaint | undefined {
  const fields = Fields.safeParse(body);
  if (!fields.success || answerFields.some((name) => name in fields.data)) return undefined;
  const said = wordsIn(body, 0);
  if (said.length === 0) return undefined;
  return {
    code: said.map(safeCode).find((code) => code !== undefined),
    words: said.join(' ').slice(0, LONGEST),
  };
}

function wordsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (depth >= DEEPEST) return [];
  if (Array.isArray(value)) return wordsIn(value[0], depth + 1);
  const fields = Fields.safeParse(value);
  return fields.success ? SPEAKING.flatMap((name) => wordsIn(fields.data[name], depth + 1)) : [];
}

const QUOTA = /\bcredits?\b|quota|usage.limit|balance|budget|payment.required|NO_MORE_CREDITS/iu;
const THROTTLE = /rate.?limit|too.many.requests|excessive.requests/iu;
const KEY = /api.?key|unauthori[sz]ed|subscription.?token|invalid.?token|forbidden|authenticat/iu;
const PASSING = /internal|unavailable|time[d -]*out|temporar|try.again|overload/iu;

/**
 * What a complaint means. Services distinguish a spent quota, a bad key and too many requests by their words as often as
 * by their status, and each in its own way.
 */
export function complaintMeaning(asked: Asked, { status, headers, now, complaint }: Refusal): Error {
  const { words, code } = complaint;
  if (status >= 500 || status === 408) return unavailable(asked, status);
  if (QUOTA_STATUSES.has(status) || QUOTA.test(words)) return quotaSpent(asked, status);
  if (status === 429 || THROTTLE.test(words)) return throttled(asked, headers, now);
  if (status === 401 || status === 403 || KEY.test(words)) return keyRefused(asked, status);
  return PASSING.test(words) && status < 300 ? unavailable(asked, status) : refused(asked, status, code);
}
