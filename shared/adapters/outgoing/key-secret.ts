import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { InvalidConfiguration, ServiceUnavailable } from '#shared/errors.ts';

/** The key that the secrets of webhooks are sealed with, as a deployment keeps it. */
export async function readKeySecret(secretArn: string, region: string): Promise<string> {
  const client = new SecretsManagerClient({ region, maxAttempts: 3 });
  try {
    const { SecretString: key } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    if (key !== undefined && key.length >= 32) return key;
  } catch (cause) {
    throw new ServiceUnavailable('The key of the webhooks cannot be read.', { cause });
  } finally {
    client.destroy();
  }
  throw new InvalidConfiguration('The secret of WEBHOOK_KEY_SECRET_ARN holds no key.', {
    remedy: 'Deploy the stack again.',
  });
}
