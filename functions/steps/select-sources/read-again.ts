import { type Wave } from './gather-candidates.ts';
import type { Source } from '#shared/domain/source.ts';
import { identitiesOf } from '#shared/domain/source-identity.ts';
import type { StepContext } from '#shared/research/step.ts';

const FIRST_WAVE = 'i01';
/** What a wave can take beside what its searches brought. */
const MOST = 40;

/**
 * What the run before of a standing question has quoted and this wave has not come upon: read again all the same, since only
 * who was asked can have withdrawn something, or be gone. None in later waves, or where nothing stands before.
 */
export async function sourcesToReadAgain(
  chosen: readonly Source[],
  wave: Wave,
  { ports, job }: StepContext<'SelectSources'>,
): Promise<readonly Source[]> {
  const since = job.standing?.since;
  if (since === undefined || wave.id !== FIRST_WAVE) return [];
  const earlier = { tenantId: job.tenantId, jobId: since.jobId };
  const quoted = new Set((await ports.research.list(earlier, 'EVIDENCE')).map(({ sourceId }) => sourceId));
  const names = new Set(chosen.flatMap(namesOf));
  const before = await ports.research.list(earlier, 'SOURCE');
  return before
    .filter((source) => quoted.has(source.id) && !namesOf(source).some((name) => names.has(name)))
    .slice(0, MOST)
    .map((source) => toRead(source, wave));
}

function namesOf(source: Source): readonly string[] {
  return [source.id, ...identitiesOf(source)];
}

/** As it was chosen then; what was read of it is read again. */
function toRead(source: Source, { id }: Wave): Source {
  const {
    archiveHash: _archiveHash,
    rawHash: _rawHash,
    contentType: _contentType,
    characters: _characters,
    readAt: _readAt,
    skipReason: _skipReason,
    lost: _lost,
    isAbstract: _isAbstract,
    ...chosen
  } = source;
  return { ...chosen, status: 'selected', waveId: id };
}
