import type { Config } from '#shared/config.ts';
import type { Authorise } from './http-transport.ts';

/** How callers show who they are: with a token where there is one, signed where AWS wants it, else not at all. */
export async function chooseAuthorisation(base: URL, { local, store }: Config): Promise<Authorise> {
  const { token } = local;
  if (token !== undefined) return async ({ headers }) => ({ ...headers, authorization: `Bearer ${token}` });
  const place = local.signs === 'never' ? undefined : awsPlaceOf(base);
  if (local.signs === 'always' || place !== undefined) {
    const { signWithAws } = await import('./sign-with-aws.ts');
    return signWithAws(place ?? { service: 'execute-api', region: store.region });
  }
  return async ({ headers }) => headers;
}

/** The service of AWS that a request goes through. */
export interface AwsPlace {
  readonly service: string;
  readonly region: string;
}

/** What the name of a host of AWS says; undefined for any other. */
export function awsPlaceOf({ hostname }: URL): AwsPlace | undefined {
  const gateway = /^[a-z0-9-]+\.execute-api\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/u.exec(hostname);
  if (gateway?.[1] !== undefined) return { service: 'execute-api', region: gateway[1] };
  const functionUrl = /^[a-z0-9]+\.lambda-url\.([a-z0-9-]+)\.on\.aws$/u.exec(hostname);
  return functionUrl?.[1] === undefined ? undefined : { service: 'lambda', region: functionUrl[1] };
}
