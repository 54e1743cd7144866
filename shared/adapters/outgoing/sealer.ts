import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { MalformedReply } from '#shared/errors.ts';
import type { Sealer } from '#shared/ports/sealer.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** AES-256-GCM with one key, which is asked for when it is first needed. The context is authenticated, not kept. */
export function createSealer(readKey: () => Promise<string>): Sealer {
  let key: Promise<Buffer> | undefined;
  const keyBytes = async (): Promise<Buffer> => {
    key ??= readKey().then((text) => createHash('sha256').update(text).digest());
    try {
      return await key;
    } catch (error) {
      key = undefined;
      throw error;
    }
  };
  return {
    seal: async (secret, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await keyBytes(), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: async (sealed, context) => openWith(await keyBytes(), sealed, context),
  };
}

function openWith(key: Buffer, sealed: string, context: string): string {
  const [version, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw notOurs();
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw notOurs(cause);
  }
}

function notOurs(cause?: unknown): MalformedReply {
  return new MalformedReply('A secret of a webhook cannot be opened with the key that is there.', {
    remedy: 'Put the key back that it was sealed with, or give the endpoint a new secret.',
    cause,
  });
}
