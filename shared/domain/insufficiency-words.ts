import { countOf } from './plural.ts';
import { UNSEARCHED_ANSWERS } from './search-trouble.ts';

/** How many searches a provider was sent, how many of them failed and why, and how many documents the others brought. */
export interface SearchFigures {
  readonly searches: number;
  readonly failures: number;
  readonly documents: number;
  /** Why, as the providers say it; empty where nobody said. */
  readonly reasons: string;
}

/** What reading came to: no passage, passages of which none is sure to answer, or some that perhaps do, as the head says. */
export type Brought = 'nothing' | 'unsure' | 'perhaps';

/** What a report without an answer says, in one language. Code stands in backticks. */
export interface InsufficiencyWords {
  readonly nothing: string;
  readonly off: string;
  readonly failed: string;
  readonly nobodyAsked: string;
  readonly nobodyAskedAsOff: string;
  readonly onlyNamed: string;
  readonly unreachable: (providers: string) => string;
  readonly searched: (provider: string, figures: SearchFigures) => string;
  readonly read: (documents: number, skipped: number, brought: Brought) => string;
  readonly letSearch: string;
  readonly askAgain: (providers: string) => string;
  readonly otherDocuments: string;
  readonly pubmed: string;
  /** `isSeveral` where more than one thing was asked. */
  readonly otherWords: (isSeveral: boolean) => string;
}

export const ENGLISH_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'Nothing that could be read and checked answers this question.',
  off: UNSEARCHED_ANSWERS.off,
  failed: UNSEARCHED_ANSWERS.failed,
  nobodyAsked: 'No search provider was asked.',
  nobodyAskedAsOff: 'Search was off: no search provider was asked.',
  onlyNamed: 'Search was off: only what was named was read.',
  unreachable: (providers) => `Not searched, because it could not be reached: ${providers}.`,
  searched: (provider, figures) => `Searched ${provider}: ${whatBrought(figures)}.`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `, ${skipped} could not be read`;
    if (documents === 0) return `No document was read${unread}.`;
    const read = `Read ${countOf(documents, 'document')}${unread}`;
    if (brought === 'perhaps') return `${read}.`;
    const answer = brought === 'unsure' ? 'no sure answer' : 'no answer was found';
    return `${read}: ${answer} in ${documents === 1 ? 'it' : 'them'}.`;
  },
  letSearch:
    'Let it search: without `--provider none`, and with `SEARCH_PROVIDERS` unset or naming providers.',
  askAgain: (providers) => `Ask again when ${providers} can be reached.`,
  otherDocuments: 'Search other documents: `--corpus FOLDER` names a folder of your own.',
  pubmed: 'For medicine and biology, search PubMed: `--provider pubmed`.',
  otherWords: (isSeveral) =>
    `Ask in other words, as the documents would put it${isSeveral ? ', or about one thing at a time' : ''}.`,
};

function whatBrought({ searches, failures, documents, reasons }: SearchFigures): string {
  const asked = countOf(searches, 'search', 'searches');
  const why = reasons === '' ? '' : `: ${reasons}`;
  if (failures === searches) return `${asked}, ${searches === 1 ? 'which' : 'all of which'} failed${why}`;
  const failed = failures === 0 ? '' : ` (${failures} failed${why})`;
  return `${asked}${failed} brought ${countOf(documents, 'document')}`;
}
