import { fold } from '#shared/text/words/fold.ts';
import { isStopword } from '#shared/text/words/stopwords.ts';
import type { Thinking } from './thinking.ts';

/** A stretch of the canonical text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a long sentence can be parted, so that what stands between can be read alone. */
const CLAUSE_END = /[;；؛](?:\s+|(?=\p{Script=Han}))/gu;

/**
 * What is quoted of a stretch that is longer than allowed: its beginning, or the clauses that bear more of what was
 * asked. It stops neither within a word nor, where that can be had, within a clause.
 */
export function withinLimit(thinking: Thinking, whole: Stretch): Stretch {
  const { canonical, maxCharacters, bears } = thinking;
  if (whole.end - whole.start <= maxCharacters) return whole;
  const beginning = cut(canonical, whole, maxCharacters);
  if (endsWithinCode(canonical, beginning)) return withMoreCode(thinking, whole, beginning);
  const others = startsOfClauses(canonical, whole).map((start) =>
    cut(canonical, { start, end: whole.end }, maxCharacters),
  );
  const weigh = ({ start, end }: Stretch): number => bears(canonical.slice(start, end));
  const best = others.reduce(
    (known, stretch) => {
      const weight = weigh(stretch);
      return weight > known.weight ? { stretch, weight } : known;
    },
    { stretch: beginning, weight: weigh(beginning) },
  );
  return best.stretch;
}

/** So much longer may a quote be whose code is whole then, or bears more of what was asked: half an example shows nothing. */
const CODE_ROOM = 2;

function withMoreCode(
  { canonical, maxCharacters, bears }: Thinking,
  whole: Stretch,
  beginning: Stretch,
): Stretch {
  const wider = cut(canonical, whole, CODE_ROOM * maxCharacters);
  if (wider.end === whole.end) return whole;
  const { start, end } = wider;
  const most = bears(canonical.slice(start, end));
  const isEnough = (one: Stretch): boolean => bears(canonical.slice(start, one.end)) === most;
  const lines = [...canonical.slice(beginning.end, end).matchAll(/\n/gu)];
  const cuts = lines.map(({ index }) => cut(canonical, whole, beginning.end + index + 1 - start));
  const enough = [beginning, ...cuts, wider].filter(isEnough);
  const isWhole = (one: Stretch): boolean =>
    !leavesOpen(canonical.slice(start, one.end)) && !goesOn(canonical, one.end);
  return enough.find(isWhole) ?? enough[0] ?? wider;
}

/** What is said in a comment goes on in the next line. */
function goesOn(canonical: string, end: number): boolean {
  const line = canonical.slice(canonical.lastIndexOf('\n', end - 1) + 1, end);
  return SAID.test(line) && NEXT_SAID.test(canonical.slice(end, end + MOST_MARGIN));
}

const SAID = /(?:[\p{L}'’"()-]+[.,;:]?\s+){4}[\p{L}'’-]+,?\s*$/u;
const NEXT_SAID = /^\n[^\S\n]*(?:[#*/;%]+[^\S\n]*)?\p{L}/u;
const MOST_MARGIN = 80;

function endsWithinCode(canonical: string, { start, end }: Stretch): boolean {
  return [...canonical.slice(start, end).matchAll(FENCE)].length % 2 === 1;
}

/** Where clauses begin; a semicolon parts none where a fence stands open before it. */
function startsOfClauses(canonical: string, { start, end }: Stretch): readonly number[] {
  const text = canonical.slice(start, end);
  const fences = [...text.matchAll(FENCE)].map(({ index }) => index);
  const isWithinCode = (at: number): boolean => fences.filter((fence) => fence < at).length % 2 === 1;
  return [...text.matchAll(CLAUSE_END)]
    .map((match) => match.index + match[0].length)
    .filter((at) => at < text.length && !isWithinCode(at))
    .map((at) => start + at);
}

function cut(canonical: string, { start, end }: Stretch, most: number): Stretch {
  if (end - start <= most) return { start, end };
  const window = canonical.slice(start, start + most);
  const line = endOfCodeLine(window);
  if (line !== undefined) return { start, end: start + line };
  const length = PAUSES.map((pause) => lastEnd(window, pause)).find((end) => end > most / 2);
  return { start, end: start + window.slice(0, length ?? endOfWord(window)).trimEnd().length };
}

/** Strongest first: where a sentence or a line ends, else a clause, else before what joins a clause or a thing to what is said of it. */
const PAUSES = [
  /(?<=(?:[\p{L}\p{N}]{3}|\p{L}['’]\p{L}{1,2})["”’»)\]`]?[.!?]["”’»)\]]*)\s|(?<=[。！？])|\n/gu,
  /(?<=;)\s|(?<=[；؛])|\s(?=[–—] )|(?=, |[，،、])/gu,
  /\s(?=\(|(?:and|or|but|which|who|whose|where|when|while|if|because|since|although|unless|until|whereas|und|oder|aber|dass|weil|wenn|obwohl|während)\s)/gu,
  /\s(?=(?:that|of|in|on|at|by|for|from|with|without|to|into|onto|through|during|before|after|between|than|von|mit|für|aus|bei|nach|zu|durch|ohne)\s)/gu,
];

/** Where the last word ends that is not one of those that lead on to another: an article, a preposition. */
function endOfWord(window: string): number {
  const ends = [...window.matchAll(/\s+/gu)].map(({ index }) => index);
  return (
    ends.findLast((end) => end > window.length / 2 && !isStopword(fold(lastWord(window, end)))) ??
    ends.findLast((end) => end > window.length / 2) ??
    wholeCharacters(window)
  );
}

function lastWord(window: string, end: number): string {
  return window.slice(window.lastIndexOf(' ', end - 1) + 1, end);
}

/** Where the last of the matches begins; 0 where there is none. */
function lastEnd(window: string, pause: RegExp): number {
  return [...window.matchAll(pause)].at(-1)?.index ?? 0;
}

const FENCE = /^ {0,12}`{3,}[^`\n]*$/gmu;

/** Where code is cut: at the end of a line; before it where no line of it fits. Undefined where the text does not end in code. */
function endOfCodeLine(window: string): number | undefined {
  const fences = [...window.matchAll(FENCE)];
  const opening = fences.length % 2 === 1 ? fences.at(-1) : undefined;
  if (opening === undefined) return undefined;
  const first = opening.index + opening[0].length + 1;
  const end = window.lastIndexOf('\n');
  if (end > first) return endOfStatement(window.slice(0, end).replace(CONTINUED, '').trimEnd(), first);
  return opening.index === 0 ? undefined : window.slice(0, opening.index).trimEnd().length;
}

/** Lines at the end of which the next one belongs to. */
const CONTINUED = /(?:\n[^\n]*\\[^\S\n]*)+$/u;

const BLANK_LINE = /\n[^\S\n]*(?=\n)/gu;

/** Where what comes last leaves a bracket open, code ends at the blank line before it, unless little would be left. */
function endOfStatement(code: string, first: number): number {
  const blank = lastEnd(code, BLANK_LINE);
  const last = code.slice(blank);
  return leavesOpen(last) && blank > Math.max(first, code.length / 2) ? blank : code.length;
}

/** Brackets. */
function leavesOpen(code: string): boolean {
  const opened = code.match(/[([{]/gu)?.length ?? 0;
  return opened > (code.match(/[)\]}]/gu)?.length ?? 0);
}

function wholeCharacters(window: string): number {
  return /[\ud800-\udbff]$/u.test(window) ? window.length - 1 : window.length;
}
