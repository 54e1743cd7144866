import { resolve } from 'node:path';
import type { Session, SessionOptions } from '#shared/api/session.ts';
import type { Config } from '#shared/config.ts';
import { EnvironmentFailure, InvalidInput } from '#shared/errors.ts';
import type { Owner } from './data-folder.ts';
import { logPath } from './log-file.ts';
import { httpTransport } from './transports.ts';

/** A server searches what it was started with and asks its own model; a command cannot change that. */
export function joinServer(owner: Owner | undefined, config: Config, options: SessionOptions): Session {
  const dataFolder = resolve(config.local.dataFolder);
  if (owner?.port === undefined) throw inUse(dataFolder, owner);
  const serverUrl = `http://127.0.0.1:${owner.port}`;
  if (options.corpusFolders.length > 0) {
    throw new InvalidInput(`The server at ${serverUrl} has its own corpus; --corpus cannot change it.`, {
      field: 'corpus',
      remedy: 'Leave --corpus out, or use another data folder with --data.',
    });
  }
  if (options.model !== undefined) {
    throw new InvalidInput(`The server at ${serverUrl} has its own model; --model cannot change it.`, {
      field: 'model',
      remedy: 'Leave --model out, or use another data folder with --data.',
    });
  }
  return {
    transport: httpTransport(serverUrl),
    dataFolder,
    logFile: logPath(dataFolder),
    serverUrl,
    resumedJobs: 0,
    stuck: async () => new Promise(() => undefined),
    close: async () => undefined,
  };
}

function inUse(dataFolder: string, owner: Owner | undefined): EnvironmentFailure {
  const who = owner ? `process ${owner.pid}` : 'another process';
  return new EnvironmentFailure(`The data folder ${dataFolder} is in use by ${who}.`, {
    remedy: 'Wait until it is done or end it, or use another data folder with --data.',
  });
}
