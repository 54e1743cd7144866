import { endsInDate, isDate } from './dates.ts';
import { hasClauseMark } from './kinds-of-lines.ts';

export const SHORT = 60;
const BEGINNING = /^(?:\p{Lu}|\p{Lo}|\d)/u;
const ENDING = /[\p{L}\p{M}\p{N}?)"'”’»%€£$*]$/u;
/** "3. Care", "3  CARE", "§ 3", "Section 3: Care". */
const NUMBERED = /^(?:\p{L}{1,12}\.?\s+)?\d{1,3}(?:[.):]\s*|\s+)(?=["'(]?\p{Lu})/u;
/** "Date: …", "Objet : …", "Present: …". */
const LABELLED = /^[^:\d]{1,30}:(?:\s|$)/u;
const OF_CODE = /[{}<>=;\\|@[\]_~^]|::|\w\(\)|\bwww\.|:\/\//u;
/** "A. Potter", "Bo K.". */
const INITIAL = /(?:^|[\s(-])\p{Lu}\. ?(?=\p{Lu}|,|$)/u;
const GREETING =
  /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening|day)|to whom|sehr geehrte\p{L}?|liebe[rs]?|hallo|guten (?:morgen|tag|abend)|cher\p{L}?|chère\p{L}?|bonjour|bonsoir|madame|monsieur|estimad\p{L}{1,2}|querid\p{L}{1,2}|hola|gentil\p{L}|ciao|buongiorno|geachte|beste)(?=\s|$)|^[Cc]ar[oaie] \p{Lu}/iu;
const CLOSING =
  /^(?:(?:mit )?(?:(?:freundliche|beste|herzliche|viele|liebe|schöne)[nr]? )+gr(?:ü|ue)(?:ß|ss)en?|(?:with )?(?:(?:kind(?:est)?|best|warm(?:est)?|many) )+(?:regards|wishes|thanks)|regards|yours\b.*|sincerely\b.*|cordialement|bien à (?:vous|toi)|salutations\b.*|(?:un )?(?:cordial )?saludos?\b.*|atentamente|(?:cordiali|distinti) saluti|met vriendelijke groet(?:en)?|love|cheers|thanks|i\. ?a\..*|i\. ?v\..*)$/iu;

/** "Page 3", "Photo by Ann", "Share on …", "END OF THE DOCUMENT": what stands about a text, and is no part of it. */
const ABOUT_PAGE =
  /^(?:(?:page|seite|figure|fig\.?|abb(?:ildung|\.)?|photo|foto)\s*\d|(?:photo|foto|image|source|quelle|share)(?:\s*:|\s+(?:by|on|via|this|von)(?=\s|$)|$)|copyright(?=\s|$)|(?:advertisement|anzeige|werbung)$|read more(?=\s|$)|end of (?:the |this )?(?:document|text|file|page|report|article|transcript|section|chapter|book|project|message|notice)(?=\s|$))/iu;

/** A short line that says no whole sentence, as the title of a part; no date, greeting, name of a value or code. */
export function isTitleLine(line: string): boolean {
  const text = line.trim();
  if (text.length > SHORT || !BEGINNING.test(text) || !ENDING.test(text) || !/\p{L}{3}|\p{Lo}/u.test(text))
    return false;
  if (hasClauseMark(text) || OF_CODE.test(text) || INITIAL.test(text) || ABOUT_PAGE.test(text)) return false;
  if (LABELLED.test(text) && !(isInCapitals(text) && text.split(':').length === 2)) return false;
  return !isDate(text) && !endsInDate(text) && !isGreeting(text) && !CLOSING.test(text);
}

/** "Dear all", "Hello Ann". */
export function isGreeting(line: string): boolean {
  return GREETING.test(line.trim());
}

/** "Yours sincerely,", "Best wishes": a name follows. */
export function isClosing(line: string): boolean {
  return line.trim().endsWith(',') || CLOSING.test(line.trim());
}

export function isNumberedTitle(line: string): boolean {
  return NUMBERED.test(line.trim());
}

export function isInCapitals(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
}

const MOST_OF_NAME = 4;
const NAMES_CHARACTERS = 200;

/** "A. Potter, B. Kiln-Ash and C. Lid": names alone, with initials. */
export function areNames(line: string): boolean {
  if (line.length > NAMES_CHARACTERS) return false;
  const names = line.split(/,? (?:and|und|et|y|e|&) |[,;] /u);
  return names.every(
    (name) => INITIAL.test(name) && name.split(' ').length <= MOST_OF_NAME && !/[.!?:]$/u.test(name),
  );
}

const WITHIN_NAME = /^(?:of|from|in|and|von|van|der|den|aus|und|de|del|della|da|di|du|la|le|et|y|e)$/u;

/** "Ann Potter, Leeds": each word in capitals, as of a person and a place. */
export function canBeName(line: string): boolean {
  const words = line.split(/[\s,()]+/u).filter((word) => word !== '');
  return words.every((word) => !/^\p{Ll}/u.test(word) || WITHIN_NAME.test(word));
}
