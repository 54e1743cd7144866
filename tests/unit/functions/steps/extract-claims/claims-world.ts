import { extractClaimsStep } from '#functions/steps/extract-claims/extract-claims.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Cursor } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { BRIEF, PLAN } from '#tests/unit/shared/prompting/given.ts';
import { type ScriptedModel, scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts, submit } from '../ports.ts';

export const SEALED = 'All messages in the queue are encrypted with a service key by default.';
export const SEALED_TOO = 'By default, all messages in the queue are encrypted with a key of the service.';
export const WHALES = 'Whales sing to each other under the deep sea.';
export const job = jobOf('claims', { createdAt: '2026-03-14T09:00:00.000Z' });

interface Given {
  readonly evidence: readonly Evidence[];
  readonly checklist?: readonly ChecklistItem[];
  readonly question?: string;
  readonly hasBrief?: boolean;
}

/** A model that answers the calls in turn with these lists, the last one over and over. */
export function answering(...lists: readonly (readonly Partial<Proposed>[])[]): ScriptedModel {
  return scriptedModel({
    script: (_request, count) => ({
      claims: (lists[count - 1] ?? lists.at(-1) ?? []).map((claim) => ({
        earlier: '',
        text: '',
        supports: [],
        contradicts: [],
        ...claim,
      })),
    }),
  });
}

interface Proposed {
  readonly earlier: string;
  readonly text: string;
  readonly supports: readonly string[];
  readonly contradicts: readonly string[];
}

export async function store(ports: Ports, evidence: readonly Evidence[]): Promise<void> {
  for (const one of evidence) {
    await ports.research.put(job, 'SOURCE', {
      id: one.sourceId,
      record: sourceOf(one.sourceId, { compositeScore: 0.5 }),
    });
    await ports.research.put(job, 'EVIDENCE', { id: one.id, record: one });
  }
}

export async function open(given: Given, parts: Parameters<typeof openPorts>[0] = {}): Promise<Ports> {
  const ports = await openPorts(parts);
  await submit(ports, job);
  const { checklist = PLAN.checklist, question = BRIEF.question, hasBrief = true } = given;
  if (hasBrief) await ports.research.put(job, 'BRIEF', { id: ONLY, record: { ...BRIEF, question } });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: { ...PLAN, checklist } });
  await store(ports, given.evidence);
  return ports;
}

export async function run(ports: Ports, cursor: Partial<Cursor> = {}) {
  const { tenantId, jobId } = job;
  const at = { iteration: 1, purpose: 'research', revision: 0, ...cursor } as const;
  const result = await extractClaimsStep.run(
    { tenantId, jobId, cursor: at },
    contextOf(ports, job, 'ExtractClaims'),
  );
  const claims = await ports.research.list(job, 'CLAIM', `i0${at.iteration}-`);
  return { ...result, claims };
}

export const voices = (claims: readonly Claim[]) => claims.map((claim) => claim.independentSources);
