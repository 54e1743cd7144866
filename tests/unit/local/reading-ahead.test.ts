import { expect, it } from 'vitest';
import { fetchSourceStep } from '#functions/steps/fetch-source/fetch-source.ts';
import { createReadingAhead } from '#local/reading-ahead.ts';
import type { Source } from '#shared/domain/source.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { hitOf, sourceOf } from '../functions/steps/builders.ts';
import { contextOf, jobOf, openPorts } from '../functions/steps/ports.ts';

const WAVE = { iteration: 1, purpose: 'research', revision: 0 } as const;
const JOB = jobOf('job-1');

interface Desk {
  readonly ports: Ports;
  /** The hits that were read, in order. */
  readonly reads: readonly string[];
  readonly sources: readonly Source[];
  /** Lets what waits for a model begin. */
  readonly modelIsAsked: () => Promise<void>;
  readonly fetch: (source: Source) => Promise<Source | undefined>;
}

/** Three documents at a provider, of which the last cannot be read. */
async function openDesk(): Promise<Desk> {
  const reads: string[] = [];
  const library: SearchProvider = {
    name: 'library',
    needsNetwork: false,
    search: async () => [hitOf('h1')],
    read: async (hitId) => {
      reads.push(hitId);
      if (hitId === 'h3') throw new UnreadableSource('It is gone.');
      return {
        title: hitId,
        contentType: 'text/plain',
        text: `Salt makes ${hitId} rust.`,
        isAbstract: false,
      };
    },
  };
  const waiting: (() => Promise<void>)[] = [];
  const inner = await openPorts({ providers: new Map([['library', library]]) });
  const ahead = createReadingAhead({
    ports: () => inner,
    isAlone: () => false,
    log: undefined,
    whileWaiting: (work) => void waiting.push(work),
  });
  const ports = { ...inner, ahead };
  const sources = ['h1', 'h2', 'h3'].map((hitId) =>
    sourceOf(`s-${hitId}`, {
      origins: [{ provider: 'library', hitId, queryId: 'i01-01' }],
      status: 'selected',
    }),
  );
  return {
    ports,
    reads,
    sources,
    modelIsAsked: async () => void (await Promise.all(waiting.map(async (work) => work()))),
    fetch: async (source) => {
      await ports.research.put(JOB, 'SOURCE', { id: source.id, record: source });
      const input = { tenantId: JOB.tenantId, jobId: JOB.jobId, cursor: WAVE, sourceId: source.id };
      await fetchSourceStep.run(input, contextOf(ports, JOB));
      return ports.research.get(JOB, 'SOURCE', source.id);
    },
  };
}

it('fetches nothing a second time that was read ahead, and says what was read in vain', async () => {
  const { ports, reads, sources, modelIsAsked, fetch } = await openDesk();
  const [first, second] = sources;
  if (!first || !second) throw new Error('There are three sources.');
  ports.ahead?.begin(JOB, [first, second]);
  expect(reads).toEqual([]);
  await modelIsAsked();
  expect(reads).toEqual(['h1', 'h2']);
  expect(ports.ahead?.keep(JOB, new Set([second.id]))).toEqual([first.id]);
  expect(await fetch(second)).toMatchObject({ status: 'fetched', characters: 'Salt makes h2 rust.'.length });
  expect(reads).toEqual(['h1', 'h2']);
});

it('reads what was not chosen, or was not read ahead, when it is asked for', async () => {
  const { ports, reads, sources, modelIsAsked, fetch } = await openDesk();
  const [first, second] = sources;
  if (!first || !second) throw new Error('There are three sources.');
  ports.ahead?.begin(JOB, [first]);
  await modelIsAsked();
  ports.ahead?.keep(JOB, new Set([second.id]));
  for (const source of [first, second]) expect(await fetch(source)).toMatchObject({ status: 'fetched' });
  expect(reads).toEqual(['h1', 'h1', 'h2']);
});

it('begins nothing once the choice is made', async () => {
  const { ports, reads, sources, modelIsAsked } = await openDesk();
  ports.ahead?.begin(JOB, sources);
  expect(ports.ahead?.keep(JOB, new Set())).toEqual([]);
  await modelIsAsked();
  expect(reads).toEqual([]);
});

it('skips a source that could not be read ahead with the reason, without trying again', async () => {
  const { ports, reads, sources, modelIsAsked, fetch } = await openDesk();
  const broken = sources[2];
  if (!broken) throw new Error('There are three sources.');
  ports.ahead?.begin(JOB, [broken]);
  await modelIsAsked();
  ports.ahead?.keep(JOB, new Set([broken.id]));
  expect(await fetch(broken)).toMatchObject({ status: 'skipped', skipReason: 'It is gone.' });
  expect(reads).toEqual(['h3']);
});
