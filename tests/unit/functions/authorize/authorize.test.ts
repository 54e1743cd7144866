import { expect, test } from 'vitest';
import * as z from 'zod';
import { authorize } from '#functions/authorize/authorize.ts';
import { loadConfig } from '#shared/config.ts';
import { Unauthenticated } from '#shared/errors.ts';

const METHOD = 'arn:aws:execute-api:eu-west-1:123456789012:abc123/live/GET/v1/research/jobs';
const BASE = 'arn:aws:execute-api:eu-west-1:123456789012:abc123/live';
const PERSON = { sub: 'ada', tenant: 'engines' };

async function ask(
  claims: Readonly<Record<string, unknown>>,
  authorizationToken = 'Bearer token',
): ReturnType<typeof authorize> {
  const { people } = loadConfig({});
  return authorize({ authorizationToken, methodArn: METHOD }, { verify: async () => claims, people });
}

test('lets a person in to jobs, batches, standing questions and schedules, as a member of the tenant of the token', async () => {
  const { principalId, context, policyDocument } = await ask(PERSON);
  expect({ principalId, context }).toEqual({
    principalId: 'ada',
    context: { tenantId: 'engines', owner: 'ada' },
  });
  const [statement, ...others] = z
    .array(z.object({ Effect: z.literal('Allow'), Resource: z.array(z.string()) }))
    .parse(policyDocument.Statement);
  expect(others).toEqual([]);
  for (const path of ['research/*', 'batches', 'batches/*', 'standing/*', 'schedules/*'])
    expect(statement?.Resource).toContain(`${BASE}/GET/v1/${path}`);
  expect(statement?.Resource.filter((one) => one.includes('/admin/'))).toEqual([]);
});

test.each([['plumbline-admin'], [['reader', 'plumbline-admin']], ['reader plumbline-admin']])(
  'lets those see all jobs who have the role: %j',
  async (role) => {
    expect(JSON.stringify(await ask({ ...PERSON, role }))).toContain(`${BASE}/GET/v1/admin/*`);
  },
);

test.each([['reader'], ['plumbline-admins'], [7], [undefined]])('and nobody else: %j', async (role) => {
  expect(JSON.stringify(await ask({ ...PERSON, role }))).not.toContain('/admin/');
});

test.each([
  ['no tenant', { sub: 'ada' }],
  ['a tenant that would break out of its key', { sub: 'ada', tenant: 'a#JOB#b' }],
  ['the tenant of a service', { sub: 'ada', tenant: 'iam-123456789012' }],
  ['nobody', { tenant: 'engines' }],
])('lets nobody in whose token names %s', async (_, claims) => {
  await expect(ask(claims)).rejects.toThrow(Unauthenticated);
});

test.each(['', 'Bearer', 'Basic dXNlcjpwYXNz'])(
  'lets nobody in without a bearer token: "%s"',
  async (header) => {
    await expect(ask(PERSON, header)).rejects.toThrow(/no bearer token/u);
  },
);
