import { coverage } from '#shared/text/retrieval/coverage.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { type Span, splitSentences } from '#shared/text/words/sentences.ts';

/** A stretch of a source's text that may bear a sentence. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Share of what the sentence says that the passage, with its title and heading, says in the same words, 0-1. */
  readonly support: number;
}

/** A text read once, for many sentences. */
export interface ReadPassages {
  nearest(sentence: string): readonly Passage[];
}

const MOST_PASSAGES = 4;
const NOTHING: ReadonlySet<string> = new Set();
/** What its neighbours, title and heading say bears less than what the sentence itself says. */
const CONTEXT_SHARE = 0.8;

/**
 * The passages of a text that come nearest to a sentence, the best first: its own sentences, by the share of the
 * terms that they bear, rarer terms of the text weighing more (inverse document frequency, Spärck Jones 1972).
 */
export function readPassages(text: string, title: string): ReadPassages {
  const spans = splitSentences(text);
  const own = spans.map(({ start, end }) => new Set(terms(text.slice(start, end))));
  const headings = headingsOf(text, spans);
  const titleTerms = new Set(terms(title));
  const frequency = new Map<string, number>();
  for (const term of own.flatMap((set) => [...set])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weigh = (term: string): number => Math.log(1 + spans.length / (0.5 + (frequency.get(term) ?? 0)));
  return {
    nearest: (sentence) => {
      const wanted = terms(sentence);
      const scored = spans.flatMap((_, at) => {
        const said = coverage(wanted, own[at] ?? NOTHING, weigh);
        if (said === 0) return [];
        const about = [own[at - 1], own[at], own[at + 1], titleTerms, headings[at]];
        const known = coverage(wanted, new Set(about.flatMap((set) => [...(set ?? NOTHING)])), weigh);
        return [{ at, support: said + CONTEXT_SHARE * (known - said) }];
      });
      const ranked = scored.toSorted((a, b) => b.support - a.support || a.at - b.at);
      return ranked.slice(0, MOST_PASSAGES).map(({ at, support }) => {
        const { start = 0, end = 0 } = spans[at] ?? {};
        return { start, end, text: text.slice(start, end), support };
      });
    },
  };
}

/** Of each unit, the terms of the heading that it stands under. */
function headingsOf(text: string, spans: readonly Span[]): readonly ReadonlySet<string>[] {
  let current: ReadonlySet<string> = new Set();
  return spans.map(({ kind, start, end }) => {
    if (kind === 'heading') current = new Set(terms(text.slice(start, end)));
    return current;
  });
}
