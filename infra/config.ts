import * as z from 'zod';
import { InvalidConfiguration } from '#shared/errors.ts';

/** Who vouches for people and how they sign in, as far as text can say it: PeopleProps. */
const People = z.strictObject({
  issuer: z.url(),
  audience: z.array(z.string()).min(1).readonly(),
  keysUrl: z.url().exactOptional(),
  tenantClaim: z.string().exactOptional(),
  roleClaim: z.string().exactOptional(),
  adminRole: z.string().exactOptional(),
  corsOrigins: z.array(z.url()).readonly().exactOptional(),
  viewer: z
    .strictObject({
      authorizationUrl: z.url(),
      tokenUrl: z.url(),
      clientId: z.string(),
      scope: z.string().exactOptional(),
      token: z.enum(['access_token', 'id_token']).exactOptional(),
      parameters: z.record(z.string(), z.string()).exactOptional(),
    })
    .exactOptional(),
});

/** What `cdk synth -c name=value` understands, beside the feature flags of cdk.json. */
const SynthContext = z.object({
  stackName: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,100}$/),
  /** Settings by the name of their environment variable, as in docs/configuration.md. */
  settings: z.record(z.string(), z.string()).readonly(),
  setsAccountLogRole: z.boolean(),
  /** Secret with the keys of services, by the name of their variable. */
  apiKeysSecretArn: z
    .string()
    .regex(/^arn:[\w-]+:secretsmanager:[\w-]+:\d{12}:secret:.+-\w{6}$/, 'the whole ARN of a secret')
    .optional(),
  people: People.optional(),
  /** Who is told of alarms. */
  alarmEmail: z.email().exactOptional(),
  /** Where docs/runbook.md can be read by whoever is told. */
  runbookUrl: z.url().exactOptional(),
});
export type SynthContext = z.infer<typeof SynthContext>;

type ReadContext = (name: string) => unknown;

/** Reads the context of the CDK app. Throws InvalidConfiguration that names the key. */
export function readSynthContext(read: ReadContext): SynthContext {
  const parsed = SynthContext.safeParse({
    stackName: read('stackName') ?? 'Plumbline',
    settings: parseIfText(read('settings') ?? {}),
    setsAccountLogRole: parseIfText(read('setsAccountLogRole') ?? false),
    apiKeysSecretArn: read('apiKeysSecretArn'),
    people: parseIfText(read('people')),
    ...given('alarmEmail', read),
    ...given('runbookUrl', read),
  });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new InvalidConfiguration(
    `The context key ${issue?.path.join('.') ?? '?'} does not fit: ${issue?.message ?? ''}.`,
  );
}

function given(name: string, read: ReadContext): Readonly<Record<string, unknown>> {
  const value = read(name);
  return value === undefined ? {} : { [name]: value };
}

/** The command line gives everything as text, cdk.json as JSON. */
function parseIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}
