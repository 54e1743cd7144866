import { type BatchReference, CleanLine, type LineEnd, LineError, batchKey } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import type { BatchResult } from '#shared/domain/batch-result.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { Report } from '#shared/domain/report.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import type { ArchiveReader } from '../../ports/archive.ts';
import { readJsonLines } from './json-lines.ts';

interface ResultPorts {
  readonly archive: Pick<ArchiveReader, 'getText'>;
}

/** The lines of a batch that can be submitted, in the order of the file. */
export async function readCleanLines(
  batch: BatchReference,
  { archive }: ResultPorts,
): Promise<readonly CleanLine[]> {
  const text = (await archive.getText(batchKey(batch, 'clean'))) ?? '';
  return readJsonLines(text, CleanLine);
}

/** The lines of a batch that cannot be submitted, in the order of the file. */
export async function readLineErrors(
  batch: BatchReference,
  { archive }: ResultPorts,
): Promise<readonly LineError[]> {
  return readJsonLines((await archive.getText(batchKey(batch, 'errors'))) ?? '', LineError);
}

/** What has become of each line so far, in the order of the file; of lines whose jobs have not ended nothing. */
export async function readResults(
  batch: BatchReference,
  ends: ReadonlyMap<number, LineEnd>,
  ports: ResultPorts,
): Promise<readonly BatchResult[]> {
  const results: BatchResult[] = [];
  const ended = (await readCleanLines(batch, ports)).flatMap(({ line, customId, question }) => {
    const end = ends.get(line);
    return end ? [{ line, customId, question, ...end }] : [];
  });
  for (let start = 0; start < ended.length; start += READS_AT_ONCE) {
    const some = ended.slice(start, start + READS_AT_ONCE);
    results.push(...(await Promise.all(some.map(async (one) => readResult(batch, one, ports)))));
  }
  return results;
}

const READS_AT_ONCE = 16;

async function readResult(
  batch: BatchReference,
  ended: Omit<BatchResult, 'jobId'>,
  { archive }: ResultPorts,
): Promise<BatchResult> {
  const jobId = batchJobId(batch, ended.customId);
  const result = { ...ended, jobId };
  if (ended.status !== 'COMPLETED') return result;
  const keys = {
    json: reportKey(batch.tenantId, jobId, 'json'),
    md: reportKey(batch.tenantId, jobId, 'md'),
    html: reportKey(batch.tenantId, jobId, 'html'),
  };
  const report = Report.pick({ trust: true }).safeParse(parseJson((await archive.getText(keys.json)) ?? ''));
  // A report that was erased meanwhile has no figures and no keys.
  return report.success ? { ...result, trust: report.data.trust, report: keys } : result;
}
