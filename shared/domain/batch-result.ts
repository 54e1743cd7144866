import * as z from 'zod';
import { LineEnd } from './batch.ts';
import { TrustFigures } from './report.ts';

/** One line of the results: how the job of a line ended, and where its report is. */
export const BatchResult = LineEnd.extend({
  customId: z.string(),
  line: z.int().positive(),
  question: z.string(),
  /** Also of a line whose job was never made, since the batch was cancelled before. */
  jobId: z.string(),
  /** Of a job with a report. */
  trust: TrustFigures.optional(),
  /** Archive keys of the report. */
  report: z.object({ json: z.string(), md: z.string(), html: z.string() }).optional(),
});
export type BatchResult = z.infer<typeof BatchResult>;
