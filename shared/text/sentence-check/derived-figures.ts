import type { Quantity } from './quantities.ts';
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
