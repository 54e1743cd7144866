import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { salvageEntries } from '#local/table-files/salvage.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** What the files of a dead process hold. */
export interface Recorded {
  /** The answers whose results are there, by the number that each bore in its usage. */
  readonly answers: ReadonlySet<number>;
  /** The command had saved its files and said so: given again, it asks anew. */
  readonly isDelivered: boolean;
}

export const NOTHING_RECORDED: Recorded = { answers: new Set(), isDelivered: false };

const FinishedCall = z.object({
  sk: z.object({ S: z.string().startsWith('CALL#') }),
  callState: z.object({ S: z.literal('finished') }),
  body: z.object({ S: z.string() }),
});
const Outcome = z.object({ value: z.object({ usage: z.object({ cacheReadTokens: z.int().positive() }) }) });
const DeliveredJob = z.object({
  sk: z.object({ S: z.literal('META') }),
  delivery: z.object({ S: z.literal('done') }),
});

/** Read from the files as they are: to open the table would change them. */
export async function readRecorded(dataFolder: string): Promise<Recorded> {
  const table = join(dataFolder, 'table');
  if (!existsSync(table)) return NOTHING_RECORDED;
  const values = [...(await salvageEntries(table)).values()].map((value) =>
    parseJson(value.toString('utf8')),
  );
  const answers = values.flatMap((value) => {
    const call = FinishedCall.safeParse(value);
    const outcome = Outcome.safeParse(call.success ? parseJson(call.data.body.S) : undefined);
    return outcome.success ? [outcome.data.value.usage.cacheReadTokens] : [];
  });
  const isDelivered = values.some((value) => DeliveredJob.safeParse(value).success);
  return { answers: new Set(answers), isDelivered };
}
