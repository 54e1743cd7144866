import { SIGNS_OF_NAME } from './signs-of-names.ts';
import { unmarkedSentences } from './unmarked-sentences.ts';
import { DESCRIPTION_MARK, splitBlocks, type Block, type UnitKind } from '../markup/blocks.ts';

/** A sentence or another quotable unit; `text.slice(start, end)` is its trimmed text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: UnitKind;
  /** 1-6 for a heading, 0 otherwise. */
  readonly level: number;
}

const SINGLE_UNIT: ReadonlySet<UnitKind> = new Set(['heading', 'table-row', 'code']);
/** How much of a sentence's end is looked at, however long it has grown. */
const TAIL = 60;
/** Without a mark that can end a sentence before the end of the text there is nothing to split: most list items. */
const ENDS_INSIDE = /[.!?…。．！？।॥؟۔։።]\s*[^\s.!?…。．！？।॥؟۔։።]/u;
let segmenter: Intl.Segmenter | undefined;

/** The letter behind the apostrophe of "isn't." shortens nothing. */
const ABBREVIATION =
  /(?:^|[\s(["]|'(?!(?<=\p{L}')[stdm]\.))(?:e\.g|i\.e|viz|vs|cf|al|approx|ca|resp|incl|excl|etc|fig|figs|eq|eqs|ref|refs|no|nos|vol|pp|ed|eds|sec|ch|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|corp|dept|est|min|max|spp|sp|subsp|var|bzw|vgl|sog|ggf|evtl|inkl|zzgl|nr|hrsg|núm|págs?|sra|op|loc|\p{Lu}|(?:\p{L}\.)+\p{L})\.["')\]]*\s*$/iu;
const FINAL_ABBREVIATION = /(?:^|[\s(])(?:etc|usw|al|co|inc|ltd|jr)\.\s*$/iu;
/** "Am 31." and "der 3." count in German; what they count is written with a capital. */
const ORDINAL =
  /(?:^|\s)(?:(?<!\bI )am|im|der|die|das|dem|den|des|zum|zur|vom|beim|eine[nmrs]?|jede[nmrs]?|seine[nmrs]?|ihre[nmrs]?)\s+\d{1,3}\.\s*$/iu;
const DAY = /(?:^|\s)\d{1,2}\.\s*$/u;
const GERMAN_MONTH =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
/** "12.03. 18:20", "9 sep. 12:03": a day, and when on it. */
const DAY_AND_MONTH = /(?:^|[\s[(])(?:\d{1,2}\.(?:0?[1-9]|1[0-2])|\d{1,2}\.? \p{L}{3,4})\.\s*$/u;
const TIME = /^\d{1,2}[:.]\d{2}(?!\d)/u;
/** The first half of "z. B." and "d. h.". */
const HALF_ABBREVIATION = /(?:^|[\s(])\p{Ll}\.\s*$/u;
const OTHER_HALF = /^\p{L}\.(?:\s|$)/u;
/** "Results. Eleven studies were included.": what a part of an abstract is called is no sentence. */
const PART_LABEL =
  /^\P{L}*(?:background|introduction|context|rationale|importance|objectives?|aims?|purpose|goals?|hypothesis|(?:materials? and |patients and |subjects and )?methods?|(?:study )?design|setting|participants|subjects|interventions?|measurements?|(?:main )?outcomes?(?: measures?)?|(?:main )?results?|(?:main )?findings|discussion|limitations?|conclusions?|interpretation|implications|summary|significance|funding|(?:trial )?registration|hintergrund|ziele?|methodik|methoden?|ergebnisse?|schlussfolgerung(?:en)?|contexte|objectifs?|méthodes?|résultats?|antecedentes|objetivos?|métodos?|resultados?|conclusión|conclusiones)\.\s*$/iu;
const LOWER_START = /^["'([]*[\p{Ll}=<>≤≥%,;)\]]/u;
const IDENTIFIER_START = /^["'([]*[\p{Ll}]+[\p{Lu}\p{N}_-]/u;

/** Sentences and other quotable units of plain or Markdown text: in order, disjoint, trimmed, none empty. */
export function splitSentences(text: string): readonly Span[] {
  return splitBlocks(text).flatMap((block) =>
    SINGLE_UNIT.has(block.kind) ? whole(text, block) : split(text, block),
  );
}

function whole(text: string, block: Block): readonly Span[] {
  return trimmed(text, block.start, block.end, block);
}

const LIST_MARKER = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/u;

function split(text: string, block: Block): readonly Span[] {
  const raw = text.slice(block.start, block.end);
  const mark = block.kind === 'list-item' ? LIST_MARKER : DESCRIPTION_MARK;
  const marker = mark.exec(raw)?.[0].length ?? 0;
  const body = raw.slice(marker).replace(/[\r\n\u2028\u2029\u0085\v\f\0]/gu, ' ');
  const offset = block.start + marker;
  return mergePieces(body)
    .flatMap((piece) => parted(body, piece))
    .flatMap(({ from, to }) => trimmed(text, offset + from, offset + to, block));
}

function parted(body: string, { from, to }: Piece): readonly Piece[] {
  const starts = unmarkedSentences(body.slice(from, to));
  return starts.map((start, at) => ({ from: from + start, to: from + (starts[at + 1] ?? to - from) }));
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The segmenter's sentences, joined again where it broke at an abbreviation or before a small letter. */
function mergePieces(body: string): readonly Piece[] {
  if (!ENDS_INSIDE.test(body)) return [{ from: 0, to: body.length }];
  const merged: Piece[] = [];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  for (const { segment, index } of segmenter.segment(body)) {
    const to = index + segment.length;
    const previous = merged.at(-1) ?? { from: index, to: index };
    if (to <= previous.to) continue;
    const begun = Math.max(index, previous.to);
    const from =
      begun === previous.from || goesOn(body, previous.from, { from: begun, to })
        ? begun
        : endOfCitation(body, begun);
    const isSame = begun === previous.from || goesOn(body, previous.from, { from, to });
    merged.splice(-1, 1, { from: previous.from, to: isSame ? Math.max(from, to) : from });
    if (!isSame && from < to) merged.push({ from, to });
  }
  return merged;
}

/** "[12]", "[3, 5–7]", "[Smith, On Kilns, p. 111]", "[Smith 1998a]", behind the end of a sentence. */
const CITATION =
  /(?:\[(?:\d{1,3}(?:\s?[-–,]\s?\d{1,3}){0,8}|[^[\]]{2,120}?(?:\bpp?\.\s?\d[\d\s,–-]{0,12}|\b\d{4}[a-z]?))\]\s*)+/uy;

/** Where what a sentence cites behind its end is over: there, or where the next one begins. */
function endOfCitation(body: string, index: number): number {
  CITATION.lastIndex = body[index - 1] === '[' ? index - 1 : index;
  return CITATION.test(body) ? CITATION.lastIndex : index;
}

/** Whether a piece belongs to the sentence that began before it. */
function goesOn(body: string, began: number, { from, to }: Piece): boolean {
  const piece = body.slice(from, to);
  return (
    isSameSentence(body.slice(Math.max(began, from - TAIL), from), piece) ||
    isWithinCode(body.slice(began, from), piece)
  );
}

const CODE_GOES_ON = /^[^`\s]{0,40}`/u;

/** A full stop in `a.*b` ends no sentence: the code that is open ends right behind it. */
function isWithinCode(previous: string, piece: string): boolean {
  if (!CODE_GOES_ON.test(piece.trimStart())) return false;
  return (previous.match(/`/gu)?.length ?? 0) % 2 === 1;
}

/** The mark at the end of `$?` is part of a name. */
const SIGNS_AT_END = new RegExp(String.raw`${SIGNS_OF_NAME}[?!]\s*$`, 'u');

/** "Yahoo! is", "eq? compares": before a small letter these marks end names, unless they are those of other scripts. */
const ENDED = /[。！？।؟]\s*$/u;
/** "How hot is it? does it stop?": who writes without capitals begins so after a question. */
const ASKED_BEFORE = /[!?]\s*$/u;
const BEGINS_SMALL =
  /^\s*(?:how|what|why|when|where|who|which|i|we|you|they|he|she|it|this|that|there|yes|no|if|does|do|did|can|could|should|will|would)\b/u;

/** "% !TeX root": a mark that begins a word is part of it. */
const MARK_BEGINS = /(?:^|[^\p{L}\p{N}\p{M}"'”’)\]])[!?]$/u;

/** "… in “What do bosses do?” (Review, Vol. 6), a study …": a title asks, and the sentence goes on. */
const ASKED_OR_CALLED = /[?!]\s?["'”’»)\]_*]*\s*$/u;
const GOES_ON_BEHIND_BRACKETS = /^\s*\([^()]{8,200}\)(?:[,;]|\s+\p{Ll})/u;

function isSameSentence(previous: string, piece: string): boolean {
  if (MARK_BEGINS.test(previous) && /^[\p{Script=Latin}\p{N}_=]/u.test(piece)) return true;
  if (SIGNS_AT_END.test(previous)) return LOWER_START.test(piece);
  if (FINAL_ABBREVIATION.test(previous)) return LOWER_START.test(piece) || /^[(\d]/u.test(piece);
  if (ABBREVIATION.test(previous) || ORDINAL.test(previous)) return true;
  if (DAY.test(previous) && GERMAN_MONTH.test(piece)) return true;
  if (DAY_AND_MONTH.test(previous) && TIME.test(piece)) return true;
  if (HALF_ABBREVIATION.test(previous) && OTHER_HALF.test(piece)) return true;
  if (/[:;]\s*$/u.test(previous) || PART_LABEL.test(previous)) return true;
  if (ASKED_OR_CALLED.test(previous) && GOES_ON_BEHIND_BRACKETS.test(piece)) return true;
  const isEnded = ENDED.test(previous) || (ASKED_BEFORE.test(previous) && BEGINS_SMALL.test(piece));
  return LOWER_START.test(piece) && !IDENTIFIER_START.test(piece) && !isEnded;
}

function trimmed(text: string, from: number, to: number, block: Block): readonly Span[] {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = start + raw.trim().length;
  return end > start ? [{ start, end, kind: block.kind, level: block.level }] : [];
}
