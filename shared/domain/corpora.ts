import * as z from 'zod';

/** Under which a job asks for a corpus; never a path. */
export const CorpusName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u, 'must be a name such as handbook');

/** By name, a folder or `s3://bucket/prefix`: all that a job may have searched in place of the corpus of the service. */
export const Corpora = z.record(CorpusName, z.string().min(1));
export type Corpora = z.infer<typeof Corpora>;
