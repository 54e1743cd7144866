import type { Archive } from '#shared/ports/archive.ts';

/**
 * An archive in memory, with a view of the texts that a tenant has archived in another one. Nothing is written there.
 */
export function createScratchArchive(stored: Archive, tenantId: string): Archive {
  const bodies = new Map<string, Uint8Array>();
  const texts = `${tenantId}/archive/`;
  const get = async (key: string): Promise<Uint8Array | undefined> =>
    bodies.get(key) ?? (key.startsWith(texts) ? stored.get(key) : undefined);
  return {
    put: async (key, body) => {
      bodies.set(key, bytesOf(body));
    },
    putIfAbsent: async (key, body) => {
      if ((await get(key)) !== undefined) return false;
      bodies.set(key, bytesOf(body));
      return true;
    },
    get,
    getText: async (key) => {
      const body = await get(key);
      return body && new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
    },
    list: async (prefix) => [...bodies.keys()].filter((key) => key.startsWith(prefix)).toSorted(),
    keep: async () => undefined,
    delete: async (key) => {
      bodies.delete(key);
    },
  };
}

function bytesOf(body: Uint8Array | string): Uint8Array {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body.slice();
}
