import * as z from 'zod';
import { CorpusName } from './corpora.ts';
import { JobBudget } from './job-budget.ts';
import { AnswerFormat, Interaction } from './job.ts';
import { LensName, ProviderName } from './names.ts';

const MOST_LABELS = 20;
const RESERVED = '__proto__';
const Labels = z
  .record(z.string().regex(/^[\w.-]{1,40}$/u), z.string().max(200), {
    error: ({ code }) =>
      code === 'invalid_key' ? 'the name of a label is 1 to 40 letters, digits, _, . or -' : undefined,
  })
  .refine((labels) => Object.keys(labels).length <= MOST_LABELS, `has at most ${MOST_LABELS} labels`);
/** A record would leave the one name out that objects have for themselves, and say nothing. */
const Metadata = z.preprocess((value: z.input<typeof Labels>, context) => {
  // What comes from outside may be anything.
  if (Object.hasOwn(Object(value), RESERVED)) {
    context.addIssue({ code: 'custom', path: [RESERVED], message: 'no label can have this name' });
  }
  return value;
}, Labels);

export const Domain = z
  .string()
  .regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u, 'must be a domain such as example.org');
const DomainList = z.array(Domain).max(100).readonly();

/** What a caller asks for; what is left out takes the default of the service. */
export const JobRequest = z.strictObject({
  question: z.string(),
  /** Needs, domain, constraints: background that every planning step sees. */
  context: z.string().optional(),
  maxIterations: z.int().min(1).max(50).optional(),
  interaction: Interaction.optional(),
  /** Names of search providers in order of preference; an empty list turns search off. */
  providers: z.array(ProviderName).max(20).readonly().optional(),
  /** Run time after which research stops and the report is written. */
  deadlineSeconds: z.int().min(1).max(86_400).optional(),
  evaluate: z.boolean().optional(),
  /** At most this, and not more than the service allows each job. */
  budget: JobBudget.optional(),
  /** BCP 47 tag of the language that the report's fixed words are in; absent: that of the question. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u, 'must be a language tag such as de or pt-BR')
    .optional(),
  /** Labels of your own, given back with the job. */
  metadata: Metadata.optional(),
  /**
   * `brief`: the direct answer and its sources alone; `table`: the answer as a table, a row for each thing that is compared or
   * asked, a column for each respect.
   */
  format: AnswerFormat.optional(),
  /** A corpus of the service by its name (`CORPORA`), in place of the one that it searches otherwise. */
  corpus: z.strictObject({ name: CorpusName }).optional(),
  /** Name of a lens: the providers and domains of a field. */
  lens: LensName.optional(),
  /** Domains that pages of the web must be of, subdomains included, beside those of the lens. */
  allowDomains: DomainList.optional(),
  /** Domains that pages of the web must not be of. */
  denyDomains: DomainList.optional(),
});
export type JobRequest = z.infer<typeof JobRequest>;
