import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { type Config, withApiKeys } from '#shared/config.ts';
import { InvalidConfiguration, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { errorName } from '../storage/store-errors.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** Keys by the name of their variable: `{"TAVILY_API_KEY": "…"}`. */
const Keys = z.record(z.string(), z.string());

const MAXIMUM_ATTEMPTS = 3;
const THROTTLED: ReadonlySet<string> = new Set(['ThrottlingException', 'TooManyRequestsException']);
/** Nothing that time would mend. */
const REFUSED: ReadonlySet<string> = new Set([
  'AccessDeniedException',
  'CredentialsProviderError',
  'DecryptionFailure',
  'InvalidParameterException',
  'InvalidRequestException',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
  'ValidationException',
]);

const REMEDY =
  'Store a JSON object such as {"TAVILY_API_KEY": "..."} in it, and let the role read it (secretsmanager:GetSecretValue).';

/**
 * The configuration with the keys of the secret that it names, if it names one; they go before those of the
 * environment. Throws InvalidConfiguration for a secret that cannot be used, ServiceUnavailable and Throttled when it
 * cannot be read now. Neither keys nor the name of the secret stand in a message.
 */
export async function withSecretKeys(config: Config): Promise<Config> {
  const { keysSecretArn, region } = config.store;
  if (keysSecretArn === undefined) return config;
  const text = await readSecret(keysSecretArn, region);
  return withApiKeys(config, parseKeys(text));
}

/** A secret may be in another region than the function; its ARN says in which. */
async function readSecret(secretArn: string, region: string): Promise<string | undefined> {
  const [, , , ownRegion] = secretArn.split(':');
  const client = new SecretsManagerClient({ region: ownRegion ?? region, maxAttempts: MAXIMUM_ATTEMPTS });
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    return SecretString;
  } catch (cause) {
    throw secretError(cause);
  } finally {
    client.destroy();
  }
}

function parseKeys(text: string | undefined): Readonly<Record<string, string>> {
  if (text === undefined) throw unusable('is not text');
  // The error of a parser would show the beginning of a key.
  const parsed = Keys.safeParse(parseJson(text));
  if (!parsed.success) throw unusable('is no JSON object of keys');
  return parsed.data;
}

function unusable(what: string): InvalidConfiguration {
  return new InvalidConfiguration(`The secret of API_KEYS_SECRET_ARN ${what}.`, { remedy: REMEDY });
}

function secretError(cause: unknown): Error {
  const name = errorName(cause);
  if (THROTTLED.has(name)) return new Throttled('Secrets Manager is throttled.', { cause });
  if (REFUSED.has(name)) {
    return new InvalidConfiguration('The secret of API_KEYS_SECRET_ARN cannot be read.', {
      remedy: REMEDY,
      cause,
    });
  }
  return new ServiceUnavailable('Secrets Manager does not answer.', { cause });
}
