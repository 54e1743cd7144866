import type { Job } from '#shared/domain/job.ts';
import type { OuterPorts } from '#local/runtime.ts';
import type { Model } from '#shared/ports/model.ts';
import { createMemoryArchive } from '../support/memory-archive.ts';
import { type Death, Mortality, type PortCall } from '../support/mortal-ports.ts';
import {
  endOf,
  eventsOf,
  jobNamed,
  type Library,
  type Logged,
  openWorld,
  reportOf,
  runtimeOn,
} from '../support/world.ts';

export interface Story {
  readonly library: Library;
  readonly maxIterations: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly model?: Model;
}

/** What a user and a provider have seen of a job when it is over; timestamps aside. */
export interface Outcome {
  readonly job: unknown;
  readonly report: unknown;
  readonly events: readonly unknown[];
  readonly isGapless: boolean;
  /** Calls that reached a provider, sorted. */
  readonly providerCalls: readonly string[];
  readonly leftBehind: readonly unknown[];
  readonly logged: readonly Logged[];
}

export interface Golden {
  readonly outcome: Outcome;
  readonly calls: readonly PortCall[];
  readonly milliseconds: number;
  /** Of all calls together; calls run side by side. */
  readonly portMilliseconds: number;
}

/** An undisturbed run. */
export async function runGolden(story: Story): Promise<Golden> {
  const ports = await openWorld({ ...story, archive: createMemoryArchive() });
  const life = new Mortality();
  const start = performance.now();
  const logged = await live(story, ports, life);
  const milliseconds = performance.now() - start;
  const outcome = await outcomeOf(story, { ports, lives: [life], logged });
  return { outcome, calls: life.calls, milliseconds, portMilliseconds: life.milliseconds };
}

/** Lives through the deaths, each in a process of its own on the same stores, and once more to the end. */
export async function runThrough(
  story: Story,
  deaths: readonly Death[],
): Promise<{ readonly outcome: Outcome; readonly lives: readonly Mortality[] }> {
  const ports = await openWorld({ ...story, archive: createMemoryArchive() });
  const lives = [...deaths.map((death) => new Mortality(death)), new Mortality()];
  const logged: Logged[] = [];
  for (const life of lives) logged.push(...(await live(story, ports, life)));
  return { outcome: await outcomeOf(story, { ports, lives, logged }), lives };
}

/** One process: takes up what is there, submits the question unless that was done, and works until it ends or dies. */
async function live(story: Story, ports: OuterPorts, life: Mortality): Promise<readonly Logged[]> {
  const logged: Logged[] = [];
  const runtime = runtimeOn(life.over(ports), logged);
  const work = async (): Promise<void> => {
    await runtime.resumeUnfinished();
    await runtime.ports.jobs.create(jobOf(story, ports));
    await runtime.ports.dispatcher.notify();
    await runtime.idle();
  };
  await Promise.race([work(), life.died]);
  runtime.abandon();
  await life.settled();
  return logged;
}

function jobOf(story: Story, ports: OuterPorts): Job {
  const job = jobNamed('job-1', ports);
  return { ...job, settings: { ...job.settings, maxIterations: story.maxIterations } };
}

interface Past {
  readonly ports: OuterPorts;
  readonly lives: readonly Mortality[];
  readonly logged: readonly Logged[];
}

async function outcomeOf(story: Story, { ports, lives, logged }: Past): Promise<Outcome> {
  const job = await endOf(ports, jobOf(story, ports));
  const { createdAt: _created, startedAt: _started, endedAt: _ended, expiresAt: _expires, ...lasting } = job;
  const { generatedAt: _generated, ...report } = await reportOf(ports, job);
  const events = await eventsOf(ports, job);
  return {
    job: lasting,
    report,
    events: events
      .map(({ sequence: _sequence, at: _at, data, ...event }) => ({ ...event, data: withoutDuration(data) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    isGapless: events.every((event, index) => event.sequence === index + 1),
    providerCalls: lives
      .flatMap((life) => life.calls)
      .filter((call) => call.hasEffect && isProviderCall(call))
      .map((call) => `${call.name} ${call.input}`)
      .toSorted(),
    leftBehind: [...(await ports.slots.list()), ...(await ports.archive.list('executions/'))],
    logged,
  };
}

/** What a run takes is never the same twice. */
function withoutDuration(data: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === 'duration_seconds' ? undefined : value)),
  );
}

function isProviderCall(call: PortCall): boolean {
  return call.name === 'corpus.search' || call.name === 'corpus.read';
}

/** How many calls of a kind were begun and not recorded as finished when the process died. */
export function openCalls(life: Mortality, kind: 'search' | 'read'): number {
  const recorded = (name: string): number =>
    life.calls.filter(
      (call) => call.name === name && call.hasEffect && call.input.includes(`"kind":"${kind}"`),
    ).length;
  return recorded('ledger.intend') - recorded('ledger.finish');
}
