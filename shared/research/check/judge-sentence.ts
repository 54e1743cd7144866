import { formatLocator, PAGE_BREAK, type Locator } from '#shared/domain/locator.ts';
import type { Verdict } from '#shared/domain/text-check.ts';
import { type QuoteSpan, quoteLocator } from '#shared/text/retrieval/locate-quote.ts';
import { type SentenceFault, checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { stanceOf } from '#shared/text/stance/stance.ts';
import { type Passage, type ReadPassages, readPassages } from './passages.ts';
import { quotedWords } from './quoted-words.ts';

/** A source as it was read: its canonical text, and what was prepared of it for all sentences that cite it. */
export interface JudgedSource {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly passages: ReadPassages;
  readonly locate: (quote: string) => QuoteSpan | undefined;
}

export function judgedSource(source: Pick<JudgedSource, 'id' | 'title' | 'text'>): JudgedSource {
  const quoteAt = quoteLocator(source.text);
  return {
    ...source,
    passages: readPassages(source.text, source.title),
    // Whoever quotes may begin a sentence with it, or go on with one.
    locate: (quote) => quoteAt(quote) ?? quoteAt(turnFirst(quote)),
  };
}

function turnFirst(quote: string): string {
  const first = quote.charAt(0);
  const turned = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return turned + quote.slice(1);
}

export interface Judgement {
  readonly verdict: Extract<Verdict, 'verbatim' | 'borne-out' | 'not-borne-out'>;
  readonly reasons: readonly string[];
  readonly passage?: FoundPassage;
}

export interface FoundPassage {
  readonly sourceId: string;
  readonly start: number;
  readonly end: number;
}

/**
 * From this share of its weighted words on a sentence is taken to be said by a passage that does not speak against it. Of the
 * claims of SciFact (Wadden et al. 2020, training set), which experts have reworded, so much stands of those that their
 * abstracts support: 12 %; of those that they refute: 2 %; of those on another abstract: none. Below it a reader decides.
 */
const LEAST_SUPPORT = 0.75;
/** From here on there is a passage worth reading. */
const WORTH_READING = 0.4;
const NEAR = 0.8;
const LEAST_WHOLE = 4;

/** What the sources that a sentence cites make of it: the best that any of them does. Pure. */
export function judgeSentence(sentence: string, sources: readonly JudgedSource[]): Judgement {
  const judged = sources.map((source) => judgeBy(sentence, source));
  const best = judged.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  return best?.judgement ?? { verdict: 'not-borne-out', reasons: ['it names no source that could be read'] };
}

interface Ranked {
  readonly judgement: Judgement;
  readonly support: number;
}

function rankOf({ judgement, support }: Ranked): number {
  return { verbatim: 2, 'borne-out': 1, 'not-borne-out': 0 }[judgement.verdict] * 10 + support;
}

function judgeBy(sentence: string, source: JudgedSource): Ranked {
  const quoted = judgeQuotations(sentence, source);
  if (quoted !== undefined) return quoted;
  const whole = locateWhole(sentence, source);
  if (whole !== undefined) {
    return {
      judgement: { verdict: 'verbatim', reasons: [], passage: { sourceId: source.id, ...whole } },
      support: 1,
    };
  }
  return judgeWords(sentence, source);
}

/** Undefined for a sentence that quotes nothing. */
function judgeQuotations(sentence: string, source: JudgedSource): Ranked | undefined {
  const quotations = quotedWords(sentence);
  if (quotations.length === 0) return undefined;
  const missing = quotations.flat().filter((part) => source.locate(part) === undefined);
  const [first] = missing;
  if (first === undefined) {
    const place = source.locate(quotations[0]?.[0] ?? '');
    const passage = place === undefined ? {} : { passage: { sourceId: source.id, ...place } };
    return { judgement: { verdict: 'verbatim', reasons: [], ...passage }, support: 1 };
  }
  const [nearest] = source.passages.nearest(first);
  const found = quotations.flat().length - missing.length;
  return {
    judgement: {
      verdict: 'not-borne-out',
      reasons: [`the words “${first}” do not stand there`],
      ...passageOf(nearest, source),
    },
    support: found / quotations.flat().length,
  };
}

function locateWhole(sentence: string, source: JudgedSource): QuoteSpan | undefined {
  const words = sentence.replace(/[.!?。！？।؟]+$/u, '');
  return words.split(/\s+/u).length >= LEAST_WHOLE || words.length > 20 ? source.locate(words) : undefined;
}

function judgeWords(sentence: string, source: JudgedSource): Ranked {
  const nearest = source.passages.nearest(sentence);
  const [best] = nearest;
  const support = best?.support ?? 0;
  if (best === undefined || support < WORTH_READING) {
    return {
      judgement: { verdict: 'not-borne-out', reasons: ['nothing there says it in such words'] },
      support,
    };
  }
  const near = nearest.filter((one) => one.support >= NEAR * support).map(({ text }) => text);
  const reasons = faultsOf(sentence, near, source);
  if (reasons.length === 0 && support < LEAST_SUPPORT) {
    reasons.push('the nearest passage has only part of its words: read it');
  }
  const verdict = reasons.length === 0 ? 'borne-out' : 'not-borne-out';
  return { judgement: { verdict, reasons, ...passageOf(best, source) }, support };
}

function faultsOf(sentence: string, passages: readonly string[], source: JudgedSource): string[] {
  const about = [source.title];
  const faults = checkSentence(sentence, { quotes: passages, about, asked: '', known: [] });
  const reasons = faults.map(describe);
  const against = stanceOf(sentence, passages.slice(0, 1)).against;
  return reasons.length === 0 && against > 0
    ? ['it seems to say the opposite of what stands there']
    : reasons;
}

function describe(fault: SentenceFault): string {
  if (fault.kind === 'figure')
    return `the figure ${fault.words} does not stand there, or is another measure there`;
  if (fault.kind === 'name') return `${fault.words} does not stand there`;
  if (fault.kind === 'strength')
    return 'it says more than stands there: more firmly, of more, of something else, or why';
  return fault.kind === 'negation'
    ? 'it denies what stands there, or says what is denied there'
    : 'it says the opposite of what stands there, or of one thing what is said there of another';
}

function passageOf(passage: Passage | undefined, source: JudgedSource): Pick<Judgement, 'passage'> {
  return passage === undefined
    ? {}
    : { passage: { sourceId: source.id, start: passage.start, end: passage.end } };
}

/** The locator of a stretch of canonical text; one that spans two pages is cut at the end of the first. */
export function quoteAt(
  text: string,
  { start, end }: QuoteSpan,
): { readonly quote: string; readonly locator: Locator } {
  const pageStart = text.lastIndexOf(PAGE_BREAK, start - 1) + 1;
  const pageEnd = text.indexOf(PAGE_BREAK, start);
  const last = pageEnd >= 0 ? Math.min(end, pageEnd) : end;
  const page = text.includes(PAGE_BREAK) ? { page: text.slice(0, pageStart).split(PAGE_BREAK).length } : {};
  const offset = 'page' in page ? pageStart : 0;
  return {
    quote: text.slice(start, last),
    locator: formatLocator({ ...page, start: start - offset, end: last - offset }),
  };
}
