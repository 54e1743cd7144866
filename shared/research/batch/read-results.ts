import { type BatchReference, CleanLine, type LineEnd, batchKey } from '#shared/domain/batch.ts';
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

/** What has become of each line so far, in the order of the file; of lines whose jobs have not ended nothing. */
export async function readResults(
  batch: BatchReference,
  ends: ReadonlyMap<number, LineEnd>,
  ports: ResultPorts,
): Promise<readonly BatchResult[]> {
  const results: BatchResult[] = [];
  const ended = (await readCleanLines(batch, ports)).flatMap(({ line, customId }) => {
    const end = ends.get(line);
    return end ? [{ line, customId, end }] : [];
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
  { line, customId, end }: { readonly line: number; readonly customId: string; readonly end: LineEnd },
  { archive }: ResultPorts,
): Promise<BatchResult> {
  const jobId = batchJobId(batch, customId);
  const result = { customId, line, jobId, ...end };
  if (end.status !== 'COMPLETED') return result;
  const keys = {
    json: reportKey(batch.tenantId, jobId, 'json'),
    md: reportKey(batch.tenantId, jobId, 'md'),
    html: reportKey(batch.tenantId, jobId, 'html'),
  };
  const report = Report.pick({ trust: true }).safeParse(parseJson((await archive.getText(keys.json)) ?? ''));
  // A report that was erased meanwhile has no figures and no keys.
  return report.success ? { ...result, trust: report.data.trust, report: keys } : result;
}
