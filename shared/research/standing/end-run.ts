import { countEntries, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { Report } from '#shared/domain/report.ts';
import { withRun } from '#shared/domain/standing.ts';
import { standingEvent } from '#shared/domain/standing-event.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import type { ArchiveReader } from '../../ports/archive.ts';
import type { Ports } from '../../ports/ports.ts';

export type EndRunPorts = Pick<Ports, 'standings' | 'outbox'> & {
  readonly archive: Pick<ArchiveReader, 'getText'>;
};

/**
 * Writes down how a run of a standing question has ended, and notifies others of what it found; when nothing changed, nobody is
 * notified. Doing it again changes nothing. Of a job that has not ended or is no such run nothing is written.
 */
export async function endRun(job: Job, ports: EndRunPorts): Promise<void> {
  if (job.standing === undefined || !isTerminal(job.status)) return;
  const reference = { tenantId: job.tenantId, standingId: job.standing.standingId };
  const standing = await ports.standings.get(reference);
  if (!standing) return;
  const at = job.createdAt;
  const changes = await readChanges(job, ports);
  if (changes && !isUnchanged(changes)) {
    await ports.outbox.put(standingEvent(standing, { jobId: job.jobId, at: job.endedAt ?? at }, changes));
  }
  const ended = {
    jobId: job.jobId,
    at,
    status: job.status,
    ...(job.outcome === undefined ? {} : { outcome: job.outcome }),
    ...(changes === undefined ? {} : { changes: { ...countEntries(changes) } }),
  };
  await ports.standings.change(reference, (now) => withRun(now, ended));
}

async function readChanges(job: Job, { archive }: EndRunPorts): Promise<Report['changes']> {
  const text = await archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  const report = Report.pick({ changes: true }).safeParse(parseJson(text ?? ''));
  return report.success ? report.data.changes : undefined;
}
