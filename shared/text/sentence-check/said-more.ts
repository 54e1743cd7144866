import { anyOf, partsOf, sentencesOf, setOf, termsIn } from './read-parts.ts';
import { ABLE, ALLOWED, HEDGES, ONLY } from './overstated-words.ts';
import { holdsAny } from './word-list.ts';

const ALL = anyOf(
  'all|every|always|alle[nrs]?|jede[rsnm]?|sämtliche[nrs]?|immer|stets|tous|toutes|chaque|toujours|todos|todas|cada|siempre|tutti|tutte|ogni|sempre|todos|todas|alle|elke|altijd|все|каждый|всегда|सभी|हमेशा|جميع|كل|دائما',
  '所有|全部|每个|始终|总是|すべて|全て|常に',
);
/** Where one of these stands, "all" may be a word for it. */
const WHOLE = anyOf(
  `all|every\\p{L}*|each|any\\p{L}*|always|both|no|not|none|never|neither|total\\p{L}*|entire\\p{L}*|whole|complete\\p{L}*|full\\p{L}*|throughout|universal\\p{L}*|without (?:any|exception)|general\\p{L}*|
whenever|wherever|whatever|regardless|invariably|must|shall|100|unless|except
|alle\\p{L}*|jede\\p{L}*|sämtlich\\p{L}*|immer|stets|ganz\\p{L}*|kein\\p{L}*|nie|nicht|beide\\p{L}*|gesamt\\p{L}*|ohne (?:jede\\p{L}*|Ausnahme)|vollständig\\p{L}*|generell|grundsätzlich
|tou[st]|toutes?|chaque|toujours|aucune?|ne|pas|jamais|entier\\p{L}*|ensemble|quel\\p{L}*|sans (?:aucun\\p{L}*|exception)
|tod[oa]s?|cada|siempre|ningun\\p{L}*|ningún|no|nunca|enter\\p{L}*|cualquier\\p{L}*|sin (?:ningun\\p{L}*|excepción)
|tutt\\p{L}|ogni|sempre|nessun\\p{L}*|intero|alle|elke|altijd|все\\p{L}*|кажд\\p{L}*|всегда|ни|सभी|सब|हर|हमेशा|पूरे|जहाँ|नहीं|جميع|كل|دائما|أي`.replaceAll(
    '\n',
    '',
  ),
  '所有|全部|每|始终|总是|都|任何|不|没|すべて|全て|常に|毎',
);
const LESS_THAN_ALL = anyOf(
  'some|several|many|most|majority|certain|a few|few|part|parts|partly|half|nearly all|almost all|nearly every|almost every|not all|not every|not always|einige[nrs]?|manche[nrs]?|viele[nrs]?|mehrere[nrs]?|meisten|fast alle[nrs]?|nicht alle[nrs]?|teil|untermenge|certaine?s|plusieurs|plupart|presque (?:tous|toutes)|algun[oa]s|much[oa]s|mayoría|parte|casi tod[oa]s|alcun[ie]|molt[ie]|maggior parte|sommige|veel|meeste|некоторые|многие|большинство|कुछ|कई|अधिकांश|ज़्यादातर|بعض|معظم|العديد',
  '有些|一些|许多|大多数|多数|部分|いくつか|多く|ほとんど',
);
const ONE = anyOf(
  'only one|a single|just one|at most one|höchstens ein\\p{L}*|au plus une?|como máximo un[oa]?|nur ein\\p{L}*|ein einzige\\p{L}*|un seul|une seule|sólo (?:\\p{L}+ )?un[oa]?|solo (?:\\p{L}+ )?un[oa]?',
);
const MANY = anyOf(
  'several|multiple|many|more than one|mehrere\\p{L}*|viele\\p{L}*|plusieurs|varios|varias|muchos|muchas',
);
/** "No members do" where the quote has "some members do not". */
const NONE =
  /^\W*(?:no|none of (?:the|these|those)|kein\p{L}*|aucune?|ningun[oa]s?|ningún|nessun\p{L}*|nenhum\p{L}*|geen)(?=\s(?!more|less|fewer|longer)\p{L})/giu;
const NOT_ALL = anyOf(
  '(?:nearly|almost|not|cannot|virtually|practically|fast|nicht|presque|pas|casi|no|quasi|bijna|niet|не) (?:all|every|always|alle\\p{L}*|jede\\p{L}*|immer|tous|toutes|toujours|tod[oa]s|cada|siempre|tutti|tutte|elke|altijd|все)|at all|after all|all in all|above all|once and for all|for every|in every|vor allem|tous? les \\d+|toutes les|chaque (?:jour|semaine|mois|année|heure)|cada \\p{Nd}+|cada (?:día|semana|mes|año|hora)|ogni (?:giorno|settimana|mese|anno|ora)|(?:all|every) (?:the|other|time)|jede[rsnm]? (?:Minute|Stunde|Tag|Woche|Jahr)\\p{L}*|every \\p{Nd}*\\s?\\p{L}*(?:second|minute|hour|day|week|month|year)s?',
);
const NEXT = 3;
const DENIED = /(?<!\p{L})(?:not?|cannot|never|n['’]t|nicht|kein\p{L}*|ne|pas|aucune?|non|nunca)(?!\p{L})/iu;

/** The words by which a statement tells of all, or always, what its quotes tell of less. */
export function widenedIn(statement: string, quotes: readonly string[]): readonly string[] {
  const plain = blank(statement, NOT_ALL);
  const found = [...plain.matchAll(ALL)];
  const sentences = sentencesOf(quotes);
  const shared = setOf(statement);
  const near = sentences.filter((text) => [...setOf(text)].filter((term) => shared.has(term)).length >= 2);
  if (near.length === 0) return [];
  // "All but the last are refused" of "only the last is accepted".
  if (statement.search(BUT_SOME) >= 0 && near.some((text) => holdsAny(ONLY, wordsOf(text)))) return [];
  const widened = found.filter(
    ({ index, 0: word }) =>
      !isWholeIn(near, plain.slice(index + word.length)) ||
      near.some((text) => isOfLess(plain, { end: index + word.length, text, words: LESS_THAN_ALL })),
  );
  const tellsOne = statement.search(ONE) >= 0 || statement.search(DENIED) >= 0;
  const many = [...statement.matchAll(MANY)].filter(
    ({ index, 0: word }) =>
      !tellsOne && near.some((text) => isOfLess(statement, { end: index + word.length, text, words: ONE })),
  );
  const none = [...statement.matchAll(NONE)].filter(({ index, 0: word }) =>
    near.some((text) => isOfLess(statement, { end: index + word.length, text, words: LESS_THAN_ALL })),
  );
  return [...widened, ...many, ...none].map(([word]) => word);
}

const BUT_SOME = anyOf(
  "no|not|never|neither|nor|without|except|but|other|others|unless|only|else|nicht|kein\\p{L}*|außer|ohne|andere\\p{L}*|nur|ne|pas|sans|sauf|autres?|seul\\p{L}*|no|sin|salvo|excepto|otr[oa]s|s[oó]lo|\\p{L}+n['’]t",
  '不|没|除|其他|只|仅',
);

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** A word of the whole stands in the quotes; where they name what "all" is said of, near to it. */
function isWholeIn(sentences: readonly string[], rest: string): boolean {
  if (sentences.every((text) => text.search(WHOLE) < 0)) return false;
  const [noun] = termsIn(rest);
  const places = sentences.flatMap((text) =>
    termsIn(text)
      .filter(({ term }) => term === noun?.term)
      .map(({ start }) => text.slice(Math.max(0, start - BESIDE), start + BESIDE)),
  );
  return places.length === 0 || places.some((around) => around.search(WHOLE) >= 0);
}

const BESIDE = 60;

interface Less {
  readonly end: number;
  readonly text: string;
  readonly words: RegExp;
}

/** "All members" where the quote has "most members", and nowhere "all members". */
function isOfLess(statement: string, { end, text, words }: Less): boolean {
  const named = termsIn(statement.slice(end))
    .slice(0, NEXT)
    .map(({ term }) => term);
  const [first] = named;
  if (first === undefined) return false;
  const isNamed = (rest: string): boolean => {
    const theirs = termsIn(rest)
      .slice(0, NEXT + 1)
      .map(({ term }) => term);
    return named.some((term) => theirs.includes(term));
  };
  const ofLess = [...text.matchAll(words)].some(({ index, 0: word }) =>
    isNamed(text.slice(index + word.length)),
  );
  const ofAll = [...blank(text, NOT_ALL).matchAll(ALL)].some(({ index, 0: word }) =>
    isNamed(text.slice(index + word.length)),
  );
  return ofLess && !ofAll;
}

function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (phrase) => ' '.repeat(phrase.length));
}

const HEDGE = anyOf(
  'may|might|could|possibly|perhaps|probably|presumably|(?<!(?:more|less|most|least|equally|as|how) )likely|appears? to|seems? to|is thought to|are thought to|is believed to|are believed to|könnten?|möglicherweise|vielleicht|vermutlich|wahrscheinlich|dürften?|scheint|pourrai(?:t|ent)|peut-être|probablement|podría[n]?|pudo|pudieron|puede que|quizás?|posiblemente|probablemente|potrebbe(?:ro)?|forse|probabilmente|poderia[m]?|talvez|provavelmente|zou|misschien|mogelijk|waarschijnlijk|возможно|вероятно|शायद|ربما',
  '可能|也许|或许|おそらく',
);
const OPEN = anyOf(
  'can|cannot|possible|possibly|possibility|potential\\p{L}*|allowed|permitted|optional\\p{L}*|able|chance|risk|reported\\p{L}*|hypothe\\p{L}*|propos\\p{L}*|expect\\p{L}*|would|should|if|when|perhaps|evidence|claim\\p{L}*|suspect\\p{L}*|candidate|up to|possible|possibles?|posible\\p{L}*|kann|können|soll\\p{L}*|möglich\\p{L}*|peuvent|peut|pueden?|regarded|considered|viewed|thought|believed|promis\\p{L}*|tend\\p{L}*|rights?|entitled|droit|derecho|recht|not',
  '可以|能',
);
const LEAST_SHARED = 3;
/** "Only members may enter" permits. */
const PERMITTED = /\bonly\b[^,;]*\bmay\b/iu;
/** "May be up to" tells a limit. */
const LIMIT = /\b(?:up to|at most|no more than|jusqu|hasta|bis zu)\b/iu;

/** The open words of a quote whose matter a statement tells as certain. */
export function droppedHedges(statement: string, quotes: readonly string[]): readonly string[] {
  const words = wordsOf(statement);
  if (
    [HEDGES, ABLE].some((list) => holdsAny(list, words)) ||
    [HEDGE, OPEN].some((list) => statement.search(list) >= 0)
  )
    return [];
  const own = setOf(statement);
  const sentences = sentencesOf(quotes);
  const parts = sentences.flatMap((sentence) => partsOf(sentence));
  const hedged = parts.flatMap((part) =>
    [...part.matchAll(HEDGE)]
      .filter((match) => !isMonth(match, part))
      .map((match) => ({ part, word: match[0], rest: part.slice(match.index + match[0].length) })),
  );
  return hedged
    .filter(({ part, rest }) => {
      const head = termsIn(rest)
        .slice(0, 2)
        .map(({ term }) => term);
      const plain = parts.filter((other) => other !== part && other.search(HEDGE) < 0);
      const isTold = head.length > 0 && head.every((term) => own.has(term));
      const shared = [...setOf(part)].filter((term) => own.has(term)).length;
      const isTwice = plain.some((other) => head.every((term) => setOf(other).has(term)));
      return (
        isTold &&
        !isTwice &&
        !ALLOWED.test(part) &&
        !PERMITTED.test(part) &&
        !LIMIT.test(part) &&
        shared >= LEAST_SHARED &&
        !/^\s*(?:not|nicht)\b|^\W*\p{L}+\W+\p{N}/u.test(rest)
      );
    })
    .map(({ word }) => word);
}

/** "On 3 May 1921", "in May". */
function isMonth({ 0: word, index }: RegExpExecArray, text: string): boolean {
  if (word !== 'May') return false;
  const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
  return (
    /(?:\d(?:st|nd|rd|th)?|(?<!\p{L})(?:in|of|since|until|by|early|late|mid|last|next|from|to))[\s-]$/iu.test(
      before,
    ) || /^,?\s\d/u.test(after)
  );
}

const CAUSES = anyOf(
  'caus(?:e|es|ed|ing)|leads? to|led to|leading to|brings? about|brought about|is responsible for|are responsible for|results? in|resulted in|because of|due to|verursach\\p{L}*|bewirk\\p{L}*|provoqu\\p{L}*|entraîn\\p{L}*|causan?|causó|provocan?|provoc\\p{L}*|veroorza\\p{L}*|вызыва\\p{L}*',
  '导致|造成|引起',
);
const CAUSAL = anyOf(
  'caus\\p{L}*|lead|leads|led|leading|bring\\p{L}*|brought|responsible|result\\p{L}* (?:in|from)|because|due|induc\\p{L}*|trigger\\p{L}*|produc\\p{L}*|contribut\\p{L}*|mediat\\p{L}*|effect\\p{L}*|affect\\p{L}*|impact\\p{L}*|driv\\p{L}*|mak(?:e|es|ing)|made|through|via|attribut\\p{L}*|consequen\\p{L}*|thus|therefore|hence|owing|provok\\p{L}*|generat\\p{L}*|promot\\p{L}*|allow\\p{L}*|reason\\p{L}*|cost|follow\\p{L}*|prevent\\p{L}*|give\\p{L}*|gave|by|verursach\\p{L}*|führ\\p{L}*|wegen|weil|provoqu\\p{L}*|entraîn\\p{L}*|caus\\p{L}*|provoc\\p{L}*|par|por',
  '导致|造成|引起|因',
);
const TOGETHER = anyOf(
  'associat\\p{L}*|correlat\\p{L}*|linked|related|relationship|compared (?:with|to)|assozi\\p{L}*|korrel\\p{L}*|zusammenhang|associé\\p{L}*|corrél\\p{L}*|asociad\\p{L}*|correlacion\\p{L}*|more (?:common|frequent|likely)\\p{L}*',
  '相关|关联',
);

/** The words by which a statement makes a cause of what its quotes only tell together. */
export function madeCauses(statement: string, quotes: readonly string[]): readonly string[] {
  const [cause] = [...statement.matchAll(CAUSES)];
  if (cause === undefined || quotes.some((quote) => quote.search(CAUSAL) >= 0)) return [];
  return quotes.some((quote) => quote.search(TOGETHER) >= 0) ? [cause[0]] : [];
}
