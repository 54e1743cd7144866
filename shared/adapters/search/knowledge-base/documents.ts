import type { Hit } from '#shared/domain/hit.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import { lenientList, lenientText } from '../lenient.ts';
import * as z from 'zod';
import { writeDocumentId } from './document-id.ts';
import type { Chunk, Metadata } from './replies.ts';

/** Passages of one document, best first. */
export interface Passages {
  readonly type: string;
  readonly place: string;
  readonly chunks: readonly Chunk[];
}

const SNIPPET_CHARACTERS = 1500;
const TITLE_CHARACTERS = 300;
const PAGE_NUMBER = 'x-amz-bedrock-kb-document-page-number';

/** In the order in which their best passages came. */
export function groupByDocument(chunks: readonly Chunk[]): readonly Passages[] {
  const documents = new Map<string, Chunk[]>();
  for (const chunk of chunks) {
    const name = JSON.stringify([chunk.type, chunk.place]);
    documents.set(name, [...(documents.get(name) ?? []), chunk]);
  }
  return [...documents.values()].flatMap((found) => {
    const [first] = found;
    return first === undefined ? [] : [{ type: first.type, place: first.place, chunks: found }];
  });
}

export interface HitRank {
  readonly query: string;
  readonly rank: number;
  readonly score: number;
  readonly now: number;
}

export function toHit({ type, place, chunks }: Passages, { query, rank, score, now }: HitRank): Hit {
  const metadata = chunks[0]?.metadata ?? {};
  const container = containerOf(place);
  const publishedAt = dateOf(metadata, now);
  const authors = authorsOf(metadata);
  const language = first(metadata, ['language', 'lang', '_language_code']);
  return {
    id: writeDocumentId({ type, place, query }),
    provider: 'bedrock-kb',
    kind: 'corpus',
    title: chunkTitle(place, metadata),
    url: urlOf(place),
    snippet: oneLine(chunks[0]?.text ?? '')
      .slice(0, SNIPPET_CHARACTERS)
      .toWellFormed(),
    rank,
    score,
    notices: [],
    ...(container === undefined ? {} : { container }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(authors.length === 0 ? {} : { authors }),
    ...(language === '' ? {} : { language }),
  };
}

export function chunkTitle(place: string, metadata: Metadata): string {
  const named = first(metadata, ['title', '_document_title', 'name']);
  const path = URL.parse(place)?.pathname ?? place;
  const file = path.split('/').findLast((part) => part !== '') ?? place;
  return (
    oneLine(named || decoded(file))
      .slice(0, TITLE_CHARACTERS)
      .toWellFormed() || place
  );
}

/** In the order of their pages where all passages have theirs, else the best first; each text once. */
export function joinChunks(chunks: readonly Chunk[]): string {
  const pages = chunks.map(({ metadata }) => Number(lenientText.parse(metadata[PAGE_NUMBER]) || Number.NaN));
  const isPaged = pages.every((page) => Number.isFinite(page));
  const placed = chunks.map(({ text }, index) => ({ text, page: isPaged ? (pages[index] ?? 0) : 0 }));
  const texts = placed.toSorted((a, b) => a.page - b.page).map(({ text }) => text);
  return [...new Set(texts)].join('\n\n');
}

/** An address as it is; an id in a form that is one, so that two documents never share it. */
function urlOf(place: string): string {
  const url = URL.parse(place);
  return url !== null && /^(?:https?|s3):$/u.test(url.protocol)
    ? place
    : `bedrock-kb:${encodeURIComponent(place)}`;
}

/** Of files in S3 the bucket and the top folder: like the top folder of a corpus, it counts as one publisher. */
function containerOf(place: string): string | undefined {
  const parts = /^s3:\/\/([^/]+)\/(?:([^/]+)\/.)?/u.exec(place);
  if (parts === null) return undefined;
  return [parts[1], parts[2]].filter((part) => part !== undefined).join('/');
}

function dateOf(metadata: Metadata, now: number): string | undefined {
  const names = ['publishedAt', 'published_at', 'published', 'date', '_created_at', 'year'];
  return names
    .map((name) => readPublishedDate(lenientText.parse(metadata[name]), now))
    .find((date) => date !== undefined);
}

function authorsOf(metadata: Metadata): readonly string[] {
  const lists = ['authors', 'author', '_authors'].map((name) =>
    lenientList(z.string()).parse(metadata[name]),
  );
  return (lists.find((list) => list.length > 0) ?? []).map(oneLine).filter((name) => name !== '');
}

function first(metadata: Metadata, names: readonly string[]): string {
  return names.map((name) => lenientText.parse(metadata[name])).find((text) => text !== '') ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
