const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time in the units that fit its length, in the words of a language: `40 sec`, `3 min 20 sec`, `2 hr 5 min`. */
export function timeWords(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const unit = (count: number, name: 'second' | 'minute' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
  if (whole < 2 * MINUTE) return unit(whole, 'second');
  if (whole < 2 * HOUR) return joined(unit(Math.floor(whole / MINUTE), 'minute'), whole % MINUTE, 'second');
  return joined(unit(Math.floor(whole / HOUR), 'hour'), Math.floor((whole % HOUR) / MINUTE), 'minute');
  function joined(first: string, rest: number, name: 'second' | 'minute'): string {
    return rest === 0 ? first : `${first} ${unit(rest, name)}`;
  }
}
