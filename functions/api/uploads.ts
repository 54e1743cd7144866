import type { SubmitRequest } from '#shared/api/requests.ts';
import type { Job } from '#shared/domain/job.ts';
import { type Upload, uploadContentType, jobUploadPrefix } from '#shared/domain/upload.ts';
import { sha256 } from '#shared/text/hash.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { ApiRequest } from './api-request.ts';

/** The texts that come with a question, the likeliest to bear on it first; undefined where none come. */
export function describeUploads(
  { corpus, question }: SubmitRequest,
  { tenantId, jobId }: Pick<Job, 'jobId' | 'tenantId'>,
): readonly Upload[] | undefined {
  const asked = new Set(terms(question));
  return corpus?.files
    ?.map(({ name, text }) => ({
      score: shareOf(asked, `${name} ${text}`),
      upload: {
        name,
        key: `${jobUploadPrefix(tenantId, jobId)}${sha256(`${name}\n${text}`).slice(0, 32)}`,
        contentType: uploadContentType(name),
        snippet: bestParagraph(asked, text),
      },
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ upload }) => upload);
}

/** Written before the job is stored; the same submission writes the same. */
export async function keepUploads(
  { ports, body }: Pick<ApiRequest<'submitJob'>, 'body' | 'ports'>,
  job: Job,
): Promise<void> {
  for (const file of body.corpus?.files ?? []) {
    const [upload] = describeUploads({ ...body, corpus: { files: [file] } }, job) ?? [];
    if (upload) await ports.archive.put(upload.key, file.text);
  }
}

const LONGEST_SNIPPET = 500;

function bestParagraph(asked: ReadonlySet<string>, text: string): string {
  const paragraphs = text.split(/\n\s*\n/u).filter((one) => one.trim() !== '');
  const scored = paragraphs.map((one) => ({ one, score: shareOf(asked, one) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return (best?.one ?? text).trim().slice(0, LONGEST_SNIPPET).toWellFormed();
}

/** Share of the asked words that a text has. */
function shareOf(asked: ReadonlySet<string>, text: string): number {
  const known = new Set(terms(text));
  return [...asked].filter((term) => known.has(term)).length / Math.max(1, asked.size);
}
