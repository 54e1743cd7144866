import { createHash, createHmac, createSign, generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { createTokenVerifier } from '#shared/adapters/signing-in/verify-token.ts';
import { loadConfig } from '#shared/config.ts';

const STAGE = '/live';
const ISSUER = 'https://id.example.org';
const AUDIENCE = 'plumbline';

/** What stands before the service on AWS: whoever neither signs nor bears a token of the issuer is refused. */
export interface SignedGateway {
  /** With the stage, as the output `ApiUrl` is. */
  readonly url: string;
  /** A token of someone of this tenant. */
  readonly token: string;
  /** How each request that was let in has shown who it is of. */
  readonly admitted: readonly ('signature' | 'token')[];
  close(): Promise<void>;
}

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** Hands what is let in to a service on this machine. */
export async function startSignedGateway(service: string, keys: Keys): Promise<SignedGateway> {
  const issuer = newIssuer();
  const admitted: ('signature' | 'token')[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const bearer = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1];
    const isLetIn = bearer === undefined ? isSigned(request, body, keys) : await issuer.vouchesFor(bearer);
    if (!isLetIn) return void response.writeHead(403).end('{"message":"Forbidden"}');
    admitted.push(bearer === undefined ? 'signature' : 'token');
    const { method = 'GET', url = '' } = request;
    const { accept, 'content-type': type } = request.headers;
    const forwarded = await fetch(`${service}${url.slice(STAGE.length)}`, {
      method,
      headers: { ...(accept ? { accept } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(body.length > 0 ? { body } : {}),
    });
    const headers = { 'content-type': forwarded.headers.get('content-type') ?? '' };
    response.writeHead(forwarded.status, headers).end(Buffer.from(await forwarded.arrayBuffer()));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}${STAGE}/`,
    token: issuer.token,
    admitted,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/(?<service>[^/]+)\/aws4_request), ?SignedHeaders=(?<signed>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/u;

/** As AWS describes Signature Version 4, from the request as it came. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: string, keys: Keys): boolean {
  const given = SIGNATURE.exec(headers.authorization ?? '')?.groups;
  if (!given) return false;
  const { id, scope = '', day = '', region = '', service = '', signed = '', signature = '' } = given;
  if (id !== keys.accessKeyId || headers['x-amz-security-token'] !== keys.sessionToken) return false;
  if (service !== 'execute-api' || !signed.split(';').includes('host')) return false;
  const { pathname, searchParams } = new URL(url, 'http://gateway');
  searchParams.sort();
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const named = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, pathname, query, named.join(''), signed, sha256(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

interface Issuer {
  readonly token: string;
  vouchesFor(token: string): Promise<boolean>;
}

function newIssuer(): Issuer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    ...publicKey.export({ format: 'jwk' }),
    kty: 'RSA' as const,
    kid: 'one',
    use: 'sig' as const,
    alg: 'RS256' as const,
  };
  const verify = createTokenVerifier(loadConfig({ JWT_ISSUER: ISSUER, JWT_AUDIENCE: AUDIENCE }), {
    keys: [key],
  });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: 'ada',
    tenant: 'acme',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`;
  return {
    token: `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`,
    vouchesFor: async (token) => {
      try {
        return (await verify(token))['tenant'] === 'acme';
      } catch {
        return false;
      }
    },
  };
}
