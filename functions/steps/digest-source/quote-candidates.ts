import { headingText } from '#shared/text/retrieval/chunks.ts';
import { type Span, splitSentences } from '#shared/text/words/sentences.ts';

/** A stretch of canonical text that could be quoted: `text === canonical.slice(start, end)`. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: Span['kind'];
  readonly headings: readonly string[];
  /** True for the first statement below a heading. */
  readonly leads: boolean;
  /** True for two sentences where one might do. */
  readonly isPair: boolean;
  /** True for the first statements of the document, where it says what it is about. */
  readonly isOpening: boolean;
  /** True when it cannot be understood without what stands before it, and that is not part of it. */
  readonly leans: boolean;
}

const LEANING =
  /^[("'`*_]*(?:this|that|these|those|it|they|its|their|such|however|but|also|additionally|therefore|thus|hence|then|here|otherwise|likewise|similarly|instead|in (?:this|that|such|both) cases?|the (?:above|latter|former|same)|both|either|he|she)\b/iu;
const INTRODUCING = /[:：]\s*$/u;
const MINIMUM_CHARACTERS = 12;

/**
 * What can be quoted of a document, in order: single statements; a statement that introduces a list together with the
 * list, as far as it fits; and one that leans on the statement before it together with that.
 */
export function findCandidates(canonical: string, maxCharacters: number): readonly Candidate[] {
  const spans = withHeadings(canonical, splitSentences(canonical));
  return spans
    .flatMap((span, index) => {
      const text = canonical.slice(span.start, span.end);
      if (INTRODUCING.test(text)) return introduced({ canonical, spans, index, maxCharacters });
      if (LEANING.test(text)) return leaning({ canonical, spans, index, maxCharacters });
      const alone = toCandidate(canonical, span, {
        start: span.start,
        end: cutAt(canonical, span, maxCharacters),
      });
      return [alone, ...withNext({ canonical, spans, index, maxCharacters })];
    })
    .filter((candidate) => candidate.text.length >= MINIMUM_CHARACTERS);
}

const OPENING = 4;

interface Statement extends Span {
  readonly isOpening: boolean;
  readonly headings: readonly string[];
  readonly leads: boolean;
}

interface Around {
  readonly canonical: string;
  readonly spans: readonly Statement[];
  readonly index: number;
  readonly maxCharacters: number;
}

function withHeadings(canonical: string, spans: readonly Span[]): readonly Statement[] {
  const path: Span[] = [];
  let headings: readonly string[] = [];
  let isFirst = true;
  let count = 0;
  return spans.flatMap((span) => {
    if (span.kind === 'heading') {
      while ((path.at(-1)?.level ?? 0) >= span.level) path.pop();
      path.push(span);
      headings = path.map((heading) => headingText(canonical.slice(heading.start, heading.end)));
      isFirst = true;
      return [];
    }
    if (span.kind !== 'code') count += 1;
    const statement = { ...span, headings, leads: isFirst, isOpening: count <= OPENING };
    isFirst = false;
    return [statement];
  });
}

/** `You can choose among:` is worth quoting only with what follows it. */
function introduced({ canonical, spans, index, maxCharacters }: Around): readonly Candidate[] {
  const first = spans[index];
  if (!first) return [];
  let end = first.end;
  for (let at = index + 1; at < spans.length; at += 1) {
    const next = spans[at];
    if (!next) break;
    const isFollowing = next.kind === 'list-item' || next.kind === 'table-row' || next.kind === 'code';
    if (!isFollowing || next.end - first.start > maxCharacters) break;
    end = next.end;
    if (next.kind === 'code') break;
  }
  const isWhole = end > first.end;
  const candidate = toCandidate(canonical, first, { start: first.start, end });
  return isWhole || first.end - first.start <= maxCharacters ? [{ ...candidate, leans: !isWhole }] : [];
}

/** Two sentences of one paragraph, where both fit: the second often says what the first only names. */
function withNext({ canonical, spans, index, maxCharacters }: Around): readonly Candidate[] {
  const own = spans[index];
  const next = spans[index + 1];
  if (!own || !next || own.kind !== 'sentence' || next.kind !== 'sentence') return [];
  const between = canonical.slice(own.end, next.start);
  const isSameParagraph = between.trim() === '' && !between.includes('\n\n');
  const text = canonical.slice(next.start, next.end);
  const isTakenAlready = INTRODUCING.test(text) || LEANING.test(text);
  if (!isSameParagraph || isTakenAlready || next.end - own.start > maxCharacters) return [];
  return [{ ...toCandidate(canonical, own, { start: own.start, end: next.end }), isPair: true }];
}

function leaning({ canonical, spans, index, maxCharacters }: Around): readonly Candidate[] {
  const own = spans[index];
  const before = spans[index - 1];
  if (!own) return [];
  const isNear = before && before.kind === own.kind && canonical.slice(before.end, own.start).trim() === '';
  if (before && isNear && !own.leads && own.end - before.start <= maxCharacters) {
    return [toCandidate(canonical, before, { start: before.start, end: own.end })];
  }
  const alone = toCandidate(canonical, own, { start: own.start, end: cutAt(canonical, own, maxCharacters) });
  return [{ ...alone, leans: true }];
}

function toCandidate(
  canonical: string,
  span: Statement,
  range: { readonly start: number; readonly end: number },
): Candidate {
  const text = canonical.slice(range.start, range.end);
  return {
    ...range,
    text,
    kind: span.kind,
    headings: span.headings,
    leads: span.leads,
    isOpening: span.isOpening,
    isPair: false,
    leans: false,
  };
}

/** The end of a quote that is not longer than allowed and does not stop within a word. */
function cutAt(canonical: string, span: Span, maxCharacters: number): number {
  if (span.end - span.start <= maxCharacters) return span.end;
  const window = canonical.slice(span.start, span.start + maxCharacters);
  const pause = Math.max(
    window.lastIndexOf('; '),
    window.lastIndexOf(', '),
    window.lastIndexOf('\n'),
    window.lastIndexOf('。'),
  );
  const space = window.lastIndexOf(' ');
  const length =
    pause > maxCharacters / 2 ? pause : space > maxCharacters / 2 ? space : wholeCharacters(window);
  return span.start + length;
}

function wholeCharacters(window: string): number {
  return /[\ud800-\udbff]$/u.test(window) ? window.length - 1 : window.length;
}
