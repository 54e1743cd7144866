import * as z from 'zod';
import { DigestPolicy } from '../digest.ts';
import { atLeastOne, count, seconds } from './kinds.ts';
import { setting } from './setting.ts';

/** What governs the research. The upper bounds keep the execution within 25,000 events, whatever is set. */
export const ResearchSettings = z.object({
  maxIterations: setting(atLeastOne.max(50), {
    variable: 'MAX_ITERATIONS',
    fallback: 10,
    meaning: 'Research iterations at most',
    seedName: 'max_iterations',
  }),
  maxSubQuestions: setting(atLeastOne.max(8), {
    variable: 'MAX_SUB_QUESTIONS',
    fallback: 8,
    meaning: 'Sub-questions at most',
    seedName: 'Max sub-questions',
  }),
  queriesPerWave: setting(atLeastOne.max(40), {
    variable: 'QUERIES_PER_WAVE',
    fallback: 12,
    meaning: 'Queries in one wave at most',
  }),
  resultsPerQuery: setting(atLeastOne.max(100), {
    variable: 'RESULTS_PER_QUERY',
    fallback: 10,
    meaning: 'Results asked for per query',
    seedName: 'num_results',
  }),
  keptPerQuery: setting(atLeastOne, {
    variable: 'KEPT_PER_QUERY',
    fallback: 8,
    meaning: 'Results of a query considered for reading',
    seedName: 'MAX_SEARCH_RESULTS_FOR_AGENT',
  }),
  comparedPerQuery: setting(atLeastOne.max(100), {
    variable: 'COMPARED_PER_QUERY',
    fallback: 25,
    meaning: 'Results of a query to a corpus asked for and considered, where they are compared in meaning',
  }),
  searchBudget: setting(atLeastOne.max(400), {
    variable: 'SEARCH_BUDGET',
    fallback: 60,
    meaning: 'Searches of one job at most',
    seedName: 'MAX_RESEARCHER_ITERATIONS',
  }),
  fullSources: setting(count.max(10), {
    variable: 'FULL_SOURCES',
    fallback: 3,
    meaning: 'Sources of a wave read in full (M)',
    seedName: 'top_m_full_text_sources',
  }),
  chunkedSources: setting(count.max(10), {
    variable: 'CHUNKED_SOURCES',
    fallback: 4,
    meaning: 'Further sources of a wave read by their best chunks (K)',
    seedName: 'next_k_chunked_sources',
  }),
  chunksPerSource: setting(atLeastOne, {
    variable: 'CHUNKS_PER_SOURCE',
    fallback: 15,
    meaning: 'Chunks read of such a source (N)',
    seedName: 'top_n_chunks_per_source',
  }),
  maxRevisions: setting(count.max(2), {
    variable: 'MAX_REVISIONS',
    fallback: 2,
    meaning: 'Revisions of the report at most',
    seedName: 'max_refinement_iterations',
  }),
  claimsPerUnit: setting(atLeastOne, {
    variable: 'CLAIMS_PER_UNIT',
    fallback: 5,
    meaning: 'Claims taken per checklist item and wave',
    seedName: 'MAX_EVIDENCE_CLAIMS_PER_RESEARCH_UNIT',
  }),
  sourcesPerClaim: setting(atLeastOne, {
    variable: 'SOURCES_PER_CLAIM',
    fallback: 5,
    meaning: 'Sources kept per claim',
    seedName: 'MAX_SOURCE_URLS_PER_CLAIM',
  }),
  evidencePerSource: setting(atLeastOne, {
    variable: 'EVIDENCE_PER_SOURCE',
    fallback: 12,
    meaning: 'Quotes taken from one source at most; without a model twice as many',
  }),
});

export const GateSettings = z.object({
  minimumEvidenceRecords: setting(count, {
    variable: 'MIN_EVIDENCE_RECORDS',
    fallback: 5,
    meaning: 'Claims that the gate asks for',
    seedName: 'MIN_EVIDENCE_RECORDS',
  }),
  minimumCitedRecords: setting(count, {
    variable: 'MIN_CITED_RECORDS',
    fallback: 5,
    meaning: 'Claims with a verified quote that the gate asks for',
  }),
  minimumDomains: setting(count, {
    variable: 'MIN_SOURCE_DOMAINS',
    fallback: 3,
    meaning: 'Independent domains that the gate asks for',
    seedName: 'MIN_SOURCE_DOMAINS',
  }),
});

export const DigestSettings = z.object({
  policy: setting(DigestPolicy, {
    variable: 'DIGEST_POLICY',
    fallback: 'auto',
    meaning: 'When a digest stands for the content of a source',
    seedName: 'deep_research_digest_policy',
  }),
  minimumCharacters: setting(count, {
    variable: 'DIGEST_MIN_CHARACTERS',
    fallback: 10_000,
    meaning: 'Characters from which policy auto digests',
    seedName: 'deep_research_digest_min_chars',
  }),
  maxSources: setting(atLeastOne, {
    variable: 'DIGEST_MAX_SOURCES',
    fallback: 8,
    meaning: 'Sources of a wave, the best first, whose digest may stand for their content',
    seedName: 'deep_research_digest_max_sources',
  }),
  timeoutSeconds: setting(seconds, {
    variable: 'DIGEST_TIMEOUT_SECONDS',
    fallback: 60,
    meaning: 'Seconds per digest',
    seedName: 'deep_research_digest_timeout',
  }),
  maxConcurrent: setting(atLeastOne, {
    variable: 'DIGEST_MAX_CONCURRENT',
    fallback: 14,
    meaning: 'Sources read and digested side by side',
    seedName: 'deep_research_digest_max_concurrent',
  }),
  includeEvidence: setting(z.boolean(), {
    variable: 'DIGEST_INCLUDE_EVIDENCE',
    fallback: true,
    meaning: 'Whether a digest lists evidence snippets',
    seedName: 'deep_research_digest_include_evidence',
  }),
  evidenceMaxCharacters: setting(atLeastOne, {
    variable: 'DIGEST_EVIDENCE_MAX_CHARACTERS',
    fallback: 400,
    meaning: 'Characters of one evidence snippet',
    seedName: 'deep_research_digest_evidence_max_chars',
  }),
  maxEvidenceSnippets: setting(atLeastOne, {
    variable: 'DIGEST_MAX_EVIDENCE_SNIPPETS',
    fallback: 5,
    meaning: 'Evidence snippets in a digest',
    seedName: 'deep_research_digest_max_evidence_snippets',
  }),
  cacheEntries: setting(atLeastOne, {
    variable: 'DIGEST_CACHE_ENTRIES',
    fallback: 100,
    meaning:
      'Digests kept on this machine of one tenant; when there are so many, the older half goes (on AWS they expire after 30 days)',
    seedName: 'Default maximum',
  }),
});

export const ReportSettings = z.object({
  maximumWords: setting(atLeastOne, {
    variable: 'REPORT_MAX_WORDS',
    fallback: 1500,
    meaning: 'Length of a report in words',
    seedName: 'final_report_max_length',
  }),
});
