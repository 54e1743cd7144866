import * as z from 'zod';
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import {
  type Listed,
  type TaskName,
  enclosed,
  listed,
  numberedLines,
  knownTask,
} from '#tests/support/prompt-reading.ts';
import { leastAnswer } from '#tests/support/least-answer.ts';
import type { Script } from '#tests/support/scripted-model.ts';
import type { Library } from '../support/world.ts';

const Passages = z.array(z.string());
/** What a good colleague answers, by task and by content: a quote or a sentence is named by words of it. */
export const Recording = z.object({
  question: z.string(),
  checklist: z.array(z.object({ description: z.string(), entity: z.string(), asks: z.array(z.string()) })),
  searches: z.array(z.string()),
  /** By words of the title of the document; `first … last` for a passage of several sentences. */
  reading: z.record(z.string(), z.array(z.object({ ask: z.string(), answers: Passages, touches: Passages }))),
  review: z.array(
    z.object({
      ask: z.string(),
      status: z.enum(['satisfied', 'partial', 'unsatisfied']),
      evidence: Passages,
      missing: z.string(),
    }),
  ),
  claims: z.array(z.object({ text: z.string(), supports: Passages, contradicts: Passages })),
  /** Paragraphs by words of the title of the section; `[~words]` stands for the mark of the quote with these words. */
  sections: z.record(z.string(), z.array(z.string())),
  answer: z.array(z.string()),
});
export type Recording = z.infer<typeof Recording>;

const folderOf = (name: string): URL => new URL(`../../fixtures/recorded/${name}/`, import.meta.url);

/** The folder with the documents that a recording is of. */
export function documentsOf(name: string): string {
  return fileURLToPath(new URL('documents', folderOf(name)));
}

export async function loadRecording(name: string): Promise<Recording> {
  return Recording.parse(JSON.parse(await readFile(new URL('recording.json', folderOf(name)), 'utf8')));
}

export async function openDocuments(name: string): Promise<Library> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'recorded-'));
  const corpus = createCorpusProvider({ folders: [documentsOf(name)], dataFolder });
  await corpus.prepare();
  return { provider: corpus, statistics: corpus, close: () => corpus.close() };
}

/** Plays a recording to whatever prompts come; a corrected sentence is never sent. */
export function play(recording: Recording): Script {
  const quotes = new Map<string, string>();
  return (request) => {
    for (const { handle, text } of listed(enclosed(request.user, 'quotes'))) quotes.set(handle, plain(text));
    const task = knownTask(request);
    if (task === undefined) return { value: leastAnswer(request) };
    return { value: answer(task, { recording, quotes, user: request.user }) };
  };
}

interface Asked {
  readonly recording: Recording;
  /** Of all prompts so far, by their names. */
  readonly quotes: ReadonlyMap<string, string>;
  readonly user: string;
}

function answer(task: TaskName, asked: Asked): unknown {
  const { recording, user } = asked;
  switch (task) {
    case 'refinement':
      return { question: recording.question, scopeIn: [], scopeOut: [], keyTerms: [], questionsBack: [] };
    case 'first_searches':
      return { searches: recording.searches.map((query) => ({ query, endpoint: 'corpus' })) };
    case 'research_checklist':
      return { checklist: recording.checklist };
    case 'source_reading':
      return read(asked);
    case 'completeness_review':
      return { parts: review(asked), searches: [] };
    case 'claim_list':
      return {
        claims: recording.claims.map((claim) => ({ earlier: '', ...claim, ...sidesOf(claim, asked) })),
      };
    case 'draft':
      return { paragraphs: marked(byWords(recording.sections, enclosed(user, 'your-section')) ?? [], asked) };
    case 'answer':
      return { paragraphs: marked(recording.answer, asked) };
    case 'sentence_check':
      return { unsupported: [] };
    case 'sentence_corrections':
      return { sentences: [] };
    default:
      throw new Error(`Nobody recorded an answer to ${task}.`);
  }
}

function read({ recording, user }: Asked): unknown {
  const parts = listed(enclosed(user, 'checklist'));
  const lines = numberedLines(enclosed(user, 'document'));
  const numberOf = (words: string): string | undefined =>
    lines.find(({ text }) => plain(text).includes(plain(words)))?.number;
  const numbersOf = (passages: readonly string[]): readonly string[] =>
    passages.flatMap((passage) => {
      const ends = passage.split(' … ').flatMap((words) => numberOf(words) ?? []);
      return ends.length === 0 ? [] : [ends.join('-')];
    });
  const found = byWords(recording.reading, enclosed(user, 'title')) ?? [];
  return {
    parts: found.flatMap(({ ask, answers, touches }) =>
      partsOn(ask, parts).map(({ handle }) => ({
        part: handle,
        answers: numbersOf(answers),
        touches: numbersOf(touches),
      })),
    ),
  };
}

function review({ recording, quotes, user }: Asked): unknown {
  const parts = listed(enclosed(user, 'checklist'));
  return recording.review.flatMap(({ ask, status, evidence, missing }) =>
    partsOn(ask, parts).map(({ handle }) => ({
      part: handle,
      status,
      evidence: evidence.flatMap((words) => handleOf(words, quotes) ?? []),
      missing,
    })),
  );
}

function sidesOf(
  { supports, contradicts }: Recording['claims'][number],
  { quotes }: Asked,
): { readonly supports: readonly string[]; readonly contradicts: readonly string[] } {
  const handles = (side: readonly string[]): readonly string[] =>
    side.flatMap((words) => handleOf(words, quotes) ?? []);
  return { supports: handles(supports), contradicts: handles(contradicts) };
}

function marked(paragraphs: readonly string[], { quotes }: Asked): readonly string[] {
  return paragraphs.map((text) =>
    text.replaceAll(/ ?\[~([^\]]+)\]/gu, (_mark, words: string) => {
      const handle = handleOf(words, quotes);
      return handle === undefined ? '' : ` [${handle}]`;
    }),
  );
}

function handleOf(words: string, quotes: ReadonlyMap<string, string>): string | undefined {
  return [...quotes].find(([, text]) => text.includes(plain(words)))?.[0];
}

function partsOn(ask: string, parts: readonly Listed[]): readonly Listed[] {
  return parts.filter(({ text }) => plain(text).includes(plain(ask)));
}

function byWords<Value>(recorded: Readonly<Record<string, Value>>, text: string): Value | undefined {
  return Object.entries(recorded).find(([words]) => plain(text).includes(plain(words)))?.[1];
}

function plain(text: string): string {
  return text
    .replaceAll(/[`*_\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}
