import { escapePattern } from '../escape-pattern.ts';
import { onFirstUse } from '../on-first-use.ts';
import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopword } from '../words/stopwords.ts';
import { textLanguage, isFunctionWord } from './language.ts';
import { multiplierOf } from './number-words.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { unitOf } from './units.ts';

/** A name, a code or an abbreviation in a text. */
export interface Name {
  readonly text: string;
  /** `code`: bears a digit, an underscore, capitals within or stands in backticks; spelled one way only. */
  readonly kind: 'code' | 'name';
  /** It begins a sentence, where every word has a capital. */
  readonly isFirst: boolean;
}

const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:::|[-‐‑'’._/&@+])[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:\+\+|#)?/gu;
const CODE_SPAN = /`([^`\n]{1,120})`/gu;
const BEGINS = /(?:^|[.!?…:;]["”’»)\]]*\s+|["“„«‘([]\s*|\n\s*|[-–—•]\s+)$/u;
/** Between a figure or a Latin name and the words of a script without blanks: they are no name together. */
const JOINED_FIGURES =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{N}\p{Script=Latin}])|(?<=[\p{N}\p{Script=Latin}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|januar|februar|märz|mai|juni|juli|oktober|dezember|englis[hc]h?)$/iu;

/** Names of a text in order. In languages that write every noun with a capital only two capitals in a row tell one. */
export function readNames(source: string): readonly Name[] {
  const spans = [...source.matchAll(CODE_SPAN)].map(([, code = '']) => ({
    text: code.trim(),
    kind: 'code' as const,
    isFirst: false,
  }));
  const text = source
    .replaceAll(CODE_SPAN, (span) => '\n'.padEnd(span.length, ' '))
    .replaceAll(JOINED_FIGURES, ' ');
  const capitalisesNouns = textLanguage(text) === 'de';
  const words = [...text.matchAll(WORD)];
  const names = words.flatMap((match, index): readonly Name[] => {
    const word = match[0].replace(/['’]s$/u, '');
    const isFirst = BEGINS.test(text.slice(Math.max(0, match.index - 6), match.index));
    if (isCode(word)) return [{ text: word, kind: 'code', isFirst }];
    if (!isCapitalised(word) || MONTHS.test(word) || isStopword(fold(word)) || unitOf(word)) return [];
    if (capitalisesNouns && !(isFirst || isCapitalisedPair(words, index, text))) return [];
    return [{ text: word, kind: 'name', isFirst }];
  });
  return [...spans, ...names];
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 1;
}

/** `Anna Schmidt`: two capitals with nothing but a blank between. */
function isCapitalisedPair(words: readonly RegExpExecArray[], index: number, text: string): boolean {
  const joins = (first: RegExpExecArray | undefined, second: RegExpExecArray | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    isCapitalised(first[0]) &&
    isCapitalised(second[0]) &&
    !isFunctionWord(first[0]) &&
    text.slice(first.index + first[0].length, second.index) === ' ';
  return joins(words[index - 1], words[index]) || joins(words[index], words[index + 1]);
}

const PLAIN_NUMBER = /^\d+(?:[-./]\d+)*$/u;
/** `12th`, `1960s`, `5GB`, `24-hour`, `10k`: a figure with a word, no code. */
const MEASURED = /^[\d.,]+[-‐]?(\p{L}+)(?:[-‐/]\p{L}+)*$/u;
const ABBREVIATION = /^(?:e\.g|i\.e|vs|etc|cf|al|approx|a\.m|p\.m)$/iu;

function isCode(word: string): boolean {
  if (PLAIN_NUMBER.test(word) || ABBREVIATION.test(word)) return false;
  const measured = MEASURED.exec(word)?.[1];
  if (measured !== undefined && isMeasure(measured)) return false;
  const isMixed = /\p{L}/u.test(word) && /\p{N}/u.test(word);
  const isCamel = /\p{Ll}\p{Lu}/u.test(word);
  const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word) && unitOf(word) === undefined;
  const hasMark =
    /[_@]|::|\+\+$|#$/u.test(word) ||
    (/[\p{L}]{2,}\.[\p{L}]{2,}/u.test(word) && !/\.\p{Lu}\p{Ll}/u.test(word));
  return isMixed ? !isPlainCompound(word) : isCamel || isAcronym || hasMark;
}

function isMeasure(word: string): boolean {
  return (
    /^(?:st|nd|rd|th|s|x|fold|er|e|k)$/iu.test(word) ||
    unitOf(word) !== undefined ||
    multiplierOf(word) !== undefined ||
    /^\p{Ll}{3,}$/u.test(word)
  );
}

/** `mid-2020` and `under-5s` are no codes. */
function isPlainCompound(word: string): boolean {
  return /^\p{Ll}+-\d+s?$/u.test(word);
}

/** What names may be borne by: each of some texts. */
export type NameSources = readonly NameSource[];

interface NameSource {
  readonly text: string;
  /** Folded words, their stems, and runs of up to three of them without blanks and marks. */
  readonly words: ReadonlySet<string>;
  /** The text folded, without blanks and marks: for code, and for scripts without blanks. */
  readonly squashed: string;
  /** First letters of runs of words: what an abbreviation may stand for. Few names are held against them. */
  readonly initials: () => ReadonlySet<string>;
}

const LONGEST_RUN = 3;
const LONGEST_INITIALS = 6;
/** The quotes of a report, with the headings and the origin of each. */
const MOST_SOURCES = 300;
/** Sentences of a section are held against the same quotes, one after the other. */
const recent = new RecentTexts<NameSource>(MOST_SOURCES);

export function nameSources(texts: readonly string[]): NameSources {
  return texts.map((text) => recent.take(text, nameSource));
}

function nameSource(text: string): NameSource {
  const words = new Set<string>();
  const parts = (text.replaceAll(JOINED_FIGURES, ' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) =>
    spellGreek(fold(word)),
  );
  parts.forEach((part, index) => {
    words.add(part).add(stem(part));
    for (let length = 2; length <= LONGEST_RUN; length += 1)
      words.add(parts.slice(index, index + length).join(''));
  });
  for (const camel of text.match(/\p{Lu}?\p{Ll}+(?=\p{Lu})|\p{Lu}\p{Ll}+/gu) ?? []) words.add(fold(camel));
  return { text, words, initials: onFirstUse(() => initialsOf(parts)), squashed: squash(text) };
}

function initialsOf(words: readonly string[]): ReadonlySet<string> {
  const initials = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    for (let length = 2; length <= LONGEST_INITIALS; length += 1) {
      const run = words.slice(index, index + length);
      initials.add(run.map((word) => word.charAt(0)).join(''));
      initials.add(
        run
          .filter((word) => !isStopword(word))
          .map((word) => word.charAt(0))
          .join(''),
      );
    }
  }
  return initials;
}

export function hasWord(sources: NameSources, word: string): boolean {
  return sources.some(({ words }) => words.has(word));
}

export function hasInitials(sources: NameSources, letters: string): boolean {
  return sources.some(({ initials }) => initials().has(letters));
}

function hasSquashed(sources: NameSources, plain: string): boolean {
  return sources.some(({ squashed }) => squashed.includes(plain));
}

function squash(text: string): string {
  return spellGreek(fold(text)).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  σ: 's',
  ω: 'o',
};
const GREEK_NAMES = /(?<!\p{L})(?:alpha|beta|gamma|delta|epsilon|kappa|lambda|sigma|omega)(?!\p{L})/gu;

/** `NF-κB` is written `NF-kB` and `NF-kappaB`, too. */
function spellGreek(text: string): string {
  return text
    .replaceAll(/[α-ω]/gu, (letter) => GREEK[letter] ?? letter)
    .replaceAll(GREEK_NAMES, (name) => name.charAt(0))
    .replaceAll(/(?<=nf-?)kappa(?=b)/gu, 'k');
}

const LEAST_COMMON = 5;

/** True when some text bears the name: as it is, bent, as a part of a compound, spelled out or abbreviated. */
export function isNameBorne(name: Name, sources: NameSources): boolean {
  const plain = squash(name.text);
  if (plain === '' || hasWord(sources, plain) || hasWord(sources, stem(plain))) return true;
  if (!/\p{Script=Latin}/u.test(name.text) && hasSquashed(sources, plain)) return true;
  const parts = (name.text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((part) => fold(part));
  if (name.kind === 'code')
    return (
      isCodeBorne(name.text, parts, sources) || hasBornePart(name, sources) || standsIn(name.text, sources)
    );
  if (
    parts.length > 1 &&
    parts.every((part) => hasWord(sources, part) || hasWord(sources, stem(part)) || part.length < 3)
  )
    return true;
  const isRootShared = sources.some(({ words }) => [...words].some((word) => sharesRoot(word, plain)));
  return isRootShared || standsIn(name.text, sources);
}

/** `HIV-positive`: of a compound with plain words only the name in it must be borne. */
function hasBornePart({ text }: Name, sources: NameSources): boolean {
  const parts = text.split(/[-‐‑/]/u);
  const named = parts.filter((part) => /[\p{Lu}\d]/u.test(part));
  if (parts.length === named.length || named.length === 0) return false;
  return named.every((part) => isNameBorne({ text: part, kind: 'code', isFirst: false }, sources));
}

/** As it is, between other signs than letters and figures. */
function standsIn(name: string, sources: NameSources): boolean {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(name)}(?![\p{L}\p{N}])`, 'iu');
  return sources.some(({ text }) => pattern.test(text));
}

function isCodeBorne(text: string, parts: readonly string[], sources: NameSources): boolean {
  const plain = squash(text);
  if (/^[a-z]{2,6}s?$/u.test(plain) && /\p{Lu}/u.test(text)) {
    const bare = plain.replace(/s$/u, '');
    if (hasInitials(sources, plain) || hasInitials(sources, bare) || hasWord(sources, bare)) return true;
  }
  if (plain.length >= 8 && hasSquashed(sources, plain)) return true;
  const camel = (text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? []).map((part) => fold(part));
  const isSpelledOut = (pieces: readonly string[]): boolean =>
    pieces.length > 1 && pieces.every((piece) => hasWord(sources, piece) || hasWord(sources, stem(piece)));
  return isSpelledOut(parts) || (!/\d/u.test(text) && isSpelledOut(camel));
}

/** `European` of `Europe`, `Postgres` of `PostgreSQL`; `Java` is not `JavaScript`. */
function sharesRoot(word: string, name: string): boolean {
  const length = Math.min(word.length, name.length);
  if (length < LEAST_COMMON) return false;
  const root = Math.max(LEAST_COMMON, length - 2);
  return word.slice(0, root) === name.slice(0, root) && Math.abs(word.length - name.length) <= 4;
}
