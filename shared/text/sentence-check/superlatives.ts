import { fold } from '../words/fold.ts';
import { anyOf, sentencesOf, setOf } from './read-parts.ts';

/** A word that sets one thing above all others. */
interface Superlative {
  readonly text: string;
  /** What the word is of: `fast` of "fastest", `costly` of "least costly". */
  readonly root: string;
  /** "One of the fastest", "the second fastest". */
  readonly isOneOfSome: boolean;
}

const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}-])(?<bent>\p{L}{2,}est)(?!\p{L})/giu,
  /(?<!\p{L})(?:the|its|their|his|her|our|single)\s+(?:most|least)\s+(?:(?!(?:cost|like|unlike|ear|friend|dead|lone|live|time|order|heaven|world|elder|sick|ug|ho|lo|love)ly)\p{L}+ly\s+)?(?<plain>\p{L}+)/giu,
  /(?<!\p{L})(?:are|is|was|were)\s+(?:most|least)\s+(?<plain>\p{L}+)/giu,
  /(?<!\p{L})(?:am|der|die|das|den|dem|des|zum|zur|beim|im)\s+(?:\p{L}+\s)?(?<german>\p{L}+st)(?:en?|e[rsmn])(?!\p{L})/giu,
  /(?<!\p{L})(?:le|la|les|l['’]un des|el|los|las|lo|il|gli|i|o|a|os|as)\s+(?:\p{L}+\s)?(?:plus|moins|más|menos|più|meno|mais)\s+(?<plain>\p{L}+)/giu,
  /(?<!\p{L})सबसे\s+(?<plain>[\p{L}\p{M}]+)/gu,
  /最(?<plain>\p{Script=Han})/gu,
];
const NO_SUPERLATIVE =
  /^(?:.*(?:request|interest|forest|harvest|invest|protest|contest|suggest|digest|honest|arrest|attest|manifest|modest|ingest|midwest|northwest|southwest|conquest|backtest|unittest|pretest)|test|rest|west|guest|quest|nest|chest|pest|vest|crest|behest|tempest|latest|best|first|erst|letzt|nächst|meist|selbst|dienst|dienste|kunst|erst|fest|mindest|längst|unterst|oberst|höchst|jüngst)$/iu;
const SOME = anyOf(
  'one of|some of|among|amongst|part of|belongs?|second|third|fourth|fifth|ein\\p{L}* der|zu den|gehör\\p{L}*|unter den|zweit\\p{L}*|dritt\\p{L}*|parmi|l?.?un\\p{L}* des|deuxième|troisième|un[oa] de|entre|segund[oa]|tercer\\p{L}*|tra i|uno dei|दूसर\\p{L}*\\p{M}*|तीसर\\p{L}*\\p{M}*|में से एक',
  '之一|第二|第三',
);
const AROUND = 40;
const SHORTEST_ROOT = 3;
const SHORTEST_GERMAN = 5;

/** The superlatives of a statement whose quotes have the word only plain or compared, or of one among several. */
export function raisedToMost(statement: string, quotes: readonly string[]): readonly string[] {
  const said = superlativesIn(statement);
  if (said.length === 0) return [];
  const sentences = sentencesOf(quotes);
  const quoted = sentences.flatMap(superlativesIn);
  return said
    .filter(({ root, isOneOfSome }) => {
      const same = quoted.filter((other) => isSameRoot(root, other.root));
      if (same.length > 0) return !isOneOfSome && same.every((other) => other.isOneOfSome);
      return !isOneOfSome && sentences.some((text) => hasPlain(text, root));
    })
    .map(({ text }) => text);
}

export function superlativesIn(text: string): readonly Superlative[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): readonly Superlative[] => {
      const { bent, plain, german } = match.groups ?? {};
      const word = bent ?? plain ?? german ?? '';
      if (plain === undefined && NO_SUPERLATIVE.test(word)) return [];
      if (german !== undefined && german.length < SHORTEST_GERMAN) return [];
      const root = fold(plain ?? word.replace(/(?:i?est|e?st)$/iu, ''));
      const around = text.slice(Math.max(0, match.index - AROUND), match.index + match[0].length);
      return [{ text: match[0], root, isOneOfSome: around.search(SOME) >= 0 }];
    }),
  );
}

function isSameRoot(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= SHORTEST_ROOT && (setOf(one).has(other) || other.startsWith(one) || one.startsWith(other)))
  );
}

/** The same word plain, or compared: `slow`, `slower` of "slowest". */
function hasPlain(text: string, root: string): boolean {
  if (root.length < SHORTEST_ROOT) return false;
  const words = text.split(/[^\p{L}\p{M}]+/u).map((word) => fold(word));
  return words.some(
    (word) =>
      word.startsWith(root) &&
      /^(?:|y|r|er|ere[nmrs]?|ly|s|e|es|en|em|ment|e?n?t?e?)$/u.test(word.slice(root.length)),
  );
}
