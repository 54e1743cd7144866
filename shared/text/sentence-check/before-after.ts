import { textLanguage } from './language.ts';
import { type Pair, orderOf, sentencesOf, setOf } from './read-parts.ts';

/** What comes first and what comes second, as a text tells it. */
interface Sequence extends Pair {
  readonly text: string;
  /** "Not before" tells what "after" does. */
  readonly isTurnedByDenial: boolean;
  readonly isAfter: boolean;
}

interface Words {
  /** What follows it comes second. */
  readonly before: string;
  /** What follows it comes first. */
  readonly after: string;
  /** Between two things in their order. */
  readonly next: string;
}

const LISTS: Readonly<Record<string, Words>> = {
  en: {
    before: 'before|prior to|ahead of|earlier than|until|till|up to',
    after: 'after|following|since|once|as soon as|later than',
    next: 'and (?:only )?then|then|afterwards|and later|later on',
  },
  de: {
    before: 'bevor|ehe|vor dem|vor der|vor den|vor|bis zum|bis zur|bis',
    after: 'nachdem|sobald|nach dem|nach der|nach den|nach|seit dem|seit der|seit',
    next: 'und dann|danach|anschließend|erst dann',
  },
  fr: {
    before: "avant que|avant de|avant d['’]|avant|jusqu['’]à|jusqu['’]au|jusqu['’]en",
    after: 'après que|après|depuis que|depuis|une fois que|dès que|dès',
    next: 'puis|ensuite|et après',
  },
  es: {
    before: 'antes de que|antes de|antes del|hasta que|hasta',
    after: 'después de que|después de|después del|tras|desde que|desde|una vez que',
    next: 'y luego|luego|y después|después',
  },
};

const NOT = /(?<!\p{L})(?:not|n['’]t|never|no|nicht|kein\p{L}*|pas|jamais)(?!\p{L})/iu;
const FIRST = /(?<!\p{L})(?:first|zuerst|zunächst|d['’]abord|primero)(?!\p{L})/iu;
const STATEMENTS = /[;:](?=\s)|\.(?=\s)/u;

/** The words of time by which a statement turns round what its quotes tell one after the other. */
export function turnedSequences(statement: string, quotes: readonly string[]): readonly string[] {
  const language = textLanguage(statement, quotes[0]);
  const words = LISTS[language];
  if (words === undefined) return [];
  const said = sequencesIn(statement, words);
  if (said.length === 0) return [];
  const quoted = sentencesOf(quotes).flatMap((sentence) => sequencesIn(sentence, words));
  return said.filter((one) => !isNotAfter(one) && isTurned(one, quoted)).map(({ text }) => text);
}

/** Whether a statement tells the same one after the other, as "not before" and "after" do. */
export function tellsSameOrder(statement: string, quotes: readonly string[]): boolean {
  const words = LISTS[textLanguage(statement, quotes[0])];
  if (words === undefined) return false;
  const said = sequencesIn(statement, words);
  if (said.length === 0) return false;
  const quoted = sentencesOf(quotes).flatMap((sentence) => sequencesIn(sentence, words));
  return said.some((one) =>
    quoted.some((other) => orderOf(one, other) === 1 && one.isTurnedByDenial !== other.isTurnedByDenial),
  );
}

/** "Not after" may be said of what comes before as of what never comes. */
function isNotAfter({ isTurnedByDenial, isAfter }: Sequence): boolean {
  return isTurnedByDenial && isAfter;
}

function isTurned(said: Sequence, quoted: readonly Sequence[]): boolean {
  const orders = quoted.filter((other) => !isNotAfter(other)).map((other) => orderOf(said, other));
  return orders.includes(-1) && !orders.includes(1);
}

function sequencesIn(text: string, words: Words): readonly Sequence[] {
  return text.split(STATEMENTS).flatMap((part) => {
    const found = sequencesBy(part, words);
    if (found.length > 1)
      return part.split(AND).length > 1 ? part.split(AND).flatMap((one) => onlyOne(one, words)) : [];
    return found.length === 1 ? found : inOrder(part, words);
  });
}

const AND = /(?<!\p{L})(?:and|und|et|y)(?!\p{L})/iu;

function onlyOne(text: string, words: Words): readonly Sequence[] {
  const found = sequencesBy(text, words);
  return found.length === 1 ? found : [];
}

function sequencesBy(text: string, { before, after }: Words): readonly Sequence[] {
  return [
    ...matchesOf(text, before).map((match) => split(text, match)),
    ...matchesOf(text, after).map((match) => turn(split(text, match))),
  ];
}

function matchesOf(text: string, words: string): readonly RegExpExecArray[] {
  return [...text.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu'))];
}

/** The thing before a word of time, and what follows it to the next comma; the rest of the sentence is of the thing. */
function split(text: string, match: RegExpExecArray): Sequence {
  const lead = text.slice(0, match.index);
  const rest = text.slice(match.index + match[0].length);
  const comma = rest.search(/,(?=\s)/u);
  const isLeading = lead.trim() === '' || /^\W*(?:\p{L}+\W+){0,2}$/u.test(lead);
  const anchor = comma < 0 ? rest : rest.slice(0, comma);
  const thing = isLeading && comma >= 0 ? `${lead} ${rest.slice(comma)}` : lead;
  const sequence = {
    first: setOf(thing),
    second: setOf(anchor),
    text: match[0],
    isTurnedByDenial: false,
    isAfter: false,
  };
  return NOT.test(thing) ? { ...turn(sequence), isAfter: false, isTurnedByDenial: true } : sequence;
}

function turn(sequence: Sequence): Sequence {
  return { ...sequence, first: sequence.second, second: sequence.first, isAfter: !sequence.isAfter };
}

/** "First one thing, then another." */
function inOrder(text: string, { next }: Words): readonly Sequence[] {
  const [match] = matchesOf(text, next);
  if (match === undefined) return [];
  const [lead, rest] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const comma = lead.lastIndexOf(',');
  const isAtEnd = rest.trim().length < 3;
  const isToldFirst = FIRST.test(lead);
  if (!isAtEnd)
    return isToldFirst
      ? [{ first: setOf(lead), second: setOf(rest), text: match[0], isTurnedByDenial: false, isAfter: false }]
      : [];
  const at = Math.max(lead.search(AND), comma);
  if (at < 0 || !isToldFirst) return [];
  return [
    {
      first: setOf(lead.slice(0, at)),
      second: setOf(lead.slice(at)),
      text: match[0],
      isTurnedByDenial: false,
      isAfter: false,
    },
  ];
}
