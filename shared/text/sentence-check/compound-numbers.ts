import type { TextLanguage } from './language.ts';

/** A number that is written as one word, and how much of the word tells it. */
interface Compound {
  readonly value: number;
  readonly length: number;
}

const GERMAN: Readonly<Record<string, number>> = readList(
  `ein=1 eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14
fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 dreissig=30 vierzig=40 fünfzig=50 sechzig=60
siebzig=70 achtzig=80 neunzig=90`,
);
const SPANISH: Readonly<Record<string, number>> = readList(
  `uno=1 una=1 ún=1 un=1 dos=2 dós=2 tres=3 trés=3 cuatro=4 cinco=5 seis=6 séis=6 siete=7 ocho=8 nueve=9`,
);

function readList(list: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    list.split(/\s+/u).map((entry): [string, number] => {
      const [word = '', value] = entry.split('=');
      return [word, Number(value)];
    }),
  );
}

const TIMES = /(?:mal|fach\p{L}*)$/u;

/** `fünfundzwanzig`, `dreihundert`, `viermal`; `veintiséis`. */
export function readCompound(word: string, language: TextLanguage): Compound | undefined {
  if (language === 'es') {
    const [, tens, ones = ''] = /^(dieci|veinti)(\p{L}+)$/u.exec(word) ?? [];
    const value = SPANISH[ones];
    return tens === undefined || value === undefined
      ? undefined
      : { value: value + (tens === 'dieci' ? 10 : 20), length: word.length };
  }
  if (language !== 'de') return undefined;
  const times = TIMES.exec(word)?.[0] ?? '';
  const number = word.slice(0, word.length - times.length);
  const value = germanValue(number);
  // "Einmal" tells when, not how often.
  if (value === undefined || (times !== '' && value < 2)) return undefined;
  return { value, length: number.length };
}

/** Thousands, hundreds, then the ones before the tens. */
function germanValue(word: string): number | undefined {
  for (const [scale, factor] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(scale);
    if (at < 0 || word === scale) continue;
    const [before, after] = [word.slice(0, at), word.slice(at + scale.length).replace(/^und/u, '')];
    const many = before === '' ? 1 : germanValue(before);
    const rest = after === '' ? 0 : germanValue(after);
    return many === undefined || rest === undefined ? undefined : many * factor + rest;
  }
  const [, ones = '', tens = ''] = /^(\p{L}+?)und(\p{L}+)$/u.exec(word) ?? [];
  const [one, ten] = [GERMAN[ones], GERMAN[tens]];
  if (one !== undefined && ten !== undefined && ten >= 20) return one + ten;
  return GERMAN[word];
}
