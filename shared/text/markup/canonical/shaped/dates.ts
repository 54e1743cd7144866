/** Days and months in English, German, French, Spanish, Italian and Dutch, in full or in short. */
const ENGLISH =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const GERMAN =
  'mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?|januar|februar|märz?|mrz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?';
const FRENCH =
  'lun(?:di)?|mardi|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?|janv(?:ier)?|févr?(?:ier)?|mars|avr(?:il)?|juin|juil(?:let)?|août|septembre|octobre|novembre|déc(?:embre)?';
const SPANISH =
  'lunes|martes|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?|enero|febrero|marzo|abril|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?';
const ITALIAN_DUTCH =
  'luned[ìi]|marted[ìi]|mercoled[ìi]|gio(?:ved[ìi])?|venerd[ìi]|sabato|domenica|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|mei|augustus';
const NAME = new RegExp(
  String.raw`^(?:${[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN_DUTCH].join('|')})\.?$`,
  'iu',
);
const NUMBER = /^(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)?|(?:19|20)\d{2}\.?|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?)$/iu;
const BESIDE = /^(?:of|the|den|de|le|el|il|del)$/iu;
const MOST_PARTS = 7;

/** "Wed 9.", "14 May 2024", "12/01/2025": a date, and no more. */
export function isDate(line: string): boolean {
  const parts = line
    .trim()
    .split(/[\s,]+/u, MOST_PARTS)
    .filter((part) => part !== '' && !BESIDE.test(part));
  const hasNumber = parts.some((part) => NUMBER.test(part));
  const isWhole = parts.length > 1 || /\d[./-]\d/u.test(line);
  return (
    hasNumber &&
    isWhole &&
    parts.length < MOST_PARTS &&
    parts.every((part) => NUMBER.test(part) || NAME.test(part))
  );
}

/** "Mon", "Samstag", "Jan": of a day or a month. */
export function isNameOfDate(word: string): boolean {
  return NAME.test(word);
}

/** "Potsdam, 14 May 2024": as a letter or a notice has it. */
export function endsInDate(line: string): boolean {
  const [, ...behind] = line.split(',');
  return behind.length > 0 && (isDate(behind.at(-1) ?? '') || isDate(behind.slice(-2).join(' ')));
}
