import * as z from 'zod';
import { ContentKind, Notice, WorkIds } from './hit.ts';
import { Edition } from './stated-edition.ts';

export const CredibilityTier = z.enum([
  'PRIMARY_SOURCE',
  'AUTHORITATIVE',
  'SECONDARY',
  'UNVERIFIED',
  'FLAGGED',
]);
export type CredibilityTier = z.infer<typeof CredibilityTier>;

export const Quality = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type Quality = z.infer<typeof Quality>;

/** `full`: read whole (the top M); `chunks`: read by its best N chunks (the next K). */
export const ReadMode = z.enum(['full', 'chunks']);
export type ReadMode = z.infer<typeof ReadMode>;

/** A document chosen for reading; once fetched it is archived, hashed and scored. */
export const Source = z.object({
  /** `s-` and the first 16 hexadecimal digits of the sha256 of its identity. */
  id: z.string(),
  /** The (provider, hit id) pairs that led here, ten at most: read at the first, else at the next that has it. */
  origins: z.array(z.object({ provider: z.string(), hitId: z.string(), queryId: z.string() })).readonly(),
  kind: ContentKind,
  retrievalMethod: z.enum(['rag', 'web']),
  title: z.string(),
  url: z.string(),
  /** A short excerpt (seed field `text`). */
  text: z.string(),
  workIds: WorkIds.optional(),
  authors: z.array(z.string()).readonly().optional(),
  container: z.string().optional(),
  /** Registrable domain, journal, DOI prefix, package or top folder: sources of one domain are not independent. */
  domain: z.string(),
  publishedAt: z.string().optional(),
  language: z.string().optional(),
  notices: z.array(Notice).readonly(),
  /** Which edition it says that it is, once it was read. */
  edition: Edition.optional(),
  waveId: z.string(),
  /** 0-1, normalised within the wave. */
  relevanceScore: z.number(),
  credibilityTier: CredibilityTier,
  /** 0-100. */
  domainAuthority: z.number(),
  /** 0-1. */
  compositeScore: z.number(),
  quality: Quality,
  readMode: ReadMode,
  /** No query matched it: it is read because there are few documents. */
  isUnmatched: z.literal(true).optional(),
  /** Checklist items that its queries served. */
  itemIds: z.array(z.string()).readonly(),
  status: z.enum(['selected', 'fetched', 'digested', 'skipped']),
  skipReason: z.string().optional(),
  /** Set where it was there once and whoever was asked for it says that it is there no more. */
  isGone: z.literal(true).optional(),
  /** The error with which its step was given up: nothing is known of the source itself. */
  lost: z.string().optional(),
  /** MIME type of what was read, or `digest/v1`. */
  contentType: z.string().optional(),
  /** An open-access copy of the whole work. */
  fullTextUrl: z.string().optional(),
  /** True when what was read is the abstract and not the whole. */
  isAbstract: z.boolean().optional(),
  /** Where the text was read, when not at `url`: an open copy, or the end of redirects. */
  readAt: z.string().optional(),
  /** The path of a corpus file within its folder. */
  file: z.string().optional(),
  /** sha256 of the bytes as they came, where they are kept. */
  rawHash: z.string().optional(),
  /** sha256 of the canonical text, lower-case hexadecimal. */
  archiveHash: z.string().optional(),
  /** Length of the canonical text in UTF-16 code units. */
  characters: z.int().nonnegative().optional(),
});
export type Source = z.infer<typeof Source>;

/** Archive key of a source's canonical text; tenant first. */
export function archiveKey(tenantId: string, sourceId: string, sha256: string): string {
  return `${tenantId}/archive/${sourceId}/${sha256}.txt`;
}

/** Archive key of the bytes a source came as; let go and kept like its text. */
export function rawKey(tenantId: string, sourceId: string, sha256: string): string {
  return `${tenantId}/archive/${sourceId}/${sha256}.raw`;
}

/** Archive key of the lines of a file on which its canonical text stands; let go and kept like the text. */
export function linesKey(tenantId: string, sourceId: string, sha256: string): string {
  return `${tenantId}/archive/${sourceId}/${sha256}.lines`;
}
