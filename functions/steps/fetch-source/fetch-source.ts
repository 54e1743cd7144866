import * as z from 'zod';
import { type Source, archiveKey, linesKey, rawKey } from '#shared/domain/source.ts';
import { Notice } from '#shared/domain/hit.ts';
import { Edition, statedEdition } from '#shared/domain/stated-edition.ts';
import { joinNotices } from '#shared/domain/stated-notices.ts';
import { stepName } from '#shared/domain/steps.ts';
import {
  EnvironmentFailure,
  JobCancelled,
  NotFound,
  UnreadableSource,
  isPlumblineError,
  isRetryable,
} from '#shared/errors.ts';
import { callOnce } from '#shared/research/recorded-call.ts';
import { emitPdfError } from './emit-pdf-error.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { hashOf, sha256 } from '#shared/text/hash.ts';
import { linesOf } from './lines-of.ts';
import { WITHDRAWN, doubt, noticesIn, skipWithdrawn } from './own-notices.ts';
import { readEarlierText } from './earlier-text.ts';
import type { ReadText } from '#shared/ports/reading-ahead.ts';
import { type ReadingWay, readSourceText } from './read-text.ts';
import { waysHere } from './ways-here.ts';
import { type Way, identifyWay, wayName } from './ways-to-read.ts';

const Input = WaveInput.extend({ sourceId: z.string() });
const Output = z.object({ isReadable: z.boolean() });

/** What is recorded of a read; the text itself is in the archive. */
const Read = z.object({
  contentType: z.string(),
  archiveHash: z.string(),
  characters: z.int(),
  isAbstract: z.boolean(),
  rawHash: z.string().optional(),
  file: z.string().optional(),
  /** Where the text was at last, when not at the address of the source. */
  readAt: z.string().optional(),
  title: z.string().optional(),
  authors: z.array(z.string()).optional(),
  publishedAt: z.string().optional(),
  language: z.string().optional(),
  /** What the page says of itself: that it was retracted, say. */
  notices: z.array(Notice).optional(),
  edition: Edition.optional(),
});
type Read = z.infer<typeof Read>;

/** Recorded, too: what failed for good fails the same when the step or the whole job runs again. */
const Failure = z.object({ failure: z.string(), isGone: z.literal(true).optional() });
type Failure = z.infer<typeof Failure>;
const NOT_KEPT: Failure = { failure: 'What the earlier job read is no longer kept as it was.' };

/** Gets a document, makes its text canonical and archives it; one that cannot be read is skipped with a reason. */
export const fetchSourceStep: Step<'FetchSource', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'FetchSource',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const source = await ports.research.get(job, 'SOURCE', input.sourceId);
    if (!source) throw new NotFound(`Source ${input.sourceId} does not exist.`);
    const outcome = await readOrSkip(source, context);
    await ports.research.put(job, 'SOURCE', { id: source.id, record: { ...source, ...outcome.change } });
    return {
      output: { isReadable: outcome.reason === undefined },
      message: describe(source, outcome),
      data: { sourceId: source.id, title: source.title, ...outcome.change, ...outcome.data },
    };
  },
};

interface ReadOutcome {
  readonly change: Partial<Source>;
  readonly reason?: string;
  /** Where it was read and what was tried before, for the trace. */
  readonly data?: Readonly<Record<string, unknown>>;
}

interface Attempt {
  readonly way: Way;
  readonly reason: string;
  readonly isGone?: true | undefined;
}

/** Reads it in the best way that works. */
async function readOrSkip(source: Source, context: StepContext<'FetchSource'>): Promise<ReadOutcome> {
  const failed: Attempt[] = [];
  const passing: Error[] = [];
  for (const way of waysHere(source, context)) {
    try {
      const read = await readOnce(source, way, context);
      if (!('failure' in read)) {
        const data = { ...describeWay(way), ...describeFailed(failed) };
        const skipped = skipWithdrawn(source, read.notices);
        if (skipped !== undefined) return { change: skipped, reason: WITHDRAWN, data };
        return { change: changeBy(read, source), data };
      }
      failed.push({ way, reason: read.failure, isGone: read.isGone });
    } catch (error) {
      if (!(error instanceof Error) || !isRetryable(error)) throw error;
      passing.push(error);
      failed.push({ way, reason: error.message });
    }
  }
  if (passing[0]) throw passing[0];
  const reason = failed[0]?.reason ?? `Nobody can read "${source.title}".`;
  const gone = failed.length > 0 && failed.every(({ isGone }) => isGone) ? { isGone: true as const } : {};
  return { change: { status: 'skipped', skipReason: reason, ...gone }, reason, data: describeFailed(failed) };
}

/** Throws what may pass: a provider or a store that is busy. A site of the web that does not answer is left alone. */
async function readOnce(
  source: Source,
  way: Way,
  context: StepContext<'FetchSource'>,
): Promise<Read | Failure> {
  const { ports, job } = context;
  const call = {
    kind: 'read',
    step: stepName('FetchSource'),
    waveId: source.waveId,
    index: source.id,
    inputHash: hashOf(identifyWay(way)),
  };
  return callOnce<Read | Failure>(ports.ledger, {
    job,
    call,
    parse: (recorded) => z.union([Failure, Read]).parse(recorded),
    make: async () => {
      if (way.kind === 'earlier') return (await readEarlierText(source, context)) ?? NOT_KEPT;
      const found = await tryToRead(source, way, context);
      if ('failure' in found) return found;
      const archiveHash = sha256(found.text);
      const lines = found.lines ?? linesOf(found);
      // Always written, though another job may have archived it before: its retention begins now, and damage is mended.
      const [rawHash] = await Promise.all([
        keepRaw(source, found, { ports, job }),
        ports.archive.put(archiveKey(job.tenantId, source.id, archiveHash), found.text),
        lines === undefined
          ? undefined
          : ports.archive.put(linesKey(job.tenantId, source.id, archiveHash), lines),
      ]);
      return { ...describeRead(found, source), archiveHash, ...(rawHash === undefined ? {} : { rawHash }) };
    },
  });
}

async function tryToRead(
  source: Source,
  way: ReadingWay,
  context: StepContext<'FetchSource'>,
): Promise<ReadText | Failure> {
  try {
    const ahead = context.ports.ahead?.take(context.job, source.id, hashOf(identifyWay(way)));
    return await (ahead ?? readSourceText(source, way, context.ports));
  } catch (error) {
    if (!isPlumblineError(error) || isNoReason(error)) throw error;
    if (isRetryable(error) && way.kind !== 'page') throw error;
    if (error instanceof UnreadableSource && error.contentType === 'application/pdf') {
      await emitPdfError(context, source, error.message);
    }
    const gone = error instanceof UnreadableSource && error.isGone ? { isGone: true as const } : {};
    return { failure: error.message, ...gone };
  }
}

function isNoReason(error: Error): boolean {
  return error instanceof JobCancelled || error instanceof EnvironmentFailure;
}

async function keepRaw(
  source: Source,
  { document }: ReadText,
  { ports, job }: Pick<StepContext<'FetchSource'>, 'ports' | 'job'>,
): Promise<string | undefined> {
  if (document.raw === undefined || !ports.config.fetch.keepsRaw) return undefined;
  const rawHash = sha256(document.raw.bytes);
  await ports.archive.put(rawKey(job.tenantId, source.id, rawHash), document.raw.bytes);
  return rawHash;
}

function describeRead({ document, text }: ReadText, source: Source): Omit<Read, 'archiveHash'> {
  const { contentType, isAbstract, url, title, authors, publishedAt, language, file } = document;
  const notices = joinNotices(document.notices ?? [], noticesIn(title, text));
  const edition = statedEdition(text);
  return {
    contentType,
    isAbstract,
    characters: text.length,
    ...(url === undefined || url === source.url ? {} : { readAt: url }),
    ...(file === undefined ? {} : { file }),
    ...(title === '' ? {} : { title }),
    ...(authors === undefined ? {} : { authors: [...authors] }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(language === undefined ? {} : { language }),
    ...(notices.length === 0 ? {} : { notices: [...notices] }),
    ...(edition === undefined ? {} : { edition }),
  };
}

/** What a search said of a document goes before what the document says of itself. */
function changeBy(
  { title, authors, publishedAt, language, notices = [], ...read }: Read,
  source: Source,
): Partial<Source> {
  return {
    status: 'fetched',
    ...read,
    ...doubt(source, notices),
    ...(title !== undefined && isCut(source.title, title) ? { title } : {}),
    ...(source.authors === undefined && authors !== undefined ? { authors } : {}),
    ...(source.publishedAt === undefined && publishedAt !== undefined ? { publishedAt } : {}),
    ...(source.language === undefined && language !== undefined ? { language } : {}),
  };
}

function isCut(shown: string, whole: string): boolean {
  const beginning = /^(?<beginning>.{10,}?)\s*(?:…|\.{3})$/u.exec(shown)?.groups?.['beginning'];
  return beginning !== undefined && whole.toLowerCase().startsWith(beginning.toLowerCase());
}

function describeWay(way: Way): Readonly<Record<string, unknown>> {
  if (way.kind === 'provider') return { provider: way.origin.provider, hitId: way.origin.hitId };
  return { readBy: way.kind, ...(way.kind === 'page' ? { url: way.url } : {}) };
}

function describeFailed(failed: readonly Attempt[]): Readonly<Record<string, unknown>> {
  if (failed.length === 0) return {};
  return { tried: failed.map(({ way, reason }) => ({ place: wayName(way), reason })) };
}

function describe(source: Source, { reason, change }: ReadOutcome): string {
  if (reason !== undefined) return `Skipped ${source.title}: ${reason}`;
  return change.isAbstract === true ? `Read the abstract of ${source.title}` : `Read ${source.title}`;
}
