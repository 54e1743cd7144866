import type { Quantity } from './quantities.ts';
import { type Unit, unitOf } from './units.ts';

/** Words that tell of what time something is. */
const TIMES: Readonly<Record<string, string>> = {
  day: 'daily|täglich|quotidien|journalier|diari|giornalier|dagelijks|ежедневн|每日|每天|日',
  week: 'weekly|wöchentlich|hebdomadaire|semanal|settimanal|wekelijks|еженедельн|每周',
  month: 'monthly|monatlich|mensuel|mensual|mensil|maandelijks|ежемесячн|每月|月',
  year: 'annual|annually|yearly|per annum|p\\.a\\.|jährlich|annuel|anual|annual|jaarlijks|ежегодн|每年|年',
  hour: 'hourly|stündlich|horaire|par heure|每小时',
};

/** Whether the quotes know of what a figure is told: "250 mg per kg" only where they speak of kilograms. */
export function isMeasuredAlike({ unit, per }: Quantity, quotes: readonly string[]): boolean {
  if (per === undefined || unit === undefined || isTime(unit)) return true;
  return quotes.some(
    (quote) => spellingsIn(quote).some((word) => isSameUnit(unitOf(word), per)) || isTold(quote, per),
  );
}

function isTime({ dimension }: Unit): boolean {
  return dimension === 'time' || dimension === 'calendar';
}

function spellingsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}µ%]+/gu) ?? [];
}

function isSameUnit(one: Unit | undefined, other: Unit): boolean {
  return one?.dimension === other.dimension && one.factor === other.factor;
}

function isTold(quote: string, per: Unit): boolean {
  return Object.entries(TIMES).some(
    ([name, words]) => isSameUnit(unitOf(name), per) && new RegExp(words, 'iu').test(quote),
  );
}
