import { randomBytes } from 'node:crypto';
import { pathTo } from '#shared/api/routes.ts';
import type { WebhookList, WebhookWithSecret } from '#shared/api/webhooks.ts';
import { type WebhookEndpoint, secretContext } from '#shared/domain/webhook.ts';
import { Conflict } from '#shared/errors.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { changedMeanwhile, checkAddress, findWebhook, viewWebhook, webhookPorts } from '../webhook-access.ts';

const SECRET_BYTES = 32;
/** For how long an old secret signs beside the new one, unless its owner says otherwise. */
const OVERLAP_SECONDS = 86_400;
/** How many secrets sign at once, however often they are replaced. */
const SECRETS_KEPT = 3;

/** The address is checked now, and again whenever something is sent to it. */
export async function createWebhook(request: ApiRequest<'createWebhook'>): Promise<ApiResponse> {
  const { ports, caller, body } = request;
  const { poster, sealer } = webhookPorts(request);
  await checkAddress(body.url, poster);
  const now = timeOf(request);
  const webhookId = ports.ids.next();
  const secret = newSecret();
  const sealed = await sealer.seal(secret, secretContext({ ...caller, webhookId }));
  const endpoint: WebhookEndpoint = {
    ...caller,
    webhookId,
    url: body.url,
    types: [...new Set(body.types)],
    format: body.format ?? 'standard',
    status: 'active',
    createdAt: now,
    updatedAt: now,
    secrets: [{ sealed }],
  };
  const limit = ports.config.outgoing.endpointsPerTenant;
  if (!(await ports.webhooks.create(endpoint, limit))) {
    throw new Conflict(`There are ${limit} webhooks already, which is as many as there may be.`, {
      remedy: 'Delete one that is not needed any more.',
    });
  }
  const answer: WebhookWithSecret = { ...viewWebhook(endpoint), secret };
  return answerJson(answer, 201, { location: pathTo('getWebhook', { webhookId }) });
}

/** Those of the caller, not those of others of the same tenant. */
export async function listWebhooks({ ports, caller }: ApiRequest<'listWebhooks'>): Promise<ApiResponse> {
  const all = await ports.webhooks.list(caller.tenantId);
  const own = all.filter(({ owner }) => owner === caller.owner);
  const list: WebhookList = { webhooks: own.map((endpoint) => viewWebhook(endpoint)) };
  return answerJson(list);
}

export async function getWebhook(request: ApiRequest<'getWebhook'>): Promise<ApiResponse> {
  return answerJson(viewWebhook(await findWebhook(request)));
}

export async function updateWebhook(request: ApiRequest<'updateWebhook'>): Promise<ApiResponse> {
  const { url, types, format, status } = request.body;
  const endpoint = await findWebhook(request);
  if (url !== undefined) await checkAddress(url, webhookPorts(request).poster);
  const { disabledReason: _reason, ...kept } = endpoint;
  const changed: WebhookEndpoint = {
    ...(status === undefined ? endpoint : kept),
    ...(url === undefined ? {} : { url }),
    ...(types === undefined ? {} : { types: [...new Set(types)] }),
    ...(format === undefined ? {} : { format }),
    ...(status === undefined ? {} : { status }),
  };
  return answerJson(viewWebhook(await replace(request, endpoint, changed)));
}

export async function deleteWebhook(request: ApiRequest<'deleteWebhook'>): Promise<ApiResponse> {
  const endpoint = await findWebhook(request);
  await request.ports.webhooks.delete(endpoint);
  return answerJson(viewWebhook(endpoint));
}

export async function rotateWebhookSecret(request: ApiRequest<'rotateWebhookSecret'>): Promise<ApiResponse> {
  const endpoint = await findWebhook(request);
  const { sealer } = webhookPorts(request);
  const now = request.ports.clock.now();
  const overlap = (request.body.overlapSeconds ?? OVERLAP_SECONDS) * 1000;
  const until = new Date(now + overlap).toISOString();
  const secret = newSecret();
  const sealed = await sealer.seal(secret, secretContext(endpoint));
  const before = endpoint.secrets
    .map((kept) => ({ ...kept, until: kept.until ?? until }))
    .filter((kept) => Date.parse(kept.until) > now);
  const secrets = [{ sealed }, ...before].slice(0, SECRETS_KEPT);
  const changed = await replace(request, endpoint, { ...endpoint, secrets });
  const answer: WebhookWithSecret = { ...viewWebhook(changed), secret };
  return answerJson(answer);
}

async function replace(
  request: ApiRequest,
  before: WebhookEndpoint,
  changed: WebhookEndpoint,
): Promise<WebhookEndpoint> {
  const after = { ...changed, updatedAt: timeOf(request) };
  if (await request.ports.webhooks.replace(before, after)) return after;
  throw changedMeanwhile();
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function timeOf({ ports }: ApiRequest): string {
  return new Date(ports.clock.now()).toISOString();
}
