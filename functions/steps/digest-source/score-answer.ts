import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { hasCue } from './facet-cues.ts';
import { type Name, type NamesAndWords, readNames } from './names.ts';
import { hasUnspacedScript } from '#shared/text/words/scripts.ts';
import type { Candidate } from './quote-candidates.ts';

export interface AnswerContext {
  /** Title and address of the document: they say what all of it is about. */
  readonly about: string;
  readonly idf: (term: string) => number;
}

/** Terms of a candidate and of what stands above it, analysed once. */
export interface AnalysedCandidate {
  readonly candidate: Candidate;
  readonly own: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
  readonly nearest: ReadonlySet<string>;
  /** Terms of the text around it. */
  readonly around: ReadonlySet<string>;
}

const IN_HEADINGS = 0.6;
const IN_TITLE = 0.5;
const NEARBY = 0.35;
const WITHOUT_ASKED = 0.7;
const MANY_TERMS = 6;
/** Below what satisfies: a statement without any cue of what is asked only comes near it. */
const WITHOUT_CUE = 0.58;
const LEAST_OWN_SHARE = 0.3;
const FOCUS_WEIGHT = 0.35;
const CIRCUMSTANCE_WEIGHT = 0.55;
const IN_ITS_SECTION = 1.25;
const NAMED_ONLY_HERE = 0.5;
const WITHOUT_NAME = 0.6;

export function analyseCandidate(candidate: Candidate, around = ''): AnalysedCandidate {
  return {
    candidate,
    own: new Set(terms(candidate.text)),
    above: new Set(terms(candidate.headings.join('\n'))),
    nearest: new Set(terms(candidate.headings.at(-1) ?? '')),
    around: new Set(terms(around)),
  };
}

/** Scores candidates against one part of an item; made once per part, as the part's terms are analysed only once. */
export function answerScorer(
  item: ChecklistItem,
  part: ItemPart,
  context: AnswerContext,
): (one: AnalysedCandidate) => number {
  const about = new Set(terms(context.about));
  const entity = item.entity === undefined ? [] : queryTerms(item.entity);
  const named = readNames(item.description);
  const asked = new Set(queryTerms([...part.terms, ...item.topic].join(' ')));
  const names = named.names.filter(({ parts }) => parts.every((term) => asked.has(term)));
  const weighing = { part, context, within: shareInName(named) };
  const wanted = weigh(part.terms, weighing);
  const topic = sameTerms(part.terms, item.topic) ? [] : weigh(item.topic, weighing);
  const phrases = findPhrases(part.text);
  const compared = part.terms.map((name) => queryTerms(name));
  const answers = (one: AnalysedCandidate): number => {
    if (part.facet === 'comparison') return sharesNames(one, compared, about);
    return wanted.length === 0 ? characterises(one, entity) : coverage(one, wanted, about);
  };
  return (one) => {
    const answered = answers(one);
    const onTopic = topic.length === 0 ? 1 : 0.4 + 0.6 * Math.min(1, 1.4 * coverage(one, topic, about));
    const isDefinition = part.facet === 'definition' && one.candidate.isOpening;
    const cued =
      part.facet === undefined || isDefinition || hasCue(one.candidate.text, part.facet) ? 1 : WITHOUT_CUE;
    const placed = standsInItsSection(one, wanted.length === 0 || topic.length > 0 ? topic : wanted)
      ? IN_ITS_SECTION
      : 1;
    const factor = entityFactor(one, entity, about) * nameFactor(one, names, about);
    const worded = phraseFactor(one.candidate.text, phrases);
    return Math.min(1, answered * onTopic * placed * worded) * cued * factor * directness(one.candidate);
  };
}

interface Wanted {
  readonly term: string;
  /** False for what only tells the circumstances, and for what an answer replaces. */
  readonly isAsked: boolean;
  readonly weight: number;
}

interface Weighing {
  readonly part: ItemPart;
  readonly context: AnswerContext;
  /** The share of a name that a term is; 1 for a word of its own. */
  readonly within: (term: string) => number;
}

function weigh(words: readonly string[], { part, context, within }: Weighing): readonly Wanted[] {
  const replaced = new Set(queryTerms(part.focus.join(' ')));
  const circumstance = new Set(queryTerms(part.circumstance.join(' ')));
  const factor = (term: string): number => {
    if (replaced.has(term)) return FOCUS_WEIGHT;
    return circumstance.has(term) ? CIRCUMSTANCE_WEIGHT : 1;
  };
  return queryTerms(words.join(' ')).map((term) => ({
    term,
    isAsked: factor(term) === 1,
    weight: (context.idf(term) || 0.1) * factor(term) * within(term),
  }));
}

/** A name counts as one word, in however many parts it is written. */
function shareInName({ names, words }: NamesAndWords): (term: string) => number {
  const shares = new Map(names.flatMap(({ parts }) => parts.map((term) => [term, 1 / parts.length])));
  return (term) => (words.has(term) ? 1 : (shares.get(term) ?? 1));
}

/** Whoever asks about `p-limit` is not answered by what is said of others that limit something. */
function nameFactor(one: AnalysedCandidate, names: readonly Name[], about: ReadonlySet<string>): number {
  if (names.length === 0) return 1;
  const bears = ({ whole, parts }: Name): boolean =>
    [one.own, one.above, about, one.around].some((place) => place.has(whole)) ||
    parts.every((term) => one.own.has(term));
  return WITHOUT_NAME + (1 - WITHOUT_NAME) * (names.filter(bears).length / names.length);
}

function sameTerms(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((term) => second.includes(term));
}

/** Share of the wanted terms' weight that the candidate bears, terms of headings and title counting less. */
function coverage(one: AnalysedCandidate, wanted: readonly Wanted[], about: ReadonlySet<string>): number {
  let sum = 0;
  let own = 0;
  for (const { term, weight } of wanted) {
    if (one.own.has(term)) own += weight;
    sum += weight * presence(term, one, about);
  }
  const total = fullAnswer(wanted);
  if (total === 0) return 0;
  const share = Math.min(1, sum / total) * (bearsAsked(one, wanted) ? 1 : WITHOUT_ASKED);
  return own / total < LEAST_OWN_SHARE ? share * 0.6 : share;
}

/** A statement, or its heading, bears some of the very words asked for, not only of their circumstances. */
function bearsAsked(one: AnalysedCandidate, wanted: readonly Wanted[]): boolean {
  const asked = wanted.filter(({ isAsked }) => isAsked);
  return asked.length === 0 || asked.some(({ term }) => one.own.has(term) || one.above.has(term));
}

/** What a full answer bears: no statement repeats all of a long question, so past the sixth a term counts half. */
function fullAnswer(wanted: readonly Wanted[]): number {
  return wanted
    .map((one) => one.weight)
    .toSorted((a, b) => b - a)
    .reduce((sum, weight, index) => sum + (index < MANY_TERMS ? weight : weight / 2), 0);
}

function presence(term: string, one: AnalysedCandidate, about: ReadonlySet<string>): number {
  if (one.own.has(term)) return 1;
  if (one.above.has(term)) return IN_HEADINGS;
  if (about.has(term)) return IN_TITLE;
  return one.around.has(term) ? NEARBY : 0;
}

const PHRASE = /\b(?:at|by|in|on|per|out of|under|over|without|up to|off)\s+(?!the\b|a\b|an\b)\p{Ll}{3,}/giu;

/** Set phrases of a question ("at rest", "by default"): their words mean something else apart. */
function findPhrases(text: string): readonly RegExp[] {
  return [...text.matchAll(PHRASE)].map(
    ([phrase]) => new RegExp(String.raw`\b${phrase.replaceAll(/\s+/gu, String.raw`\s+`)}\b`, 'iu'),
  );
}

/** A quarter more for a statement with all set phrases of the question, a fifth less for one with none. */
function phraseFactor(text: string, phrases: readonly RegExp[]): number {
  if (phrases.length === 0) return 1;
  const share = phrases.filter((phrase) => phrase.test(text)).length / phrases.length;
  return share === 0 ? 0.8 : 1 + 0.25 * share;
}

/** The nearest heading bears the term that weighs most, and little else: the section is about what is asked. */
function standsInItsSection(one: AnalysedCandidate, topic: readonly Wanted[]): boolean {
  const main = topic.toSorted((a, b) => b.weight - a.weight)[0];
  if (main === undefined || !one.nearest.has(main.term)) return false;
  const asked = [...one.nearest].filter((term) => topic.some((wanted) => wanted.term === term)).length;
  return asked * 2 > one.nearest.size;
}

/** Only a statement that names at least two of the things sets them apart; the title may name one of them. */
function sharesNames(
  one: AnalysedCandidate,
  names: readonly (readonly string[])[],
  about: ReadonlySet<string>,
): number {
  const own = names.filter((name) => name.every((term) => one.own.has(term))).length;
  const known = names.filter((name) => name.every((term) => one.own.has(term) || about.has(term))).length;
  if (own === 0 || known < 2) return 0;
  return own >= 2 ? 1 : 0.8;
}

/** What a thing is stands at the opening of a document about it, or in a statement that begins with its name. */
function characterises(one: AnalysedCandidate, entity: readonly string[]): number {
  const isNamed = entity.every((term) => one.own.has(term));
  if (one.candidate.isOpening) return isNamed ? 1 : 0.85;
  const subject = new Set(terms(one.candidate.text.slice(0, 60)));
  return entity.every((term) => subject.has(term)) ? 0.7 : 0.3;
}

/** A document about the entity speaks of it throughout; elsewhere only a statement that names it does. */
function entityFactor(one: AnalysedCandidate, entity: readonly string[], about: ReadonlySet<string>): number {
  if (entity.every((term) => about.has(term))) return 1;
  if (entity.every((term) => one.own.has(term))) return NAMED_ONLY_HERE;
  return entity.every((term) => one.own.has(term) || one.above.has(term)) ? 0.5 : 0.25;
}

const POINTER =
  /^[^\p{L}\p{N}]*(?:https?:|see (?:also )?|for more|refer to|learn more|click|read more)|\b(?:please (?:see|visit|read|refer)|head (?:on )?over to|visit our|wondering what)\b/iu;

/** How much a candidate reads as a statement: 1 for a full sentence, less for code, questions and fragments. */
export function directness(candidate: Candidate): number {
  const text = candidate.text.trim();
  if (candidate.kind === 'code') return 0.5;
  if (/[?？؟]\s*$/u.test(text)) return 0.5;
  if (POINTER.test(text)) return 0.6;
  const words = text.split(/\s+/u).length;
  const isUnspaced = hasUnspacedScript(text) && text.length > 12;
  if (words < 5 && !isUnspaced) return 0.65;
  if (candidate.leans) return 0.85;
  if (candidate.isPair) return 0.92;
  return candidate.kind === 'table-row' ? 0.85 : 1;
}
