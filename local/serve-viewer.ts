import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serveViewer } from '#functions/viewer/serve-viewer.ts';
import type { Respond } from './http-server.ts';
import { makeViewer } from './make-viewer.ts';

const ASSETS = '/assets/';

/** Answers `/` with the viewer and `/assets` with its script, as on AWS, and everything else as before. */
export function withViewer(respond: Respond): Respond {
  const made = keepLast(async () => readFiles(await makeViewer()));
  return async (event) => {
    const { path } = event;
    const isAsset = path.startsWith(ASSETS);
    if (!(isAsset || path === '/') || event.httpMethod !== 'GET') return respond(event);
    const texts = await made();
    const files = Object.fromEntries([...texts.keys()].map((name) => [name, name]));
    const { statusCode, headers, body } = await serveViewer(
      { pathParameters: isAsset ? { name: path.slice(ASSETS.length) } : null, requestContext: { path } },
      { viewer: { files, signIn: undefined }, read: async (name) => texts.get(name) },
    );
    return { status: statusCode, headers, body };
  };
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.(?:html|js)$/u.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** Made at the first request and kept; a failure is not kept. */
function keepLast<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}
