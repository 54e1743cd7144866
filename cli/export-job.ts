import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ResearchClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { type ExportForm, MADE_FORMS, SERVED_FORMS } from './export-forms.ts';
import { findJobId, shortId } from './find-job.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ExportOptions extends PlaceOptions {
  readonly as: ExportForm;
  readonly out?: string;
}

/** Gives a report in the form that another program wants: text on standard output, a document as a file. */
export async function exportJob(
  named: string,
  options: ExportOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { out } = world.terminal;
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const jobId = await findJobId(client, named);
    const content = await contentOf(client, jobId, options.as);
    if (options.out === undefined && typeof content === 'string') {
      out.write(content);
      return EXIT_CODES.answered;
    }
    const path = resolve(options.out ?? `plumbline-${shortId(jobId)}.${options.as}`);
    await writeFile(path, content);
    out.write(`${path}\n`);
    return EXIT_CODES.answered;
  });
}

async function contentOf(
  client: ResearchClient,
  jobId: string,
  form: ExportForm,
): Promise<string | Uint8Array> {
  const served = SERVED_FORMS.find((one) => one === form);
  if (served !== undefined) return client.resultText(jobId, served);
  if (form === MADE_FORMS[1])
    return (await import('./word/render-docx.ts')).renderDocx(await client.report(jobId));
  const { printPdf } = await import('./print-pdf.ts');
  return printPdf(await client.resultText(jobId, 'html'), readConfig().local.browserPath);
}
