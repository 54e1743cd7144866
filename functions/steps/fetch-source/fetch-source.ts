import * as z from 'zod';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { JobCancelled, NotFound, UnreadableSource, isPlumblineError, isRetryable } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { callOnce } from '#shared/ports/recorded-call.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { canonicalise } from '#shared/text/canonical/canonicalise.ts';
import { hashOf, sha256 } from '#shared/text/hash.ts';

const Input = WaveInput.extend({ sourceId: z.string() });
const Output = z.object({ isReadable: z.boolean() });

/** What is recorded of a read; the text itself is in the archive. */
const Read = z.object({
  contentType: z.string(),
  archiveHash: z.string(),
  characters: z.int(),
  isAbstract: z.boolean(),
});
type Read = z.infer<typeof Read>;

/** Gets a document, makes its text canonical and archives it; one that cannot be read is skipped with a reason. */
export const fetchSourceStep: Step<z.infer<typeof Input>, z.infer<typeof Output>> = {
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
      message:
        outcome.reason === undefined ? `Read ${source.title}` : `Skipped ${source.title}: ${outcome.reason}`,
      data: { sourceId: source.id, title: source.title, ...outcome.change, ...outcome.place },
    };
  },
};

type Origin = Source['origins'][number];

interface ReadOutcome {
  readonly change: Partial<Source>;
  readonly reason?: string;
  /** Where it was read, for the trace. */
  readonly place?: Pick<Origin, 'provider' | 'hitId'>;
}

/** Reads it where it was found first, or else at the next place that has it. */
async function readOrSkip(source: Source, context: StepContext): Promise<ReadOutcome> {
  const failures: Error[] = [];
  for (const origin of distinct(source.origins)) {
    try {
      const { contentType, archiveHash, characters } = await readOnce(source, origin, context);
      const { provider, hitId } = origin;
      return {
        change: { status: 'fetched', contentType, archiveHash, characters },
        place: { provider, hitId },
      };
    } catch (error) {
      if (!isPlumblineError(error) || error instanceof JobCancelled) throw error;
      failures.push(error);
    }
  }
  const passing = failures.find(isRetryable);
  if (passing) throw passing;
  const reason = failures[0]?.message ?? `Nobody can read "${source.title}".`;
  return { change: { status: 'skipped', skipReason: reason }, reason };
}

function distinct(origins: readonly Origin[]): readonly Origin[] {
  return [...new Map(origins.map((origin) => [`${origin.provider}\n${origin.hitId}`, origin])).values()];
}

async function readOnce(source: Source, origin: Origin, { ports, job }: StepContext): Promise<Read> {
  const provider = ports.providers.get(origin.provider);
  if (!provider?.read) throw new UnreadableSource(`No provider can read "${source.title}".`);
  const { read } = provider;
  const call = {
    kind: 'read',
    step: 'fetch-source',
    waveId: source.waveId,
    index: source.id,
    inputHash: hashOf([origin.provider, origin.hitId]),
  };
  return callOnce<Read>(ports.ledger, {
    job,
    call,
    parse: (recorded) => Read.parse(recorded),
    make: async () => {
      const document = await read(origin.hitId);
      const { text } = canonicalise(document);
      if (text.trim() === '') throw new UnreadableSource('There is no text in it.');
      const archiveHash = sha256(text);
      await keepWhole(ports.archive, archiveKey(job.tenantId, source.id, archiveHash), text);
      return {
        contentType: document.contentType,
        archiveHash,
        characters: text.length,
        isAbstract: document.isAbstract,
      };
    },
  });
}

/** What lies under the hash of a text is that text already, unless it was damaged since. */
async function keepWhole(archive: Archive, key: string, text: string): Promise<void> {
  if (await archive.putIfAbsent(key, text)) return;
  if ((await archive.getText(key)) !== text.toWellFormed()) await archive.put(key, text);
}
