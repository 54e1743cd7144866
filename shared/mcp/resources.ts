import {
  ErrorCode,
  type ListResourceTemplatesResult,
  type ListResourcesResult,
  McpError,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { ResearchClient } from '../api/client.ts';
import type { Report } from '../domain/report.ts';
import { CHANGES, RESOURCE_KINDS, type ResourceKind, refusalIn, resourceUri } from './answers.ts';

const JOBS_LISTED = 20;
const ALL_KINDS = [...RESOURCE_KINDS, CHANGES];

/** Reports and evidence of the caller's completed jobs, in the order of their list, and what changed of those that are compared to another. */
export async function listResources(
  client: ResearchClient,
  after: string | undefined,
): Promise<ListResourcesResult> {
  const { jobs, next } = await client.list({
    limit: JOBS_LISTED,
    ...(after === undefined ? {} : { after }),
  });
  const completed = jobs.filter(({ status }) => status === 'COMPLETED');
  return {
    resources: completed.flatMap(({ jobId, question, standing }) =>
      (standing?.since ? ALL_KINDS : RESOURCE_KINDS).map(({ kind, title, mimeType }) => ({
        uri: resourceUri(jobId, kind),
        name: `${kind} of ${jobId}`,
        title: `${title}: ${question.slice(0, 120)}`,
        mimeType,
      })),
    ),
    ...(next === undefined ? {} : { nextCursor: next }),
  };
}

export function listTemplates(): ListResourceTemplatesResult {
  return {
    resourceTemplates: ALL_KINDS.map(({ kind, title, mimeType }) => ({
      uriTemplate: `plumbline://jobs/{trace_id}/${kind}`,
      name: kind,
      title,
      mimeType,
    })),
  };
}

const PLACE = /^plumbline:\/\/jobs\/([^/]+)\/([a-z]+)$/;
/** As the protocol has it for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32_002;

/** Marked as the words of others: whoever reads it is not to take instructions from it. */
export async function readResource(client: ResearchClient, uri: string): Promise<ReadResourceResult> {
  const [, encoded = '', kind] = PLACE.exec(uri) ?? [];
  const found = ALL_KINDS.find((one) => one.kind === kind);
  if (!found) throw new McpError(ErrorCode.InvalidParams, 'There is no such resource.');
  const text = await textOf(client, decodeURIComponent(encoded), found.kind);
  const { mimeType } = found;
  return { contents: [{ uri, mimeType, text, _meta: { 'plumbline/untrusted': true } }] };
}

async function textOf(client: ResearchClient, jobId: string, kind: ResourceKind): Promise<string> {
  try {
    if (kind === 'report') return await client.resultText(jobId, 'md');
    const read = kind === 'changes' ? readChanges(client, jobId) : client.evidence(jobId);
    return JSON.stringify(await read, undefined, 2);
  } catch (error) {
    throw new McpError(RESOURCE_NOT_FOUND, refusalIn(error).message);
  }
}

/** Null of a job that is compared to none. */
async function readChanges(client: ResearchClient, jobId: string): Promise<Report['changes'] | null> {
  return (await client.report(jobId)).changes ?? null;
}
