import { ownDataFolder } from '#local/data-folder.ts';
import { createFileArchive, createStores, embedTable } from '#shared/adapters/index.ts';
import { sampleJob } from '#tests/contract/samples.ts';

/** A process to be killed: takes the folder it is given, then writes jobs without end and says of each when it is answered. */
const folder = await ownDataFolder({ folder: process.argv[2] ?? '', tableName: 'plumbline' });
await folder.announcePort(4380);
const sleep = async (): Promise<void> => undefined;
const { jobs } = createStores({
  table: embedTable({ tableName: 'plumbline', sleep }, folder.table.requestHandler),
  archive: await createFileArchive(folder.archivePath),
  clock: { now: () => 0 },
  sleep,
});
for (let number = 0; ; number += 1) {
  const job = sampleJob({ jobId: `job-${number}` });
  await jobs.create(job);
  await jobs.change(job, ['QUEUED'], { status: 'PROCESSING' });
  process.stdout.write(`${job.jobId}\n`);
}
