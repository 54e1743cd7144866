import * as z from 'zod';
import { AnswerFormat, Interaction } from './job.ts';

const DomainList = z
  .array(z.string().regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u, 'must be a domain such as example.org'))
  .max(100)
  .readonly();

/** What a caller asks for; what is left out takes the default of the service. */
export const JobRequest = z.strictObject({
  question: z.string(),
  /** Needs, domain, constraints: background that every planning step sees. */
  context: z.string().optional(),
  maxIterations: z.int().min(1).max(50).optional(),
  interaction: Interaction.optional(),
  /** Names of search providers in order of preference; an empty list turns search off. */
  providers: z.array(z.string().min(1).max(64)).max(20).readonly().optional(),
  /** Run time after which research stops and the report is written. */
  deadlineSeconds: z.int().min(1).max(86_400).optional(),
  evaluate: z.boolean().optional(),
  /** `brief`: the direct answer and its sources alone. */
  format: AnswerFormat.optional(),
  /** Name of a lens: the providers and domains of a field. */
  lens: z.string().min(1).max(40).optional(),
  /** Domains that pages of the web must be of, subdomains included, beside those of the lens. */
  allowDomains: DomainList.optional(),
  /** Domains that pages of the web must not be of. */
  denyDomains: DomainList.optional(),
});
export type JobRequest = z.infer<typeof JobRequest>;
