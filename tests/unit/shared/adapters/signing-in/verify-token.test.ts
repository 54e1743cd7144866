import { createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { type KnownKeys, createTokenVerifier } from '#shared/adapters/signing-in/verify-token.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration, Unauthenticated } from '#shared/errors.ts';

const ISSUER = 'https://id.example.org';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

const known: KnownKeys = {
  keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'one', use: 'sig', alg: 'RS256' }],
};
const verify = createTokenVerifier(
  loadConfig({ JWT_ISSUER: ISSUER, JWT_AUDIENCE: 'plumbline,other' }),
  known,
);

function tokenOf(claims: Readonly<Record<string, unknown>>, key = ours.privateKey): string {
  const inLine = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const hour = Math.floor(Date.now() / 1000) + 3600;
  const header = { alg: 'RS256', kid: 'one', typ: 'JWT' };
  const text = `${inLine(header)}.${inLine({ iss: ISSUER, aud: 'plumbline', exp: hour, ...claims })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

test('R7.3 gives the claims of a token of the issuer for us', async () => {
  expect(await verify(tokenOf({ sub: 'ada' }))).toMatchObject({ sub: 'ada' });
});

test.each([
  ['for others', tokenOf({ aud: 'elsewhere' })],
  ['of another issuer', tokenOf({ iss: 'https://evil.example.org' })],
  ['that is over', tokenOf({ exp: 1 })],
  ['that another key signed', tokenOf({ sub: 'ada' }, theirs.privateKey)],
  ['that nobody signed', `${tokenOf({}).split('.').slice(0, 2).join('.')}.`],
  ['that is none', 'nonsense'],
])('R7.3 refuses a token %s', async (_, token) => {
  await expect(verify(token)).rejects.toThrow(Unauthenticated);
});

test('says what is missing where no issuer is named', () => {
  expect(() => createTokenVerifier(loadConfig({}))).toThrow(InvalidConfiguration);
});
