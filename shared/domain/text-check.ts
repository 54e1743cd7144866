import * as z from 'zod';
import { Locator } from './locator.ts';
import { countOf } from './plural.ts';

/**
 * What is said of one sentence of a text that was checked against the sources it cites, the best first:
 * - `verbatim`: it, or what it puts in quotation marks, stands in a cited source word for word;
 * - `borne-out`: a cited source says as much in other words, with the same figures, names and direction;
 * - `not-borne-out`: no cited source says it, or one says otherwise; `reasons` says which;
 * - `retracted`: it rests on a work that was withdrawn;
 * - `gone`: what it cites is not there any more;
 * - `unread`: what it cites could not be read now, so nothing is known;
 * - `uncited`: it states something and cites nothing.
 */
export const Verdict = z.enum([
  'verbatim',
  'borne-out',
  'not-borne-out',
  'retracted',
  'gone',
  'unread',
  'uncited',
]);
export type Verdict = z.infer<typeof Verdict>;

export const CheckedSource = z.object({
  /** As sources of a report are named: `s-` and 16 hexadecimal digits. */
  id: z.string(),
  /** As the text gives it. */
  url: z.string(),
  status: z.enum(['read', 'retracted', 'gone', 'unread']),
  title: z.string().optional(),
  /** Of a source that was read: what of it could not be, and what was read instead. */
  note: z.string().optional(),
  /** Why it was not read, or what it says of itself. */
  reason: z.string().optional(),
  /** sha256 of the canonical text in the archive. */
  archiveHash: z.string().optional(),
});
export type CheckedSource = z.infer<typeof CheckedSource>;

/** The passage of a source that bears a sentence, or comes nearest to it. */
export const CheckedPassage = z.object({
  sourceId: z.string(),
  /** Stands at `locator` in the archived text. */
  quote: z.string(),
  locator: Locator,
  before: z.string(),
  after: z.string(),
});
export type CheckedPassage = z.infer<typeof CheckedPassage>;

export const CheckedSentence = z.object({
  /** In plain words, without its marks of citation. */
  text: z.string(),
  /** Where it stands in the text that was given, in UTF-16 code units, end exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  verdict: Verdict,
  reasons: z.array(z.string()).readonly(),
  /** Ids of what it cites. */
  sources: z.array(z.string()).readonly(),
  passage: CheckedPassage.optional(),
});
export type CheckedSentence = z.infer<typeof CheckedSentence>;

export const TextCheck = z.object({
  schemaVersion: z.literal(1),
  /** Name of the text, as it was given. */
  name: z.string(),
  /** ISO 8601. */
  checkedAt: z.string(),
  sentences: z.array(CheckedSentence).readonly(),
  sources: z.array(CheckedSource).readonly(),
});
export type TextCheck = z.infer<typeof TextCheck>;

/** True where a reader may rely on the source as it was read. */
export function stands(verdict: Verdict): boolean {
  return verdict === 'verbatim' || verdict === 'borne-out';
}

/** How many sentences have each verdict, in the order of the verdicts; those that none has are left out. */
export function countVerdicts({
  sentences,
}: Pick<TextCheck, 'sentences'>): readonly (readonly [Verdict, number])[] {
  return Verdict.options
    .map((verdict) => [verdict, sentences.filter((one) => one.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0);
}

/** Share of the sentences that stand, 0-1; undefined where the text states nothing. */
export function shareStanding({ sentences }: Pick<TextCheck, 'sentences'>): number | undefined {
  if (sentences.length === 0) return undefined;
  return sentences.filter(({ verdict }) => stands(verdict)).length / sentences.length;
}

/** A verdict in words, as a reader meets it. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  verbatim: 'word for word',
  'borne-out': 'borne out',
  'not-borne-out': 'not borne out',
  retracted: 'retracted',
  gone: 'source gone',
  unread: 'source not read',
  uncited: 'no citation',
};

/** ✓ where it stands, ✗ where it does not, ? where nothing is known. */
export function verdictMark(verdict: Verdict): string {
  if (stands(verdict)) return '✓';
  return verdict === 'unread' || verdict === 'uncited' ? '?' : '✗';
}

/** "12 of 14 sentences stand (86 %)". */
export function describeShare(check: Pick<TextCheck, 'sentences'>): string {
  const share = shareStanding(check);
  if (share === undefined) return 'The text states nothing that could be checked.';
  const count = check.sentences.filter(({ verdict }) => stands(verdict)).length;
  return `${count} of ${countOf(check.sentences.length, 'sentence')} stand (${Math.floor(share * 100)} %)`;
}
