import { isYear } from './figure-kinds.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { unitOf } from './units.ts';

const NEARLY = 0.05;
const SAME = 1e-6;

/** "Four times as much" of what rose from 3 to 12 dollars. */
export function isRatio({ unit, values }: Quantity, quantities: readonly Quantity[]): boolean {
  if (unit?.dimension !== 'times') return false;
  const amounts = quantities.flatMap((one) =>
    one.unit === undefined
      ? []
      : [{ dimension: one.unit.dimension, amount: Math.abs(one.values[0] ?? 0) * one.unit.factor }],
  );
  return amounts.some((more) =>
    amounts.some(
      (less) =>
        more.dimension === less.dimension &&
        less.amount > 0 &&
        values.some((value) => Math.abs(more.amount / less.amount - value) <= NEARLY * value),
    ),
  );
}

const RATE =
  /^\s*(?:times|mal|fois|veces|volte|vezes|keer)\s(?:an?|per|each|every|pro|par|por|al|a la|in der|im|am|jede[rn]?)\s(?<unit>\p{L}+)/iu;

/** "Four times a minute" of what is done every 15 seconds. */
export function isRate(said: Quantity, statement: string, quantities: readonly Quantity[]): boolean {
  const unit = RATE.exec(statement.slice(said.start + said.text.length))?.groups?.['unit'];
  const whole = unit === undefined ? undefined : unitOf(unit);
  if (whole === undefined) return false;
  return quantities.some(
    (one) =>
      one.unit?.dimension === whole.dimension &&
      one.values.some((value) =>
        said.values.some(
          (times) => Math.abs(times * value * (one.unit?.factor ?? 0) - whole.factor) <= SAME * whole.factor,
        ),
      ),
  );
}

/** "By 0.78 percentage points" of "−0.78 %" beside the share of 8.06 % that it is taken from. */
export function isChangeOfShare({ unit, values }: Quantity, quantities: readonly Quantity[]): boolean {
  if (unit?.dimension !== 'points') return false;
  const shares = quantities.filter((one) => one.unit?.dimension === 'share');
  return shares.some(
    (change) =>
      change.values.some((value) => value < 0 && values.some((said) => Math.abs(said) === -value)) &&
      shares.some((level) => (level.values[0] ?? 0) > Math.abs(change.values[0] ?? 0)),
  );
}

const AFTER_TIMES =
  /^\s*(?:as|the|that|what|more|higher|greater|larger|longer|less|fewer|so|plus|más|mehr)(?!\p{L})/iu;
const SAME_WAY = /(?<!\p{L})(?:from|von|de|desde)\s+(?:\p{L}+\s)?$/iu;

/** "Doubled", "threefold" of two amounts of one sentence: of what rises or falls in time only the right way round. */
export function isTimesOf(said: Quantity, statement: string, sentences: readonly string[]): boolean {
  if (said.inWords !== 'multiple') return false;
  const isVerb = !AFTER_TIMES.test(statement.slice(said.start + said.text.length));
  return sentences.some((text) => {
    const amounts = readQuantities(text).filter((one) => !isYear(one));
    return amounts.some((first, index) =>
      amounts.slice(index + 1).some((second) => {
        if (first.unit?.dimension !== second.unit?.dimension) return false;
        const ratio = amountOf(second) / amountOf(first);
        const isFrom = isVerb && SAME_WAY.test(text.slice(0, first.start));
        const isDated = isVerb && /(?:1[5-9]|20)\d\d.*(?:1[5-9]|20)\d\d/u.test(text.slice(first.start));
        const ratios = isFrom || isDated ? [ratio] : [ratio, 1 / ratio];
        return ratios.some((one) => isTimes(one, said));
      }),
    );
  });
}

function amountOf({ values, unit }: Quantity): number {
  return Math.abs(values[0] ?? 0) * (unit?.factor ?? 1);
}

const ROUNDLY = 0.15;
const FARTHEST = 1.5;

function isTimes(ratio: number, { values: [times = 0], bound, isApproximate }: Quantity): boolean {
  if (bound === 'least') return ratio > times && ratio <= FARTHEST * times;
  if (bound === 'most') return ratio < times && ratio * FARTHEST >= times;
  return Math.abs(ratio - times) <= (isApproximate ? ROUNDLY : NEARLY) * times;
}
