import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { Session, SessionOptions } from '#shared/api/session.ts';
import type { ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import { printableLine } from './text-layout.ts';
import type { World } from './world.ts';

/** Which service a command speaks with, and how much it says beside its result. */
export interface PlaceOptions {
  readonly data?: string;
  readonly url?: string;
  readonly quiet?: boolean;
}

/** What the next command has to say to speak with the same service. */
export function placeFlags({ data, url }: PlaceOptions): string {
  const flags = [
    ...(data === undefined ? [] : [` --data ${data}`]),
    ...(url === undefined ? [] : [` --url ${url}`]),
  ];
  return flags.join('');
}

export type SessionWorld = Pick<World, 'terminal' | 'openSession' | 'logFailure' | 'interrupted'>;

export interface Connection {
  readonly client: ResearchClient;
  readonly session: Session;
}

/** What a session is opened with where a command says no more than where the service is. */
export function sessionOptions(place: PlaceOptions, { terminal }: Pick<World, 'terminal'>): SessionOptions {
  return {
    dataFolder: place.data,
    url: place.url,
    corpusFolders: [],
    providers: [],
    model: undefined,
    inputWaitSeconds: undefined,
    purpose: 'records',
    note: (message) => {
      if (place.quiet !== true) terminal.err.write(`${printableLine(message)}\n`);
    },
  };
}

/** Does the work with a client of the service that the options name, and reports a failure in words and an exit code. */
export async function withSession(
  options: SessionOptions,
  world: SessionWorld,
  work: (connection: Connection) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withFailuresShown(options.dataFolder, world, async () => asked(options, world, work));
}

/** What a client of the service that the options name says. */
export async function asked<Answer>(
  options: SessionOptions,
  world: Pick<World, 'openSession'>,
  work: (connection: Connection) => Promise<Answer>,
): Promise<Answer> {
  const session = await world.openSession(options);
  try {
    return await work({ session, client: createClient(session.transport) });
  } finally {
    await session.close();
  }
}

/** Does the work; what it throws is reported in words and becomes the exit code. */
export async function withFailuresShown(
  dataFolder: string | undefined,
  world: Pick<World, 'terminal' | 'logFailure'>,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, dataFolder);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}
