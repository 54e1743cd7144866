import { onFirstUse } from '../on-first-use.ts';
import { terms } from './analyze.ts';

/** A phrase of questions, and the words by which documents say it. */
export interface Phrase {
  /** Its words, without regard to case. */
  readonly words: readonly string[];
  readonly pattern: () => RegExp;
  /** Terms of the phrase itself. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** The line of the table that it stands in: of one sense. */
  readonly sense: string;
}

const PARTICLES: ReadonlySet<string> = new Set(['OFF', 'ON', 'OUT', 'UP', 'DOWN', 'BACK', 'AWAY']);

/** "Turn off", whose words stand apart: others are looked for in questions alone. */
export function isSaidByDocuments({ own, words }: Phrase): boolean {
  return own.length > 0 && PARTICLES.has(words.at(-1) ?? '');
}

export function isPhrase(word: string): boolean {
  return word.includes('-');
}

/** "turn-on" stands for "turn on", "turned on" and "turn the lights on"; function words alone, "at most", stand together. */
export function readPhrase(word: string, others: readonly string[], sense: string): Phrase {
  const own = terms(word.replaceAll('-', ' '));
  const words = word.split('-');
  const between = own.length === 0 ? String.raw`[\s-]+` : String.raw`(?:\s+|-)(?:\S+\s+){0,3}?`;
  const forms = own.length === 0 ? words : words.map(inAnyForm);
  const pattern = onFirstUse(() => new RegExp(String.raw`(?<!\p{L})${forms.join(between)}(?!\p{L})`, 'iu'));
  return { words: words.map((one) => foldCase(withoutE(one))), pattern, own, others, sense };
}

const SHORTEST_INFLECTED = 3;

/** "stop", "stops", "stopped", "stopping". */
function inAnyForm(word: string): string {
  if (word.length < SHORTEST_INFLECTED || !/^[a-z]+$/u.test(word)) return word;
  const stem = withoutE(word);
  return `${stem}${stem === word ? '' : '(?:e|(?=ing))'}${stem.at(-1)}?(?:e?s|e?d|ing)?`;
}

function withoutE(word: string): string {
  return word.length >= SHORTEST_INFLECTED ? word.replace(/e$/u, '') : word;
}

/** The patterns of all of them take longer to make than a question takes to be read, and few questions have the words of any. */
export function saidIn(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const folded = foldCase(text);
  return phrases.filter(
    ({ words, pattern }) => words.every((word) => folded.includes(word)) && pattern().test(text),
  );
}

/** As a pattern without regard to case takes it: "ſ" is an "s". */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}
