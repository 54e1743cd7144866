import * as z from 'zod';

/** A text that stays because the report of another job rests on it. */
export const LeftSource = z.object({ sourceId: z.string(), title: z.string(), jobId: z.string() });
export type LeftSource = z.infer<typeof LeftSource>;

/** What became of a job that was erased. */
export const Erased = z.object({
  jobId: z.string(),
  /** Records of the table, and objects of the archive, that are gone. */
  records: z.int().nonnegative(),
  objects: z.int().nonnegative(),
  left: z.array(LeftSource).readonly(),
});
export type Erased = z.infer<typeof Erased>;

/** What became of a tenant that was erased. */
export const ErasedTenant = z.object({
  tenantId: z.string(),
  /** Jobs, records of the table and objects of the archive that are gone. */
  jobs: z.int().nonnegative(),
  records: z.int().nonnegative(),
  objects: z.int().nonnegative(),
  /** Jobs that are not finished: they stay, and so do the texts and caches of the tenant, until it is erased again. */
  unfinished: z.array(z.string()).readonly(),
});
export type ErasedTenant = z.infer<typeof ErasedTenant>;
