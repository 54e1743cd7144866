import { createHash, createHmac } from 'node:crypto';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import { UsageError } from '../failure.ts';
import type { AwsService } from './aws-service.ts';
import type { Authorise } from './http-transport.ts';

type Signer = ConstructorParameters<typeof SignatureV4>[0];

/** Signs requests (SigV4) with the credentials that the tools of AWS would use, too. */
export function signWithAws(
  service: AwsService,
  credentials: Signer['credentials'] = findCredentials,
): Authorise {
  const signer = new SignatureV4({ ...service, credentials, sha256: Sha256 });
  return async ({ method, url, headers, body }) => {
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port === '' ? {} : { port: Number(url.port) }),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host },
      ...(body === undefined ? {} : { body }),
    });
    return signed.headers;
  };
}

const chain = defaultProvider();

async function findCredentials(): ReturnType<typeof chain> {
  try {
    return await chain();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CredentialsProviderError') throw error;
    throw new UsageError(
      'There are no AWS credentials to sign the request with.',
      'Sign in (aws sso login), set AWS_PROFILE, or put a token into PLUMBLINE_TOKEN.',
    );
  }
}

/** SHA-256, and HMAC where there is a secret, in the shape that the signer asks for. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}

function toBytes(source: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof source === 'string') return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}
