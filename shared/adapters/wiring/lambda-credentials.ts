import { fromEnv } from '@aws-sdk/credential-provider-env';

/** Stands in bundles for the chain of the SDK that looks for credentials everywhere. */
export const defaultProvider = (): ReturnType<typeof fromEnv> => fromEnv();
