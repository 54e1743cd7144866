import { EnvironmentFailure } from '#shared/errors.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { StepContext } from '#shared/research/step.ts';
import { type Compared, measureNearness } from './measure-nearness.ts';

/** The language of the encoder. */
const LANGUAGE = 'en';

/** The quotes of a wave; `language` of the question, where it is known. */
export interface Wave extends Compared {
  readonly language: string | undefined;
  readonly waveId: string;
}

/**
 * All evidence, the likeliest quotes of each item with how near they come to what it asks in meaning, and kept so. Questions in
 * other languages than the encoder's, and all where no encoder is there, go by their words alone, and what a model reads stays as
 * it is; where the encoder fails, words alone count, too, and that is emitted as `degraded`.
 */
export async function compareMeanings(
  wave: Wave,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  const { ports, job } = context;
  const { evidence } = wave;
  const { encoder } = ports;
  if (ports.model.name !== 'none') return evidence;
  const isComparable = encoder !== undefined && wave.language === LANGUAGE;
  const compared = isComparable ? await tryToMeasure(wave, encoder, context) : evidence.map(byWords);
  const changed = compared.filter((one, index) => one !== evidence[index]);
  if (changed.length === 0) return evidence;
  await ports.research.putAll(
    job,
    'EVIDENCE',
    changed.map((record) => ({ id: record.id, record })),
  );
  return compared;
}

/** By words alone where the encoder does not run, which is emitted. */
async function tryToMeasure(
  wave: Wave,
  encoder: Encoder,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  try {
    return await measureNearness(wave, encoder);
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    await context.emit({
      type: 'degraded',
      key: `${wave.waveId}/encoder`,
      message: `Quotes are ranked by their words alone: ${error.message}`,
      data: { step: context.state, encoder: encoder.name, error: error.name, reason: error.message },
    });
    return wave.evidence.map(byWords);
  }
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
