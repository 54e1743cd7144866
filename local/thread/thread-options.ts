import * as z from 'zod';
import { Settings } from '#shared/domain/settings.ts';
import { OverdueStep } from './carried-steps.ts';

/** What the thread is given when it starts. */
export const ThreadOptions = z.object({
  path: z.string(),
  archivePath: z.string(),
  config: Settings,
  optionalProviders: z.array(z.string()),
  /** Steps that are not to be begun again. */
  overdue: z.array(OverdueStep),
  worksAhead: z.boolean(),
  /** Shared: the id of the step whose code runs. */
  present: z.instanceof(SharedArrayBuffer),
});
export type ThreadOptions = z.infer<typeof ThreadOptions>;
