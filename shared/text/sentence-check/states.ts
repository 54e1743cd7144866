import { anyOf, partsOf, sentencesOf, setOf } from './read-parts.ts';
import { polarityWords } from './polarity-words.ts';

export const BY_DEFAULT = anyOf(
  'by default|defaults?|out of the box|standardmäßig|voreingestellt|voreinstellung|vorgabe|par défaut|por defecto|de forma predeterminada|predeterminad[oa]s?|per impostazione predefinita|por padrão|standaard|по умолчанию|डिफ़ॉल्ट|افتراضيا',
  '默认|デフォルト|既定',
);
const ON = anyOf(
  'enabled?|enables|on(?= by default|[.,;]|$)|active|activated|turned on|switched on|allowed|true|eingeschaltet|aktiv|aktiviert|an(?=[.,;]|$)|activée?s?|actifs?|activad[oa]s?|activ[oa]s?|attivat[oaie]|ativad[oa]s?|ingeschakeld|включен\\p{L}*',
  '启用|开启|有効',
);
const OFF = anyOf(
  'disabled?|disables|disabled-by-default|off|inactive|deactivated|turned off|switched off|disallowed|forbidden|false|ausgeschaltet|inaktiv|deaktiviert|aus(?=[.,;]|$)|désactivée?s?|inactifs?|desactivad[oa]s?|inactiv[oa]s?|disattivat[oaie]|desativad[oa]s?|uitgeschakeld|отключен\\p{L}*|выключен\\p{L}*',
  '禁用|关闭|無効',
);

/** What a statement says to be so by default, and its quotes to be otherwise. */
export function turnedDefaults(statement: string, quotes: readonly string[]): readonly string[] {
  const said = defaultsIn(statement);
  const quoted = sentencesOf(quotes).flatMap(defaultsIn);
  const shared = (one: Default, other: Default): boolean =>
    [...one.words].some((word) => other.words.has(word)) || quoted.length === 1;
  const turned = said.filter((one) => {
    const others = quoted.filter((other) => shared(one, other));
    return others.length > 0 && others.every(({ isOn }) => isOn !== one.isOn);
  });
  return [...turned.map(({ text }) => text), ...claimedByDefault(statement, quotes)];
}

interface Default {
  readonly isOn: boolean;
  readonly words: ReadonlySet<string>;
  readonly text: string;
}

/** "(Which is not the case by default)": of what stands before it. */
const THE_CASE = anyOf('the case|so|der Fall|le cas|el caso');
const LEAST_OF_CASE = 2;

/** "By default you are a member" of "be a member (which is not the case by default)". */
function claimedByDefault(statement: string, quotes: readonly string[]): readonly string[] {
  const [mark] = [...statement.matchAll(BY_DEFAULT)];
  if (mark === undefined || statement.search(polarityWords(statement, quotes[0]).denial) >= 0) return [];
  const said = setOf(statement);
  const isDenied = sentencesOf(quotes).some((sentence) => {
    const shared = [...setOf(sentence)].filter((word) => said.has(word)).length;
    const { denial } = polarityWords(sentence);
    return (
      shared > LEAST_OF_CASE &&
      partsOf(sentence).some(
        (part) => part.search(BY_DEFAULT) >= 0 && part.search(THE_CASE) >= 0 && part.search(denial) >= 0,
      )
    );
  });
  return isDenied ? [mark[0]] : [];
}

const REACH = 60;

/** In a part of a sentence that tells of a default: the word of on or off that is nearest to it. */
function defaultsIn(sentence: string): readonly Default[] {
  const { denial } = polarityWords(sentence);
  return withNext(partsOf(sentence)).flatMap((part) => {
    const [mark] = [...part.matchAll(BY_DEFAULT)];
    if (mark === undefined) return [];
    const states = [
      ...[...part.matchAll(OFF)].map((match) => ({ isOn: false, match })),
      ...[...part.matchAll(ON)].map((match) => ({ isOn: true, match })),
    ].map((state) => ({ ...state, distance: distanceOf(mark, state.match) }));
    const nearest = states.toSorted((a, b) => a.distance - b.distance)[0];
    const isDenied = part.search(denial) >= 0;
    if (nearest === undefined || nearest.distance > REACH)
      return isDenied ? [{ isOn: false, words: setOf(part), text: mark[0] }] : [];
    return [{ isOn: nearest.isOn !== isDenied, words: setOf(part), text: nearest.match[0] }];
  });
}

/** "By default, it is off", "default: off": what is so stands in the next part. */
function withNext(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, index) => {
    if (isBare(parts[index - 1])) return [];
    return isBare(part) ? [`${part} ${parts[index + 1] ?? ''}`] : [part];
  });
}

const LONGEST_BARE = 2;

function isBare(part: string | undefined): boolean {
  if (part === undefined || part.search(BY_DEFAULT) < 0) return false;
  return part.replaceAll(BY_DEFAULT, '').trim().split(/\s+/u).length <= LONGEST_BARE;
}

function distanceOf(mark: RegExpExecArray, other: RegExpExecArray): number {
  return mark.index < other.index
    ? Math.max(0, other.index - mark.index - mark[0].length)
    : Math.max(0, mark.index - other.index - other[0].length);
}

const IF = anyOf(
  "if|when|whenever|where|unless|without|falls|wenn|sofern|außer|ohne|si|s['’]|lorsque|quand|sauf si|cuando|a menos que|sin|se|quando|als|если",
);
const UNLESS = /^(?:unless|without|außer|ohne|sauf si|a menos que|sin)$/iu;
const LEAST_SHARED = 0.5;

/** The condition of a statement that its quotes have the other way round, with what follows from it alike. */
export function turnedConditions(statement: string, quotes: readonly string[]): readonly string[] {
  const said = conditionOf(statement, quotes[0]);
  if (said === undefined) return [];
  const others = sentencesOf(quotes).flatMap((sentence) => conditionOf(sentence, statement) ?? []);
  const like = others.filter(
    (other) => isAbout(said.condition, other.condition) && isAbout(said.outcome, other.outcome),
  );
  const isTurned =
    like.length > 0 &&
    like.every((other) => (said.isUnmet !== other.isUnmet) !== (said.isDenied !== other.isDenied));
  return isTurned ? [said.text] : [];
}

function isAbout(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.max(1, LEAST_SHARED * one.size);
}

interface Condition {
  readonly condition: ReadonlySet<string>;
  readonly outcome: ReadonlySet<string>;
  /** The condition is that something is not so. */
  readonly isUnmet: boolean;
  readonly isDenied: boolean;
  readonly text: string;
}

function conditionOf(sentence: string, beside = ''): Condition | undefined {
  const found = [...sentence.matchAll(IF)];
  const [match] = found;
  if (match === undefined || found.length > 1) return undefined;
  const { denial, near } = polarityWords(sentence, beside);
  const rest = sentence.slice(match.index + match[0].length);
  const comma = rest.search(/,(?=\s)/u);
  const lead = sentence.slice(0, match.index);
  const isLeading = lead.trim().length < 3;
  if (isLeading && comma < 0) return undefined;
  const condition = comma < 0 ? rest : rest.slice(0, comma);
  const outcome = isLeading ? rest.slice(comma) : lead;
  if (outcome.search(near) >= 0 || condition.search(near) >= 0) return undefined;
  return {
    condition: setOf(condition),
    outcome: setOf(outcome),
    isUnmet: condition.search(denial) >= 0 !== UNLESS.test(match[0]),
    isDenied: outcome.search(denial) >= 0,
    text: match[0],
  };
}

const EXCEPT_WORDS =
  "except|excluding|apart from|other than|außer|ausgenommen|bis auf|sauf|hormis|à l['’]exception de|excepto|salvo|tranne|eccetto|behalve|кроме";
const EXCEPT = anyOf(EXCEPT_WORDS);
const WITH = anyOf(
  'including|included|even|inclusive|along with|einschließlich|auch|sogar|inklusive|y compris|compris|incluid[oa]s?|incluso|compres[oa]|incluídos?|inclusief|включая',
);

const ONLY = anyOf('only|just|alone|nur|allein|bloß|seul\\p{L}*|uniquement|sólo|solo|solamente|únicamente');
const BARE = anyOf('without|ohne|sans|sin|senza|sem|zonder|без');
const EXCEPT_OR_ONLY_WITH = anyOf(
  `${EXCEPT_WORDS}|unless|only (?:with|by|after|on)|nur (?:mit|nach|bei)|uniquement (?:avec|sur)|solo con|sólo con`,
);
const EXCEPTED = 3;

/** "Including the last" where the quotes say "except the last"; "without a check" where they say "except with a check". */
export function turnedExceptions(statement: string, quotes: readonly string[]): readonly string[] {
  const sentences = sentencesOf(quotes);
  if (statement.search(EXCEPT) >= 0) return [];
  return [
    ...turnedBy(statement, sentences, { said: WITH, quoted: EXCEPT }),
    // "Only the last goes without it": without it goes what is excepted.
    ...(statement.search(ONLY) >= 0
      ? []
      : turnedBy(statement, sentences, { said: BARE, quoted: EXCEPT_OR_ONLY_WITH })),
  ];
}

function turnedBy(
  statement: string,
  sentences: readonly string[],
  words: { readonly said: RegExp; readonly quoted: RegExp },
): readonly string[] {
  const [own] = [...statement.matchAll(words.said)];
  if (own === undefined) return [];
  const near = setOf(statement.slice(Math.max(0, own.index - REACH), own.index + own[0].length + REACH));
  const isTurned = sentences.some((sentence) => {
    const [except] = [...sentence.matchAll(words.quoted)];
    if (except === undefined || sentence.search(words.said) >= 0) return false;
    const rest = sentence.slice(except.index + except[0].length).split(/[,;.)]/u)[0] ?? '';
    const excepted = [...setOf(rest)].slice(0, EXCEPTED);
    return excepted.length > 0 && excepted.every((term) => near.has(term));
  });
  return isTurned ? [own[0]] : [];
}
