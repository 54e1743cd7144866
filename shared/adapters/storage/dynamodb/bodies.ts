import { MalformedReply } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { sha256 } from '#shared/text/hash.ts';
import { type Key, tenantSegment } from './keys.ts';
import type { Attributes } from './table.ts';

/** What an item may weigh; DynamoDB's own limit is 400 KB with keys and names. */
const ITEM_BYTES = 350 * 1024;

/** Where a value is: in the item itself, or in the archive because it is too large for one. */
export type Body = { readonly body: string } | { readonly spill: string };

/** Values of any size under an item: JSON text, which keeps every string as it is, lone surrogates included. */
export interface Bodies {
  write(tenantId: string, key: Key, value: unknown): Promise<Body>;
  /** Throws MalformedReply, which calls the item by `name`, when there is no JSON to read. */
  read(item: Attributes, name: string): Promise<unknown>;
  /** Takes away what lies beside an item that is no more. */
  remove(item: Attributes): Promise<void>;
}

/** What is longer than `bytes` goes into the archive. */
export function createBodies(archive: Archive, bytes: number = ITEM_BYTES): Bodies {
  return {
    write: async (tenantId, key, value) => {
      // Wrapped, because undefined alone has no JSON.
      const body = JSON.stringify({ value });
      if (body.length * 3 <= bytes || Buffer.byteLength(body) <= bytes) return { body };
      const spill = `${tenantSegment(tenantId)}/items/${sha256(`${key.pk}\n${key.sk}`)}/${sha256(body)}.json`;
      await archive.put(spill, body);
      return { spill };
    },
    read: async (item, name) => {
      const text = typeof item['spill'] === 'string' ? await archive.getText(item['spill']) : item['body'];
      if (typeof text !== 'string') throw new MalformedReply(`${name} is stored without its content.`);
      return unwrap(text, name);
    },
    remove: async (item) => {
      if (typeof item['spill'] === 'string') await archive.delete(item['spill']);
    },
  };
}

function unwrap(text: string, name: string): unknown {
  try {
    const wrapped: unknown = JSON.parse(text);
    if (typeof wrapped === 'object' && wrapped !== null && !Array.isArray(wrapped)) {
      return 'value' in wrapped ? wrapped.value : undefined;
    }
  } catch (error) {
    throw new MalformedReply(`${name} is stored as something that is no JSON.`, { cause: error });
  }
  throw new MalformedReply(`${name} is stored in an unknown form.`);
}
