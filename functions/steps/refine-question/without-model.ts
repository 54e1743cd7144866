import type { Brief, KeyTerm } from '#shared/domain/brief.ts';
import { contentWords, terms } from '#shared/text/analyze.ts';
import { keyPhrases } from '#shared/text/rake.ts';
import { analyseQuestion } from './analyse-question.ts';

export interface RefineInput {
  readonly question: string;
  readonly context: string | undefined;
  /** What the caller answered when asked back. */
  readonly answers: readonly string[];
  /** Rarity of an analysed term in what can be searched. */
  readonly idf: (term: string) => number;
}

const KEY_TERM_LIMIT = 12;
const POLITE =
  /^(?:(?:please|hi|hello|hey|thanks|kindly)\b[\s,!.]*|(?:can|could|would) you (?:please )?(?:tell|explain|show|help)(?: me| us)?(?: about| to understand| understand)?\s+|i (?:want|would like|need) to (?:know|understand|learn)(?: about)?\s+|tell me(?: about)?\s+)+/iu;
const EXCLUSION =
  /\b(?:excluding|except(?: for)?|without considering|not including|ignoring|but not)\s+([^,;.?]+)/giu;

/** The deterministic refinement: a cleaned question, its facets, its scope and its key terms. */
export function refineWithoutModel(input: RefineInput): Brief {
  const cleaned = cleanQuestion(input.question);
  const question = [cleaned, ...input.answers.map(cleanQuestion)].filter((part) => part !== '').join(' ');
  const analysis = analyseQuestion(question);
  const keyTerms = findKeyTerms(question, input);
  return {
    question,
    originalQuestion: input.question,
    ...(input.context === undefined ? {} : { context: input.context }),
    language: guessLanguage(question),
    kind: analysis.kind,
    entities: analysis.entities,
    aspects: analysis.aspects,
    setting: analysis.setting,
    scopeIn: [...analysis.entities, ...keyTerms.slice(0, 6).map((term) => term.phrase)].filter(isFirst),
    scopeOut: [...question.matchAll(EXCLUSION)].map((match) => (match[1] ?? '').trim()),
    keyTerms,
  };
}

/** Fewer than two topical words leave nothing to search for. */
export function isVague(question: string): boolean {
  return new Set(contentWords(question)).size < 2;
}

function cleanQuestion(question: string): string {
  const text = question.normalize('NFC').replace(/\s+/gu, ' ').trim().replace(POLITE, '').trim();
  const first = text.charAt(0);
  return /\p{Ll}/u.test(first) &&
    /^(?:how|why|when|where|which|what|who|is|are|does|do|can|should)\b/u.test(text)
    ? first.toUpperCase() + text.slice(1)
    : text;
}

function findKeyTerms(question: string, input: RefineInput): readonly KeyTerm[] {
  const idf = (word: string): number => Math.max(...terms(word).map(input.idf), 0);
  const fromQuestion = keyPhrases(question, idf);
  const fromContext = keyPhrases(input.context ?? '', idf).map((term) => ({
    ...term,
    score: term.score * 0.5,
  }));
  return [...fromQuestion, ...fromContext].slice(0, KEY_TERM_LIMIT);
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\b(?:the|is|are|of|how|what|which|why|does)\b/iu, 'en'],
];

function guessLanguage(text: string): string {
  return SCRIPTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'und';
}

function isFirst(value: string, index: number, all: readonly string[]): boolean {
  return all.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === index;
}
