import { type Source, archiveKey, linesKey, rawKey } from '#shared/domain/source.ts';
import type { StepContext } from '#shared/research/step.ts';
import { sha256 } from '#shared/text/hash.ts';

type Known = Pick<Source, 'file' | 'language' | 'publishedAt' | 'rawHash' | 'readAt' | 'title'> & {
  readonly authors?: string[];
  readonly contentType: string;
  readonly archiveHash: string;
  readonly characters: number;
  readonly isAbstract: boolean;
};

/**
 * What the earlier job of a thread read of this source, if it is still there as it was: the text has the hash that was
 * recorded of it. It is put again, so that it stays as long as what is read today.
 */
export async function readEarlierText(
  source: Source,
  { ports, job }: Pick<StepContext<'FetchSource'>, 'job' | 'ports'>,
): Promise<Known | undefined> {
  const earlier = { tenantId: job.tenantId, jobId: job.followUp?.jobId ?? '' };
  const known = await ports.research.get(earlier, 'SOURCE', source.id);
  const { archiveHash, contentType, isAbstract = false } = known ?? {};
  if (!known || archiveHash === undefined || contentType === undefined) return undefined;
  const text = await ports.archive.getText(archiveKey(job.tenantId, source.id, archiveHash));
  if (text === undefined || sha256(text) !== archiveHash) return undefined;
  const besides = [
    linesKey(job.tenantId, source.id, archiveHash),
    ...(known.rawHash === undefined ? [] : [rawKey(job.tenantId, source.id, known.rawHash)]),
  ];
  await ports.archive.put(archiveKey(job.tenantId, source.id, archiveHash), text);
  for (const key of besides) {
    const bytes = await ports.archive.get(key);
    if (bytes) await ports.archive.put(key, bytes);
  }
  const { title, authors, file, language, publishedAt, rawHash, readAt } = known;
  return {
    contentType,
    archiveHash,
    isAbstract,
    characters: text.length,
    title,
    ...(authors === undefined ? {} : { authors: [...authors] }),
    ...(file === undefined ? {} : { file }),
    ...(language === undefined ? {} : { language }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(rawHash === undefined ? {} : { rawHash }),
    ...(readAt === undefined ? {} : { readAt }),
  };
}
