import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seededNumbers } from '../seeded-numbers.ts';

/** A synthetic document: what to search for to find it, and where it lies. */
export interface Known {
  readonly path: string;
  readonly query: string;
}

const TOPICS = 400;
const TOPIC_WORDS = 120;
const VOCABULARY = 150_000;
/** Of which the first stand for the function words of a language. */
const COMMON =
  'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years much where your way down should because long each just state those people too mr how little good world make very year still see work old life between being states another same us while last might great go come since right men used'.split(
    ' ',
  );
const ONSETS = 'b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh sl sp st str th tr'.split(
  ' ',
);
const NUCLEI = 'a e i o u ai ea ee ou ia io'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'nd', 'st', 'ck', 'ng'];

/** Writes documents of a vocabulary with a long tail, 2.5 KB each on average; gives some to look for. */
export function writeDocuments(folder: string, count: number): readonly Known[] {
  const next = seededNumbers(20_241_107);
  const words = makeVocabulary(next);
  const topics = Array.from({ length: TOPICS }, () => pickMany(words, TOPIC_WORDS, next));
  const known: Known[] = [];
  for (let at = 0; at < count; at += 1) {
    const topic = topics[Math.floor(next() * TOPICS)] ?? words;
    const title = capital(`${pick(topic, next)} ${pick(topic, next)} ${rare(words, next)}`);
    const path = `${folderOf(at)}/note-${at}.md`;
    const text = `# ${title}\n\n${body(words, topic, next)}`;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (at % Math.ceil(count / 200) === 0)
      known.push({ path, query: ask(title, zipf(topic, next), zipf(words, next)) });
  }
  return known;
}

/** The words of the title, one of the topic, and one that the whole corpus may have. */
function ask(title: string, topical: string, frequent: string): string {
  return `what is the ${title.toLowerCase()} and how does the ${topical} of it work with ${frequent}`;
}

export function folderOf(at: number): string {
  return `area-${at % 20}/part-${Math.floor(at / 20) % 50}`;
}

function body(words: readonly string[], topic: readonly string[], next: () => number): string {
  const paragraphs = 1 + Math.floor(7 * next() ** 2 + 2 * next());
  return Array.from({ length: paragraphs }, (_, at) => {
    const sentences = 3 + Math.floor(next() * 5);
    const heading = at > 0 && next() < 0.4 ? `## ${capital(word(words, topic, next))}\n\n` : '';
    return heading + Array.from({ length: sentences }, () => sentence(words, topic, next)).join(' ');
  }).join('\n\n');
}

function sentence(words: readonly string[], topic: readonly string[], next: () => number): string {
  const length = 8 + Math.floor(next() * 18);
  return `${capital(Array.from({ length }, () => word(words, topic, next)).join(' '))}.`;
}

function word(words: readonly string[], topic: readonly string[], next: () => number): string {
  const kind = next();
  if (kind < 0.42) return zipf(COMMON, next);
  if (kind < 0.62) return zipf(topic, next);
  if (kind < 0.63) return rare(words, next);
  return zipf(words, next);
}

/** By rank: the second half as often as the first, and so on. */
function zipf(words: readonly string[], next: () => number): string {
  return words[Math.floor(words.length ** next()) - 1] ?? '';
}

/** A name or number that hardly any other document has. */
function rare(words: readonly string[], next: () => number): string {
  const number = Math.floor(next() * 1e6);
  return `${words[Math.floor(next() * words.length)] ?? ''}${number % 3 === 0 ? number : ''}`;
}

function makeVocabulary(next: () => number): readonly string[] {
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const syllables = 1 + Math.floor(next() * 3.2);
    words.add(
      Array.from({ length: syllables }, () => pick(ONSETS, next) + pick(NUCLEI, next)).join('') +
        pick(CODAS, next),
    );
  }
  return [...words];
}

function pickMany(words: readonly string[], count: number, next: () => number): readonly string[] {
  return Array.from({ length: count }, () => pick(words, next));
}

function pick(words: readonly string[], next: () => number): string {
  return words[Math.floor(next() * words.length)] ?? '';
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
