import { polarityWords } from './polarity-words.ts';
import { ONLY } from './overstated-words.ts';
import { anyOf, sentencesOf, setOf, termsIn } from './read-parts.ts';
import { holdsAny } from './word-list.ts';

/** What follows one is left out of what a sentence says: `of bodies, not headers`. */
const NOT_THIS =
  /(?:(?:[,;]\s*(?:(?:but|and)\s+)?|\s(?:but|and)\s+)not\s+(?!only|just|merely|yet|always|all|every|necessarily|because|to\s|be\s)|(?:[,;]\s*(?:aber\s+|und\s+)?|\saber\s+)nicht\s+(?!nur|immer|alle)|(?:[,;]\s*(?:mais\s+)?|\smais\s+)(?:pas|non)\s+(?!seulement)|(?:[,;]\s*|\s)(?:pero|y)\s+no\s+(?:en|a|el|la|los|las|para)\s|\s(?:rather than|instead of|anstelle|anstatt|plutôt que|au lieu d[eu]|en lugar de|en vez de)\s+|而不是|而非)(?<out>[^,.;:()，。；]+)/giu;
/** What follows one is set against what is said. */
const UNLIKE = anyOf(
  'unlike|in contrast to|contrary to|im Gegensatz zu\\p{L}*|anders als|contrairement|à la différence|a diferencia',
);
/** Where one stands, what is left out may be named without being said to be in. */
const LEAVES_OUT = anyOf(
  'only|except|but|other|others|instead|rather|alone|solely|exclu\\p{L}*|place|replac\\p{L}*|ersetz\\p{L}*|remplac\\p{L}*|reemplaz\\p{L}*|would|otherwise|würde\\p{L}*|sonst|sinon|incompat\\p{L}*|inhibit\\p{L}*|prevent\\p{L}*|block\\p{L}*|lack\\p{L}*|fail\\p{L}*|loss|lost|differ\\p{L}*|less|fewer|over|prefer\\p{L}*|favou?r\\p{L}*|avoid\\p{L}*|bevorzug\\p{L}*|lieber|vermeid\\p{L}*|préf\\p{L}*|évit\\p{L}*|prefier\\p{L}*|evit\\p{L}*|nur|außer|statt|anstelle|anstatt|sondern|allein\\p{L}*|andere\\p{L}*|anders|weniger|seul\\p{L}*|sauf|mais|moins|plutôt|autres?|lieu|s[oó]lo|excepto|salvo|sino|pero|menos|otr[oa]s?|lugar|vez',
  '只|仅|除|其他|而',
);
const MOST_LEFT_OUT = 3;
const LEAST_SHARED = 2;

/** What a statement says to be so that its quotes leave out: "headers as well" of "bodies, not headers". */
export function toldOfExcluded(statement: string, quotes: readonly string[]): readonly string[] {
  const turned = turnedChoices(statement, quotes);
  if (turned.length > 0) return turned;
  const unlike = statement.search(UNLIKE);
  const told = unlike < 0 ? statement : statement.slice(0, unlike);
  if (told.search(LEAVES_OUT) >= 0 || told.search(polarityWords(statement, quotes[0]).denial) >= 0) return [];
  const said = setOf(told);
  const sentences = sentencesOf(quotes);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(NOT_THIS)].flatMap(({ index, 0: phrase, groups }) => {
      const out = termsIn(groups?.['out'] ?? '')
        .map(({ term }) => term)
        .filter((term) => !/^ones?$/u.test(term));
      const rest = setOf(`${sentence.slice(0, index)} ${sentence.slice(index + phrase.length)}`);
      const telling = out.filter((term) => !rest.has(term)).slice(0, MOST_LEFT_OUT);
      const shared = [...said].filter((term) => rest.has(term)).length;
      const isElsewhere = sentences.some(
        (other) => other !== sentence && telling.some((term) => setOf(other).has(term)),
      );
      const isTold = telling.length > 0 && telling.every((term) => said.has(term)) && !isElsewhere;
      return isTold && shared >= LEAST_SHARED ? [groups?.['out']?.trim() ?? ''] : [];
    }),
  );
}

interface Choice {
  readonly kept: ReadonlySet<string>;
  readonly left: readonly string[];
  readonly text: string;
}

/** What is not done to a thing, where it is done to another: `while failing to stop Y`. */
const NOT_DONE =
  /(?:\s(?:while|but|and|yet)\s+(?:failing|failed|fails|fail)\s+to\s+\p{L}+\s+|\s(?:but|and|yet)\s+(?:does|do|did|is|are|was|were|has|had|can|could|will)(?:\s+not|n['’]t)\s+|[,，、；]?(?:但|而|却)(?:不|没有|无法|未)|[،,]?\s(?:و?لكن|و)\s?(?:لا|لم|ليس|ليست)\s|\s(?:دون|بدون)\s|\spero\s+no\s|\ssin\s|\ssans\s)(?<out>[^,.;:()，。；،]+)/giu;

/** `X rather than Y`: what is said, and what is left out. */
function choicesIn(text: string): readonly Choice[] {
  return [...text.matchAll(NOT_THIS), ...text.matchAll(NOT_DONE)].map(({ index, groups }) => {
    const out = groups?.['out'] ?? '';
    const kept = setOf(text.slice(0, index));
    const left = termsIn(out)
      .map(({ term }) => term)
      .filter((term) => !kept.has(term))
      .slice(0, 1);
    return { kept, left, text: out.trim() };
  });
}

/** "Gzip rather than xz" of "xz rather than gzip". */
function turnedChoices(statement: string, quotes: readonly string[]): readonly string[] {
  const said = choicesIn(statement);
  if (said.length === 0) return [];
  const quoted = sentencesOf(quotes).flatMap(choicesIn);
  return said
    .filter((one) => quoted.some((other) => isIn(one.left, other.kept) && isIn(other.left, one.kept)))
    .map(({ text }) => text);
}

const ADDS = anyOf(
  'as well as|alike|also|in addition to|along with|together with|both|sowie|ebenso wie|sowohl|auch|ainsi que|également|aussi|así como|también|tanto',
  '以及|也|都',
);
const NEAR = 3;

/** The words by which a statement adds something to what its quotes say of one thing only. */
export function addedToOnly(statement: string, quotes: readonly string[]): readonly string[] {
  const [adds] = [...statement.matchAll(ADDS)];
  if (adds === undefined || holdsAny(ONLY, wordsOf(statement))) return [];
  if (statement.search(polarityWords(statement, quotes[0]).denial) >= 0) return [];
  const [before, after] = [statement.slice(0, adds.index), statement.slice(adds.index + adds[0].length)];
  const around = [...termsIn(before).slice(-NEAR), ...termsIn(after).slice(0, NEAR)].map(({ term }) => term);
  const said = setOf(statement);
  const isAdded = sentencesOf(quotes).some((sentence) => {
    const [only, ...more] = [...sentence.matchAll(ONLY_WORD)];
    if (only === undefined || more.length > 0 || sentence.search(ADDS) >= 0) return false;
    const [head] = termsIn(sentence.slice(only.index + only[0].length));
    const shared = [...said].filter((term) => setOf(sentence).has(term)).length;
    return head !== undefined && around.includes(head.term) && shared > LEAST_SHARED;
  });
  return isAdded ? [adds[0]] : [];
}

const ONLY_WORD = anyOf(
  'only|solely|exclusively|nur|ausschließlich|seulement|uniquement|seule?s?|s[oó]lo|solamente|únicamente',
  '只有|仅',
);

const WHATEVER = anyOf(
  "whatever|whichever|whoever|wherever|no matter|regardless|irrespective|any|anyone|anybody|anything|anywhere|everyone|everybody|everything|everywhere|every|egal|beliebig\\p{L}*|unabhängig von|jede[rsmn]?|überall|n['’]importe|quel(?:le)?s? que|partout|cualquier\\p{L}*|sin importar|independientemente|tod[oa]s l[oa]s|مهما|أيا كان|بغض النظر|أي|جميع",
  '任何|无论|不论|不管|所有',
);

/** The words by which a statement tells of whatever there is what its quotes tell of one thing only. */
export function openedFromOnly(statement: string, quotes: readonly string[]): readonly string[] {
  const [opens] = [...statement.matchAll(WHATEVER)];
  if (opens === undefined || holdsAny(ONLY, wordsOf(statement))) return [];
  if (statement.search(polarityWords(statement, quotes[0]).denial) >= 0) return [];
  const said = setOf(statement);
  const isOpened = sentencesOf(quotes).some((sentence) => {
    const [only] = [...sentence.matchAll(ONLY_WORD)];
    if (only === undefined || sentence.search(WHATEVER) >= 0) return false;
    const limit = termsIn(sentence.slice(only.index + only[0].length)).slice(0, LIMITING);
    const shared = [...said].filter((term) => setOf(sentence).has(term)).length;
    return limit.length > 0 && !limit.every(({ term }) => said.has(term)) && shared > LEAST_SHARED;
  });
  return isOpened ? [opens[0]] : [];
}

const LIMITING = 2;

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u);
}

function isIn(terms: readonly string[], kept: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.every((term) => kept.has(term));
}
