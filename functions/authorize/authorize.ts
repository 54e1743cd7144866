import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import * as z from 'zod';
import type { Settings } from '#shared/domain/settings.ts';
import { Unauthenticated } from '#shared/errors.ts';
import type { VerifyToken } from '#shared/ports/token-verifier.ts';

/** What API Gateway asks about a request: the header and the address. */
const Asked = z.object({
  authorizationToken: z.string(),
  methodArn: z.string().regex(/^arn:[\w-]+:execute-api:[\w-]+:\d{12}:\w+\/[\w$-]+\//u),
});

/** A tenant becomes a part of keys. What begins with `iam-` are the tenants of services, whom no person can be. */
const Tenant = z.string().regex(/^(?!iam-)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u);
const Owner = z.string().min(1).max(256);

/** Where people may go, and where only those who look after the service. */
const PATHS = {
  person: ['GET', 'POST', 'DELETE', 'PATCH'].flatMap((method) =>
    ['research/*', 'batches', 'batches/*', 'standing', 'standing/*', 'schedules', 'schedules/*'].map(
      (path) => `${method}/v1/${path}`,
    ),
  ),
  admin: ['GET/v1/admin/*', 'DELETE/v1/admin/tenants/*'],
};

/** Lets in who has a token of the issuer, as a member of the tenant that it names. Throws Unauthenticated otherwise. */
export async function authorize(
  event: unknown,
  { verify, people }: { readonly verify: VerifyToken; readonly people: Settings['people'] },
): Promise<APIGatewayAuthorizerResult> {
  const { authorizationToken, methodArn } = Asked.parse(event);
  const [, token = ''] = /^Bearer\s+(\S+)$/iu.exec(authorizationToken) ?? [];
  if (token === '') throw new Unauthenticated('The request has no bearer token.');
  const claims = await verify(token);
  const tenantId = Tenant.safeParse(claims[people.tenantClaim]);
  const owner = Owner.safeParse(claims['sub']);
  if (!tenantId.success || !owner.success) {
    throw new Unauthenticated(`The token names no tenant in its claim ${people.tenantClaim}, or no person.`);
  }
  const isAdmin = rolesOf(claims[people.roleClaim]).includes(people.adminRole);
  const [api = '', stage = ''] = methodArn.split('/');
  const paths = [...PATHS.person, ...(isAdmin ? PATHS.admin : [])];
  return {
    principalId: owner.data,
    context: { tenantId: tenantId.data, owner: owner.data },
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: 'execute-api:Invoke',
          Resource: paths.map((path) => `${api}/${stage}/${path}`),
        },
      ],
    },
  };
}

/** One role, several, or several in one text. */
function rolesOf(claim: unknown): readonly string[] {
  const parsed = z.union([z.string(), z.array(z.string())]).safeParse(claim);
  if (!parsed.success) return [];
  return [parsed.data].flat().flatMap((text) => text.split(/[\s,]+/u));
}
