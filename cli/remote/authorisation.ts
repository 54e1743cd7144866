import type { Config } from '#shared/config.ts';
import { awsServiceOf } from './aws-service.ts';
import type { Authorise } from './http-transport.ts';

/** How callers show who they are: with a token where there is one, signed where AWS wants it, else not at all. */
export async function chooseAuthorisation(base: URL, { local, store }: Config): Promise<Authorise> {
  const { token } = local;
  if (token !== undefined) return async ({ headers }) => ({ ...headers, authorization: `Bearer ${token}` });
  const service = local.signs === 'never' ? undefined : awsServiceOf(base);
  if (local.signs === 'always' || service !== undefined) {
    const { signWithAws } = await import('./sign-with-aws.ts');
    return signWithAws(service ?? { service: 'execute-api', region: store.region });
  }
  return async ({ headers }) => headers;
}
