import { resolve } from 'node:path';
import type { Session, SessionOptions } from '#shared/api/session.ts';
import type { Config } from '#shared/config.ts';
import { UsageError } from '../failure.ts';
import { chooseAuthorisation } from './authorisation.ts';
import { remoteTransport } from './http-transport.ts';

/** A way to a service elsewhere, with what it wants to know of its callers. */
export async function openRemote(url: string, options: SessionOptions, config: Config): Promise<Session> {
  const base = readAddress(url);
  refuseWhatIsIts(base, options);
  const authorise = await chooseAuthorisation(base, config);
  return {
    transport: remoteTransport(base, authorise),
    dataFolder: resolve(options.dataFolder ?? config.local.dataFolder),
    logFile: undefined,
    serverUrl: base.href,
    resumedJobs: 0,
    stuck: async () => new Promise(() => undefined),
    close: async () => undefined,
  };
}

function readAddress(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/u.test(url.protocol)) return url;
  throw new UsageError(
    `${text.slice(0, 80)} is no address of a service.`,
    'Give one such as https://id.execute-api.eu-west-1.amazonaws.com/live',
  );
}

/** What a service searches, and which models it asks, it knows itself. */
function refuseWhatIsIts(base: URL, { corpusFolders, model }: SessionOptions): void {
  const flag = corpusFolders.length > 0 ? '--corpus' : model === undefined ? undefined : '--model';
  if (flag === undefined) return;
  throw new UsageError(
    `The service at ${base.host} has its own settings; ${flag} cannot change them.`,
    `Leave ${flag} out.`,
  );
}
