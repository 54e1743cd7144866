import { EnvironmentFailure } from '#shared/errors.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import { measureOnce } from '#shared/research/measure-once.ts';
import { isEncoded } from '#shared/research/nearness.ts';
import type { StepContext } from '#shared/research/step.ts';
import { type Compared, measureNearness } from './measure-nearness.ts';

/** The quotes of a wave; `language` of the question, `und` where it is not known. */
export interface Wave extends Compared {
  readonly language: string;
  readonly waveId: string;
}

/**
 * All evidence, the likeliest quotes of each item with how near they come to what it asks in meaning, and kept so. Questions in
 * other languages than the encoder's, and what a model reads, stay as they are. Words alone count where no encoder is there, and
 * where it fails: that, and that there is none any more, is emitted as `degraded`.
 */
export async function compareMeanings(
  wave: Wave,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  const { ports, job } = context;
  const { evidence } = wave;
  const { encoder } = ports;
  if (ports.model.name !== 'none') return evidence;
  if (!isEncoded(wave.question, wave.language)) return evidence;
  const compared =
    encoder === undefined ? await withoutEncoder(wave, context) : await tryToMeasure(wave, encoder, context);
  const changed = compared.filter((one, index) => one !== evidence[index]);
  if (changed.length === 0) return evidence;
  await ports.research.putAll(
    job,
    'EVIDENCE',
    changed.map((record) => ({ id: record.id, record })),
  );
  return compared;
}

/** By words alone; where quotes were compared in a wave before, that is emitted. */
async function withoutEncoder(
  wave: Wave,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  const compared = wave.evidence.map(byWords);
  const isSame = compared.every((one, index) => one === wave.evidence[index]);
  if (isSame) return wave.evidence;
  await emitDegraded(wave, context, { encoder: 'none', reason: 'No encoder is there any more.' });
  return compared;
}

/** By words alone where the encoder does not run, which is emitted. */
async function tryToMeasure(
  wave: Wave,
  encoder: Encoder,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  try {
    const { waveId } = wave;
    return await measureNearness(wave, async (pairs) => measureOnce(pairs, { encoder, waveId }, context));
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    const { name, message } = error;
    await emitDegraded(wave, context, { encoder: encoder.name, error: name, reason: message });
    return wave.evidence.map(byWords);
  }
}

async function emitDegraded(
  { waveId }: Wave,
  context: StepContext<'CheckCompleteness'>,
  data: { readonly encoder: string; readonly error?: string; readonly reason: string },
): Promise<void> {
  await context.emit({
    type: 'degraded',
    key: `${waveId}/encoder`,
    message: `Quotes are ranked by their words alone: ${data.reason}`,
    data: { step: context.state, ...data },
  });
}

/** As if it had never been compared: what is measured in two ways cannot be ranked. */
function byWords(one: Evidence): Evidence {
  if (one.items.every(({ nearness }) => nearness === undefined)) return one;
  return {
    ...one,
    items: one.items.map(({ itemId, part, score, value }) => ({
      itemId,
      part,
      score,
      ...(value === undefined ? {} : { value }),
    })),
  };
}
