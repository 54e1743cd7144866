import * as z from 'zod';

/** A text that came with a question, as it is kept. */
export const Upload = z.object({
  name: z.string(),
  /** Archive key, tenant first. */
  key: z.string(),
  /** The paragraph that has most of what is asked. */
  snippet: z.string(),
  contentType: z.enum(['text/plain', 'text/markdown', 'text/html']),
});
export type Upload = z.infer<typeof Upload>;

interface Uploads {
  readonly uploads?: readonly Upload[] | undefined;
}

/** Stands among the providers for the texts that came with a question. */
export const UPLOADS = 'upload';

const FIRST_WAVE = 'i01';

/** Whether a wave reads the texts that came with the question, be they all that is read: the first does. */
export function readsUploads(waveId: string, { uploads = [] }: Uploads): boolean {
  return waveId === FIRST_WAVE && uploads.length > 0;
}

/** Where the texts of a job are; tenant first. */
export function jobUploadPrefix(tenantId: string, jobId: string): string {
  return `${tenantId}/uploads/${jobId}/`;
}

/** By the name of the file; a text of any other kind is read as plain text. */
export function uploadContentType(name: string): Upload['contentType'] {
  if (/\.(?:md|markdown|mdx)$/iu.test(name)) return 'text/markdown';
  return /\.(?:html?|xhtml|xht)$/iu.test(name) ? 'text/html' : 'text/plain';
}
