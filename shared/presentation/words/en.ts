import { ENGLISH_INSUFFICIENCY } from '#shared/domain/insufficiency-words.ts';
import { countOf } from '#shared/domain/plural.ts';
import { ENGLISH_CHANGES } from './changes/en.ts';
import { ENGLISH_SHORT } from './short/en.ts';
import { ENGLISH_TROUBLE } from './trouble/en.ts';
import type { ReportWords } from './report-words.ts';

export const ENGLISH: ReportWords = {
  language: 'en',
  direction: 'ltr',
  researchReport: 'research report',
  followsUp: 'Follows up on',
  newTopicAfter: 'A new topic after',
  changes: ENGLISH_CHANGES,
  insufficiency: ENGLISH_INSUFFICIENCY,
  short: ENGLISH_SHORT,
  trouble: ENGLISH_TROUBLE,
  skip: 'Skip to the answer',
  contents: 'Contents',
  answer: 'The answer',
  whatMayHelp: 'What may help',
  disputes: 'Where sources disagree',
  for: 'For',
  against: 'Against',
  claims: 'How firm the findings are',
  firmness: { established: 'Established', preliminary: 'Preliminary', contested: 'Contested' },
  support: ({ independentSources, opposingSources, isHedged }) =>
    [
      countOf(independentSources, 'independent source'),
      ...(opposingSources > 0 ? [`${opposingSources} against`] : []),
      ...(isHedged ? ['hedged'] : []),
    ].join(', '),
  uncited: 'no citation',
  gaps: 'What is not known',
  limitations: 'Limitations',
  checklist: 'What a full answer covers',
  trust: 'How far to trust this',
  sources: 'Sources',
  outcome: {
    answered: 'Answered',
    partial: 'Answered in part',
    insufficient_evidence: 'Not answered',
  },
  method: {
    extractive:
      'Extractive report: every sentence is quoted from its source; only connecting words are added, in italics.',
    written:
      'Written report: a model wrote it from verified quotes; each citation leads to the quote it rests on.',
    unsourced:
      'Unsourced text: search was off, and a language model wrote this from what it knows; it cites nothing, and nothing of it was checked.',
  },
  end: {
    no_new_evidence: 'Research ended because further searching brought nothing new.',
    max_iterations: 'Research ended at the agreed number of iterations.',
    deadline: 'Research ended at its deadline.',
    budget: 'Research ended because its budget was spent.',
    search_off: 'Nothing was searched, because search was off.',
    search_failed: 'Research ended because every search failed.',
    infrastructure:
      'A part of the research was lost to the service itself: what is missing here may well be found.',
  },
  status: { satisfied: 'satisfied', partial: 'partly covered', unsatisfied: 'not covered' },
  notice: {
    retracted: 'retracted',
    'expression-of-concern': 'expression of concern',
    superseded: 'superseded',
    'older-edition': 'older edition',
    corrected: 'corrected',
    flagged: 'flagged as unreliable',
  },
  quotesVerified: (count) => `${countOf(count, 'quote')} verified`,
  sourcesCited: (count) => `${countOf(count, 'source')} cited`,
  publishers: (count) => countOf(count, 'independent source'),
  documentsRead: (count) => `${countOf(count, 'document')} read`,
  nothingAnswers: 'no quote that answers',
  figures: {
    quotesVerified: {
      label: 'Quotes verified',
      meaning: 'stand in the archived text, character by character',
    },
    quotesDropped: { label: 'Quotes dropped', meaning: 'did not, and were left out' },
    claimsSupported: {
      label: 'Claims supported',
      meaning: 'statements found with at least one verified quote',
    },
    claimsCorroborated: { label: 'Claims corroborated', meaning: 'by two or more independent sources' },
    claimsByFirmness: {
      label: 'How firm the claims are',
      meaning:
        'established: two independent sources say so without a hedge and none denies it; preliminary: one does; contested: one speaks against it',
    },
    uncitedSentences: { label: 'Sentences without citation', meaning: 'that state something' },
    sentencesCorrected: {
      label: 'Sentences mended',
      meaning: 'stated what their quotes do not bear, and were mended or replaced by the quote',
    },
    sentencesDropped: { label: 'Sentences left out', meaning: 'stated what their quotes do not bear' },
    domains: { label: 'Independent sources', meaning: 'publishers, journals, or documents of a corpus' },
    contradictions: { label: 'Contradictions', meaning: 'between sources, named above' },
    sourcesRead: { label: 'Documents read', meaning: '' },
    confidence: {
      label: 'Confidence',
      meaning: 'how likely the quotes answer what was asked',
    },
    degradedSteps: { label: 'Degraded steps', meaning: '' },
  },
  of: (part, whole) => `${part} of ${whole}`,
  noQuoteShown: 'this report shows no quote',
  noClaimShown: 'this report shows no quote that bears a claim',
  noneSkipped: 'none had to be skipped',
  skipped: (count) => `${count} more could not be read`,
  everyStepWorked: 'every step worked as planned',
  simplerMeans: (steps) => `simpler means were used in ${steps}`,
  abstractOnly: 'abstract only',
  readAt: (host) => `read at ${host}`,
  page: (page) => `page ${page}`,
  openQuote: (number, title) => `Source ${number}: ${title}. Open the quote in its archived text.`,
  quotesInText: 'Quotes in their archived text',
  sourceInText: (number) => `Source ${number} in its archived text`,
  source: 'Source',
  leftOut: 'Text left out here',
  textNotRead: 'Its archived text could not be read when this page was made, so only the quote is shown.',
  hashOfText: 'sha256 of the archived text',
  close: 'Close',
  linkToQuote: 'Link to this quote',
  checkTitle: 'How to check this report yourself',
  checkText:
    'Each source has the sha256 of the text that was archived when it was read, and each quote a locator into that text: char:120-240 means the characters from 120 up to (not including) 240, counted from 0 in UTF-16 code units; page:3:… counts within page 3. A quote is in this report only if those characters of the archived text were equal to it.',
  madeBy: (moment, iterations) => `Made by Plumbline, ${moment}, after ${countOf(iterations, 'iteration')}.`,
  job: 'Job',
};
