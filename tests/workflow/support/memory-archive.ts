import type { Archive } from '#shared/ports/archive.ts';

/** An archive without a disk, for tests that open hundreds of them. */
export function createMemoryArchive(): Archive {
  const bodies = new Map<string, Uint8Array>();
  return {
    put: async (key, body) => {
      bodies.set(key, bytesOf(body));
    },
    putIfAbsent: async (key, body) => {
      if (bodies.has(key)) return false;
      bodies.set(key, bytesOf(body));
      return true;
    },
    get: async (key) => bodies.get(key),
    getText: async (key) => {
      const body = bodies.get(key);
      return body && new TextDecoder().decode(body);
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
