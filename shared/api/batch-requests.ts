import * as z from 'zod';
import { BatchDefaults } from '#shared/domain/batch.ts';
import { PageQuery } from './requests.ts';

/** The lines of a batch: as objects, as JSONL text, or as a file that the caller has put into the archive. */
export const BatchInput = z.union(
  [
    z.strictObject({ lines: z.array(z.unknown()).min(1) }),
    z.strictObject({ jsonl: z.string().min(1) }),
    z.strictObject({ inputKey: z.string().min(1).max(1024) }),
  ],
  'must be one of { lines: […] }, { jsonl: "…" } and { inputKey: "…" }',
);
export type BatchInput = z.infer<typeof BatchInput>;

/** Body of a batch; each line is checked by itself, later, so that one that does not fit costs none of the others. */
export const BatchRequest = z.strictObject({
  name: z.string().min(1).max(200).optional(),
  input: BatchInput,
  /** What all lines have that do not say otherwise. */
  defaults: BatchDefaults.optional(),
});

const MOST_RESULTS = 1000;

export const BatchListQuery = PageQuery;

export const BatchResultsQuery = z.strictObject({
  /** `jsonl`: one result a line; `html`: the page with all of them. Absent: what `Accept` asks for, else `json`. */
  format: z.enum(['json', 'jsonl', 'html']).optional(),
  /** Lines behind this one. */
  after: z.coerce.number().pipe(z.int().nonnegative()).default(0),
  limit: z.coerce.number().pipe(z.int().min(1).max(MOST_RESULTS)).default(MOST_RESULTS),
  /** `files`: the page leads to reports/{jobId}.html beside it. */
  links: z.enum(['api', 'files']).default('api'),
});
export type BatchResultsQuery = z.infer<typeof BatchResultsQuery>;
