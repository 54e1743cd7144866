import type { Query } from '#shared/domain/query.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document, ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ServiceOptions, freshSince, today } from '../ask-service.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import { allThenAny, plainWords, topicWords } from '../search-words.ts';
import type { Work } from '../work.ts';
import { EUROPE_PMC, searchRecords } from './ask.ts';
import { readFullText } from './full-texts.ts';
import { HIT_ID } from './replies.ts';

/** Searches the papers and preprints of Europe PMC, and reads the full text of the open ones, else the abstract. */
export function createEuropepmcProvider(options: ServiceOptions): ReadingProvider {
  return createScholarlyProvider(
    {
      ...EUROPE_PMC,
      kind: 'scholar',
      find: (query) => find(query, options),
      isId: (hitId) => HIT_ID.test(hitId),
      fetch: async (hitId) => {
        const [source = '', id = ''] = hitId.split('/');
        const works = await searchRecords(`EXT_ID:${id} AND SRC:${source}`, 2, options);
        return works.find((work) => work.id === hitId);
      },
      readWhole: ({ workIds }) => readOpenText(workIds.pmcid, options),
    },
    options,
  );
}

/** Undefined where there is none, which most works are not open enough for. */
async function readOpenText(
  pmcid: string | undefined,
  options: ServiceOptions,
): Promise<Document | undefined> {
  if (pmcid === undefined) return undefined;
  try {
    return await readFullText(pmcid, options);
  } catch (error) {
    if (error instanceof UnreadableSource) return undefined;
    throw error;
  }
}

/** Patents are left out: they are not reviewed. */
function find(query: Query, options: ServiceOptions): Promise<readonly Work[]> {
  const since = freshSince(options);
  const isFresh = since === undefined ? '' : ` AND FIRST_PDATE:[${since} TO ${today(options)}]`;
  return allThenAny(topicWords(plainWords(query.text)), (words, mode) => {
    const terms = words.map(quoted).join(mode === 'all' ? ' AND ' : ' OR ');
    return searchRecords(`(${terms})${isFresh} NOT SRC:PAT`, query.resultCount, options);
  });
}

function quoted(word: string): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(word) ? word : `"${word}"`;
}
