import { JwtVerifier } from 'aws-jwt-verify';
import type { Config } from '#shared/config.ts';
import { InvalidConfiguration, Unauthenticated } from '#shared/errors.ts';
import type { VerifyToken } from '#shared/ports/token-verifier.ts';

/** What the keys of an issuer may be replaced by: those that are known already. */
export type KnownKeys = Parameters<ReturnType<typeof verifierOf>['cacheJwks']>[0];

/** Checks tokens with the public keys of their issuer, which are fetched once and kept. */
export function createTokenVerifier({ people }: Pick<Config, 'people'>, known?: KnownKeys): VerifyToken {
  const { issuer, audience, keysUrl } = people;
  if (issuer === undefined || audience.length === 0) {
    throw new InvalidConfiguration('JWT_ISSUER or JWT_AUDIENCE is not set.', {
      remedy: 'Deploy with the property people of the construct.',
    });
  }
  const verifier = verifierOf(issuer, audience, keysUrl);
  if (known !== undefined) verifier.cacheJwks(known);
  return async (token) => {
    try {
      return await verifier.verify(token);
    } catch (cause) {
      throw new Unauthenticated('The token is not valid here.', { cause });
    }
  };
}

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type of the library's own making
function verifierOf(issuer: string, audience: readonly string[], jwksUri: string | undefined) {
  return JwtVerifier.create({
    issuer,
    audience: [...audience],
    ...(jwksUri === undefined ? {} : { jwksUri }),
  });
}
