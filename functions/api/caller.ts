import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import type { Caller } from '#shared/domain/caller.ts';
import { Unauthenticated } from '#shared/errors.ts';

/** What the authorizer says; a tenant becomes a part of keys, so its alphabet is narrow. */
const Authorized = z.object({
  tenantId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
  owner: z.string().min(1).max(256),
});

const IamIdentity = z.object({ accountId: z.string().regex(/^\d{12}$/), userArn: z.string().min(1) });

/** The caller as the authorizer or IAM vouches for it, never as the request itself claims. */
export function identifyCaller(event: APIGatewayProxyEvent): Caller {
  const authorized = Authorized.safeParse(event.requestContext.authorizer);
  if (authorized.success) return authorized.data;
  const service = IamIdentity.safeParse(event.requestContext.identity);
  if (service.success) {
    return { tenantId: `iam-${service.data.accountId}`, owner: withoutSession(service.data.userArn) };
  }
  throw new Unauthenticated('The request has no caller.', {
    remedy: 'Sign the request, or send the token of a signed-in user.',
  });
}

/** An assumed role keeps its jobs from one session to the next. */
function withoutSession(userArn: string): string {
  return userArn.replace(/(:assumed-role\/[^/]+)\/.*$/, '$1');
}
