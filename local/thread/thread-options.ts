import * as z from 'zod';
import { Settings } from '#shared/domain/settings.ts';

/** What the thread is given when it starts. */
export const ThreadOptions = z.object({
  path: z.string(),
  archivePath: z.string(),
  config: Settings,
  optionalProviders: z.array(z.string()),
});
export type ThreadOptions = z.infer<typeof ThreadOptions>;
