import { analyze } from '../words/analyze.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { type Doubled, readDoubled } from './doubled-denials.ts';
import { type PolarityWords, polarityWords } from './polarity-words.ts';
import { type Placed, type Turn, turnsOf } from './turns.ts';

/** A part of a sentence that states one thing. */
export interface Clause extends Pick<Doubled, 'doubled' | 'plain'> {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly isDenied: boolean;
  /** A word stands in it in whose company a denial may say the same as its opposite. */
  readonly isNearDenial: boolean;
  /** One that is not the denial itself: "failed to" is both. */
  readonly isNearBeside: boolean;
  /** It tells of all, or always: denied it may still hold of some, or sometimes. */
  readonly isOfAll: boolean;
  /** What the denial is about. */
  readonly denied: ReadonlySet<string>;
  readonly turns: readonly Turn[];
  /** It says something only of what has one of these terms. */
  readonly only?: ReadonlySet<string>;
}

const BOUNDARY =
  /[;:.!?。！？；؛؟](?=\s|$)|[，、،]|(?<=\s)و(?=(?:لم|لا|لن|ليس\p{L}?)\s)|,(?=\s)|(?<![\p{L}])(?:but|while|whereas|although|though|however|because|which|sondern|aber|während|obwohl|weil|mais|tandis que|bien que|pero|sino|mientras|aunque|ma|mentre|mas|enquanto|maar|terwijl|но|лишь|хотя|लेकिन|जबकि|لكن|بينما)(?![\p{L}])/giu;
const LONGEST = 2000;

/** Of each language's words. Quotes are held against several sentences, one after the other. */
const recent = new WeakMap<PolarityWords, RecentTexts<readonly Clause[]>>();

/** The clauses of a text, each with what it denies and where it says that something is more or less. */
export function readClauses(source: string, beside = ''): readonly Clause[] {
  const text = source.slice(0, LONGEST);
  const words = polarityWords(text, beside);
  const known = recent.get(words) ?? new RecentTexts();
  recent.set(words, known);
  return known.take(text, () => splitClauses(text, words));
}

/** "The non-smokers" are a group of their own. */
const NON = /(?<![\p{L}\p{N}])non[-‐‑](?=\p{L})/giu;

/** Of Arabic, written or not. */
const VOWEL_SIGNS = /[\u064b-\u0652]/gu;

function splitClauses(source: string, words: PolarityWords): readonly Clause[] {
  const text = source
    .replaceAll(NON, 'non')
    .replaceAll(VOWEL_SIGNS, '')
    .replaceAll(/(?<!\p{L})no\.\s?(?=\d)/giu, 'nr ');
  return text
    .split(BOUNDARY)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part, index, parts) => {
      const before = parts[index - 1];
      if (before !== undefined && isDeniedPurpose(before, part))
        return [denyingAll(readClause(`${before} ${part}`, words))];
      if (isDeniedPurpose(part, parts[index + 1])) return [];
      if (before !== undefined && NOT_THIS.test(part))
        return [
          { ...denyingAll(readClause(`${part} ${before}`, words)), only: readClause(part, words).terms },
        ];
      const { denied, rest = '' } = WITHOUT_VERB.exec(part)?.groups ?? {};
      if (before === undefined || denied === undefined) return [readClause(part, words)];
      const clause = denyingAll(readClause(`${denied} ${before}`, words));
      return rest === '' ? [clause] : [clause, readClause(rest, words)];
    })
    .map((clause, index, clauses) =>
      isOfDeniedSubject(clauses, index) ||
      isOfDeniedList(clauses, index) ||
      NOT_THE_CASE.test(clauses[index + 1]?.text ?? '')
        ? { ...clause, isNearDenial: true, isNearBeside: true }
        : clause,
    );
}

const ENDS_LIST = /^(?:and|or|nor|und|oder|et|ou|ni|y|e|o)(?!\p{L})/iu;
const LONGEST_MEMBER = 6;

/** "The type, the path, and the name are not kept": of the members before the last, too. */
function isOfDeniedList(clauses: readonly Clause[], index: number): boolean {
  const isMember = (clause: Clause | undefined): boolean =>
    clause !== undefined && clause.text.split(/\s+/u).length <= LONGEST_MEMBER;
  const [next, last] = clauses.slice(index + 1, index + 3);
  const end = ENDS_LIST.test(next?.text ?? '') ? next : isMember(next) ? last : undefined;
  return isMember(clauses[index]) && end?.isDenied === true && ENDS_LIST.test(end.text);
}

const NOT_MEANT =
  /(?<!\p{L})(?:nicht|nie|niemals|keineswegs)(?:\s\p{L}+){0,2}\s(?:gedacht|vorgesehen|bestimmt|ausgelegt|gemacht|erlaubt|gestattet|zulässig|möglich|geeignet|wahr|so|in der Lage|imstande|fähig)$|(?<!\p{L})(?:falsch|unwahr|Mythos|Irrtum|неверно|неправда)$/iu;
const WHAT_IS_NOT = /^(?:dass|um|что)\s|(?:^|\s)(?:zu\s\p{L}+|\p{L}+zu\p{L}+)$/iu;

/** "It is not meant for this, that apps send with it": German denies before the comma what it tells behind. */
function isDeniedPurpose(part: string, next: string | undefined): boolean {
  return next !== undefined && NOT_MEANT.test(part) && WHAT_IS_NOT.test(next);
}

/** "It reads bodies, not attachments": what is said of the one is denied of the other. */
const NOT_THIS =
  /^(?:(?:and|but|und|aber|mais|et|pero|y)\s+)?(?:not|nicht|pas|non|no)\s+(?!only|just|merely|all|every|always|necessarily|nur|alle|immer|seulement|tou|tod)[\p{L}\p{M}\p{N}'’-]+(?:\s+[\p{L}\p{M}\p{N}'’-]+){0,5}(?:\s*\([^)]*\)?)?$/iu;
/** "(Which is not the case by default)": of what stands before it. */
const NOT_THE_CASE = /(?:not (?:the case|so)|nicht der Fall|pas le cas|no es el caso)(?!\p{L})/iu;

/** "Neither of them, as they are now, does so": what the subject denies is told after what is put in. */
const DENIED_SUBJECT =
  /^[^\p{L}]*(?:neither|none|no|weder|kein\p{L}*|aucune?|ni|ningun\p{L}*|ningún)(?!\p{L})(?!.*(?<!\p{L})(?:is|are|was|were|has|have|had|do|does|did|can|will|may|ist|sind|war|waren|wird|wurde|hat|kann|est|sont|était|peut|es|son|fue|puede)(?!\p{L}))(?:[^\p{L}]+\p{L}+){0,7}[^\p{L}]*$/iu;
const REACHES = 2;

function isOfDeniedSubject(clauses: readonly Clause[], index: number): boolean {
  return clauses.slice(Math.max(0, index - REACHES), index).some(({ text }) => DENIED_SUBJECT.test(text));
}

/** "One did, the other did not": what the other did not do stands in the clause before. */
const WITHOUT_VERB =
  /^(?<denied>.*?(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would)(?: not|n['’]t))(?:$|\s+(?:and|or)(?!\p{L})(?<rest>.*)$)/isu;

function denyingAll(clause: Clause): Clause {
  return { ...clause, denied: clause.terms };
}

/** "No other is smaller than it": it is the smallest. */
const NO_OTHER =
  /(?<!\p{L})(?:no|none|nobody|nothing|kein\p{L}*|niemand|nichts|aucune?|nul|ningun[oa]s?|ningún|nadie)(?!\p{L}).*(?:\p{L}er|\p{L}ere[mnrs]?|more|less|mehr|weniger|plus|moins|más|menos)\s(?:\p{L}+\s)?(?:than|als|que)(?!\p{L})/iu;

function readClause(text: string, words: PolarityWords): Clause {
  const single = readDoubled(
    text
      .replaceAll(words.noDenial, (phrase) => ' '.repeat(phrase.length))
      .replaceAll(/\bno\.\s?(?=\d)/giu, '    '),
    words,
  );
  const plain = single.text;
  const tokens = analyze(text).map(({ term, start, end }) => ({ term, start, end }));
  const denials = [...plain.matchAll(words.denial)];
  const beside = plain.replaceAll(words.denial, (cue) => (/\s/u.test(cue) ? ' ' : cue));
  const isCue = (at: number): boolean =>
    denials.some(({ index, 0: cue }) => at >= index && at < index + cue.length);
  // Of a short text its language is a guess.
  const topical = tokens.filter(({ start, end }) => !isCue(start) && !isGrammar(text.slice(start, end)));
  return {
    text,
    terms: new Set(topical.map(({ term }) => term)),
    isDenied: denials.length > 0,
    doubled: single.doubled,
    plain: single.plain,
    isNearDenial: plain.search(words.near) >= 0 || NO_OTHER.test(plain),
    isNearBeside: beside.search(words.near) >= 0 || NO_OTHER.test(plain),
    isOfAll: OF_ALL.test(plain),
    denied: new Set(denials.flatMap(({ index, 0: cue }) => aboutOf(topical, index + cue.length, words))),
    turns: turnsOf(readDoubled(text, words).text, topical, words),
  };
}

const GERMAN = new Set(
  'werden wird wurde wurden von vom zum zur mit auf aus bei für als auch oder und sich nach durch'.split(' '),
);

function isGrammar(word: string): boolean {
  return GERMAN.has(word.toLowerCase());
}

/** "None has all six", "not always": some may, or sometimes. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|always|alle[nrs]?|jede[nrs]?|immer|tous|toutes|toujours|tod[oa]s|siempre)(?!\p{L})/iu;

function aboutOf(tokens: readonly Placed[], at: number, { deniesNext }: PolarityWords): readonly string[] {
  const after = tokens.filter(({ start, term }) => start >= at && !COPULAS.has(term) && !/^\d/u.test(term));
  const next = after[0]?.term;
  const last = tokens.findLast(({ start }) => start < at)?.term;
  // Of characters a term is any two in a row.
  if (next !== undefined && /\p{Script=Han}/u.test(next))
    return after.slice(0, HAN_REACH).map(({ term }) => term);
  if (deniesNext) return [next ?? last ?? ''];
  return [next ?? '', last ?? ''].filter((term) => term !== '');
}

/** Stems of "to be", "true" and "possible": what is denied is what follows. */
const COPULAS: ReadonlySet<string> = new Set([
  'be',
  'been',
  'etr',
  'ete',
  'sein',
  'ser',
  'esser',
  'zijn',
  // "It is not true that …".
  'true',
  'wahr',
  'vrai',
  'possibl',
  'posibl',
  'moglich',
]);
const HAN_REACH = 6;
