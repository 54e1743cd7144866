import { DigestPolicy } from '../domain/digest.ts';
import { type Variables, flag, setting, whole, word } from './variable.ts';

/** What governs the research and its report. */
export const RESEARCH_VARIABLES: Variables = {
  MAX_ITERATIONS: setting(
    'research',
    'maxIterations',
    whole('10', 'Research iterations at most', 'max_iterations'),
  ),
  MAX_SUB_QUESTIONS: setting(
    'research',
    'maxSubQuestions',
    whole('8', 'Sub-questions at most', 'Max sub-questions'),
  ),
  QUERIES_PER_WAVE: setting('research', 'queriesPerWave', whole('12', 'Queries in one wave at most')),
  RESULTS_PER_QUERY: setting(
    'research',
    'resultsPerQuery',
    whole('10', 'Results asked for per query', 'num_results'),
  ),
  KEPT_PER_QUERY: setting(
    'research',
    'keptPerQuery',
    whole('8', 'Results of a query considered for reading', 'MAX_SEARCH_RESULTS_FOR_AGENT'),
  ),
  SEARCH_BUDGET: setting(
    'research',
    'searchBudget',
    whole('60', 'Searches of one job at most', 'MAX_RESEARCHER_ITERATIONS'),
  ),
  FULL_SOURCES: setting(
    'research',
    'fullSources',
    whole('3', 'Sources of a wave read in full (M)', 'top_m_full_text_sources'),
  ),
  CHUNKED_SOURCES: setting(
    'research',
    'chunkedSources',
    whole('4', 'Further sources of a wave read by their best chunks (K)', 'next_k_chunked_sources'),
  ),
  CHUNKS_PER_SOURCE: setting(
    'research',
    'chunksPerSource',
    whole('15', 'Chunks read of such a source (N)', 'top_n_chunks_per_source'),
  ),
  MAX_REVISIONS: setting(
    'research',
    'maxRevisions',
    whole('2', 'Revisions of the report at most', 'max_refinement_iterations'),
  ),
  CLAIMS_PER_UNIT: setting(
    'research',
    'claimsPerUnit',
    whole('5', 'Claims taken per checklist item and wave', 'MAX_EVIDENCE_CLAIMS_PER_RESEARCH_UNIT'),
  ),
  SOURCES_PER_CLAIM: setting(
    'research',
    'sourcesPerClaim',
    whole('5', 'Sources kept per claim', 'MAX_SOURCE_URLS_PER_CLAIM'),
  ),
  EVIDENCE_PER_SOURCE: setting(
    'research',
    'evidencePerSource',
    whole('12', 'Quotes taken from one source at most'),
  ),
  MIN_EVIDENCE_RECORDS: setting(
    'gate',
    'minimumEvidenceRecords',
    whole('5', 'Claims that the gate asks for', 'MIN_EVIDENCE_RECORDS'),
  ),
  MIN_CITED_RECORDS: setting(
    'gate',
    'minimumCitedRecords',
    whole('5', 'Claims with a verified quote that the gate asks for'),
  ),
  MIN_SOURCE_DOMAINS: setting(
    'gate',
    'minimumDomains',
    whole('3', 'Independent domains that the gate asks for', 'MIN_SOURCE_DOMAINS'),
  ),
  DIGEST_POLICY: setting('digest', 'policy', {
    fallback: 'auto',
    parse: word,
    hint: DigestPolicy.options.join(', '),
    meaning: 'When a digest stands for the content of a source',
    seedName: 'deep_research_digest_policy',
  }),
  DIGEST_MIN_CHARACTERS: setting(
    'digest',
    'minimumCharacters',
    whole('10000', 'Characters from which policy auto digests', 'deep_research_digest_min_chars'),
  ),
  DIGEST_MAX_SOURCES: setting(
    'digest',
    'maxSources',
    whole(
      '8',
      'Sources of a wave, the best first, whose digest may stand for their content',
      'deep_research_digest_max_sources',
    ),
  ),
  DIGEST_TIMEOUT_SECONDS: setting(
    'digest',
    'timeoutSeconds',
    whole('60', 'Seconds per digest', 'deep_research_digest_timeout'),
  ),
  DIGEST_MAX_CONCURRENT: setting(
    'digest',
    'maxConcurrent',
    whole('8', 'Sources read and digested side by side', 'deep_research_digest_max_concurrent'),
  ),
  DIGEST_INCLUDE_EVIDENCE: setting('digest', 'includeEvidence', {
    fallback: 'true',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether a digest lists evidence snippets',
    seedName: 'deep_research_digest_include_evidence',
  }),
  DIGEST_EVIDENCE_MAX_CHARACTERS: setting(
    'digest',
    'evidenceMaxCharacters',
    whole('400', 'Characters of one evidence snippet', 'deep_research_digest_evidence_max_chars'),
  ),
  DIGEST_MAX_EVIDENCE_SNIPPETS: setting(
    'digest',
    'maxEvidenceSnippets',
    whole('5', 'Evidence snippets in a digest', 'deep_research_digest_max_evidence_snippets'),
  ),
  DIGEST_CACHE_ENTRIES: setting(
    'digest',
    'cacheEntries',
    whole(
      '100',
      'Digests kept on this machine; when there are so many, the older half goes (on AWS they expire after 30 days)',
      'Default maximum',
    ),
  ),
  REPORT_MAX_WORDS: setting(
    'report',
    'maximumWords',
    whole('1500', 'Length of a report in words', 'final_report_max_length'),
  ),
};
