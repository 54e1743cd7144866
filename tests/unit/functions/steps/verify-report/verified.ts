import { verifyReport } from '#functions/steps/verify-report/verify-report.ts';
import { type Draft, Report } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';
import { fillWorld, makeDraft } from '../publish-report/fixture.ts';
import { TEXTS } from '../publish-report/sources.ts';
import { JOB, type World, makeWorld } from '../publish-report/world.ts';

export async function verify(world: World): Promise<Report> {
  await verifyReport(JOB, world.context);
  return Report.parse(JSON.parse((await world.archive.getText('local/reports/job-1/report.json')) ?? ''));
}

export async function verifyDraft(change: Partial<Draft>): Promise<Report> {
  const world = await makeWorld();
  await fillWorld(world, { draft: makeDraft(change) });
  return verify(world);
}

export async function tamper(world: World, sourceId: string, body: string): Promise<void> {
  await world.archive.put(archiveKey(JOB.tenantId, sourceId, sha256(TEXTS[sourceId] ?? '')), body);
}
