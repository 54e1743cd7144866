import { findCopies } from '#shared/domain/copies.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { inOrderOfFirmness } from '#shared/domain/report-reading.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { LabelledEvidence } from '#shared/prompting/handles.ts';
import { inWordsOfQuote, isQuoted } from '#shared/research/claims/quoted-claims.ts';
import { type CitedSentence, readAgain } from '#shared/research/doubt-sentences.ts';
import type { StepContext } from '#shared/research/step.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import { labelledIn } from './from-model.ts';
import type { DraftInput } from './without-model.ts';

type Context = StepContext<'DraftReport'>;

/** Twice as many as a report shows: which of them it cites is only known in the end. */
const MOST_READ = 24;

interface ClaimSentence extends CitedSentence {
  readonly claim: Claim;
}

/**
 * The claims as they may be shown. Those in words of their own that rest on what is cited, or are contested, are read by a
 * second reader, the firmest first; what it doubts, and what nobody reads, stands in the words of a quote.
 */
export async function readClaims(
  input: DraftInput,
  { today, cited }: { readonly today: string; readonly cited: readonly LabelledEvidence[] },
  context: Context,
): Promise<readonly Claim[]> {
  const ids = new Set(cited.map(({ evidence }) => evidence.id));
  const isShown = ({ contradictionFlag, supporting }: Claim): boolean =>
    contradictionFlag || supporting.some(({ evidenceId }) => ids.has(evidenceId));
  const open = inOrderOfFirmness(inOwnWords(input).filter(isShown)).slice(0, MOST_READ);
  const { brief, sources } = input;
  const sentences = toSentences(open, input);
  const place = { wave: 'r00', index: 'check-claims', askedFor: 'extract-claims' as const };
  const { doubts, unread } = await readAgain({ today, brief, sources, sentences }, place, context);
  const refused = new Set([...unread, ...doubts.map(({ sentence }) => sentence)]);
  const borne = new Set(sentences.filter((one) => !refused.has(one)).map(({ claim }) => claim));
  const claims = quotedClaims(input, context, borne);
  const quoted = inOwnWords(input).length - borne.size;
  if (quoted > 0)
    await context.emit({
      type: 'claims-quoted',
      message: `${countOf(quoted, 'claim')} in the words of a quote: ${doubts.length} of them doubted, the others not read again`,
      data: { quoted, doubted: doubts.length, failed: unread.length, read: sentences.length - unread.length },
    });
  return claims;
}

/** The claims, each in the words of a quote but for those that may stand in their own; the same quote once. */
export function quotedClaims(
  input: DraftInput,
  { ports }: Pick<Context, 'ports'>,
  borne: ReadonlySet<Claim> = new Set(),
): readonly Claim[] {
  const own = new Set(inOwnWords(input).filter((claim) => !borne.has(claim)));
  if (own.size === 0) return input.claims;
  const material = {
    evidence: input.evidence,
    sources: new Map(input.sources.map((source) => [source.id, source])),
    question: input.brief.question,
    sourcesPerClaim: ports.config.research.sourcesPerClaim,
    copies: findCopies(input.evidence),
  };
  const claims = new Map<string, Claim>();
  for (const claim of input.claims) {
    const shown = own.has(claim) ? inWordsOfQuote(claim, material) : claim;
    if (shown === undefined) continue;
    const key = textKey(shown.text);
    const same = claims.get(key);
    // Of two on the same quote that which someone speaks against.
    if (same === undefined || (shown.contradictionFlag && !same.contradictionFlag)) claims.set(key, shown);
  }
  return [...claims.values()];
}

function inOwnWords({ claims, evidence }: DraftInput): readonly Claim[] {
  const known = new Map(evidence.map((one): [string, Evidence] => [one.id, one]));
  return claims.filter((claim) => !isQuoted(claim, known));
}

function toSentences(claims: readonly Claim[], input: DraftInput): readonly ClaimSentence[] {
  const labelled = labelledIn(input);
  return claims.flatMap((claim) => {
    const ids = claim.supporting.map(({ evidenceId }) => evidenceId);
    const cited = labelled.filter(({ evidence }) => ids.includes(evidence.id));
    return cited.length === 0 ? [] : [{ claim, text: claim.text, cited }];
  });
}
