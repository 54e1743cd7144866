/** A name as CSL has it: a person by parts, or whatever is no person's name as one literal. */
export type AuthorName = { readonly family: string; readonly given: string } | { readonly literal: string };

const CORPORATE =
  /\b(?:academ(?:y|ies)|agency|alliance|association|authority|board|bureau|cent(?:er|re)s?|college|collaborat(?:ion|ors|ive)|commission|committee|company|consortium|corp(?:oration)?|council|department|documentation|editors?|foundation|group|inc|initiative|institut(?:e|es|ion)|investigators|laborator(?:y|ies)|llc|ltd|ministry|network|office|organi[sz]ation|panel|press|program(?:me)?|project|registry|service|society|staff|study|team|trial(?:ists)?|union|university|who)\b/iu;
/** Words that begin a family name. */
const PARTICLE =
  /^(?:al|af|bin|da|das|de|del|della|den|der|des|di|do|dos|du|el|ibn|la|le|ten|ter|van|vom|von|zu|zum|zur)$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/iu;
/** `Smith JA`: initials without stops behind the family name, as PubMed writes them. */
const TRAILING_INITIALS = /^(?<family>\p{L}[\p{L}\p{M}'’ -]+?) (?<given>\p{Lu}{1,3})$/u;
/** Scripts that write names without a space, or the family name first: they stay as they came. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const MOST_WORDS = 6;

/** Reads a name as a service gives it: `Doe, Jane`, `Jane van Doe`, `Doe J` or a group of people. */
export function readAuthorName(text: string): AuthorName {
  const name = text.replace(/\s+/gu, ' ').trim();
  const literal = { literal: name };
  if (CORPORATE.test(name) || UNPARTED.test(name) || /[\d&/@]/u.test(name)) return literal;
  const parts = name.split(/\s*,\s*/u).filter((part) => part !== '');
  if (parts.length > 3) return literal;
  if (parts.length > 1) return inverted(parts);
  const initials = TRAILING_INITIALS.exec(name)?.groups;
  if (initials) return { family: initials['family'] ?? '', given: initials['given'] ?? '' };
  return inOrder(name.split(' '), literal);
}

/** `Doe, Jane` or `Doe, Jr., Jane`. */
function inverted([family = '', ...rest]: readonly string[]): AuthorName {
  const suffix = rest.filter((part) => SUFFIX.test(part));
  const given = rest.filter((part) => !SUFFIX.test(part)).join(' ');
  if (given === '') return { literal: [family, ...suffix].join(', ') };
  return { family: [family, ...suffix].join(' '), given };
}

function inOrder(words: readonly string[], literal: AuthorName): AuthorName {
  if (words.length < 2 || words.length > MOST_WORDS) return literal;
  const end = words.findLastIndex((word) => !SUFFIX.test(word));
  const particle = words.findIndex((word, index) => index > 0 && index < end && PARTICLE.test(word));
  const start = particle === -1 ? end : particle;
  if (start < 1) return literal;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}
