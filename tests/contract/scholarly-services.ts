import { createArxivProvider } from '#shared/adapters/search/scholarly/arxiv/provider.ts';
import { createCrossrefProvider } from '#shared/adapters/search/scholarly/crossref/provider.ts';
import { createEuropepmcProvider } from '#shared/adapters/search/scholarly/europepmc/provider.ts';
import { createOpenalexProvider } from '#shared/adapters/search/scholarly/openalex/provider.ts';
import type { ServiceOptions } from '#shared/adapters/search/scholarly/ask-service.ts';
import { createSemanticscholarProvider } from '#shared/adapters/search/scholarly/semanticscholar/provider.ts';
import { createWikipediaProvider } from '#shared/adapters/search/scholarly/wikipedia/provider.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import * as arxiv from '../unit/shared/adapters/search/scholarly/arxiv-records.ts';
import * as crossref from '../unit/shared/adapters/search/scholarly/crossref-records.ts';
import * as europepmc from '../unit/shared/adapters/search/scholarly/europepmc-records.ts';
import * as openalex from '../unit/shared/adapters/search/scholarly/openalex-records.ts';
import * as semanticscholar from '../unit/shared/adapters/search/scholarly/semanticscholar-records.ts';
import { type Answer, type Call, json } from '../unit/shared/adapters/search/scholarly/service.ts';
import * as wikipedia from '../unit/shared/adapters/search/scholarly/wikipedia-records.ts';

export interface UsualService {
  readonly name: string;
  readonly make: (options: ServiceOptions) => ReadingProvider;
  /** Answers a search for reeds with three documents, as many as are asked for; any other with none. */
  readonly answer: Answer;
}

/** What a search asks: its words in any parameter, and how many. */
function found<T>({ parameters }: Call, count: string, all: readonly T[]): readonly T[] {
  const asksForReeds = ['search', 'query', 'search_query', 'query.bibliographic', 'gsrsearch'].some((name) =>
    /reed/iu.test(parameters.get(name) ?? ''),
  );
  return asksForReeds ? all.slice(0, Number(parameters.get(count))) : [];
}

export const USUAL_SERVICES: readonly UsualService[] = [
  {
    name: 'europepmc',
    make: createEuropepmcProvider,
    answer: (call) => {
      if (call.path.endsWith('/fullTextXML')) return { status: 404, body: '' };
      const records = [europepmc.REEDS, europepmc.RETRACTED, europepmc.ODD];
      const isOne = call.parameters.get('query') === 'EXT_ID:90000001 AND SRC:MED';
      const sent = isOne ? [europepmc.REEDS] : found(call, 'pageSize', records);
      return json(europepmc.results(sent, sent.length));
    },
  },
  {
    name: 'openalex',
    make: createOpenalexProvider,
    answer: (call) => {
      if (call.path.endsWith('/W9000000001')) return json(openalex.REEDS);
      const sent = found(call, 'per_page', [openalex.REEDS, openalex.RETRACTED, openalex.ODD]);
      return json(openalex.works(sent, sent.length));
    },
  },
  {
    name: 'semanticscholar',
    make: createSemanticscholarProvider,
    answer: (call) => {
      if (call.path.endsWith(semanticscholar.ID)) return json(semanticscholar.REEDS);
      const third = { ...semanticscholar.REEDS, paperId: 'c'.repeat(40) };
      const sent = found(call, 'limit', [semanticscholar.REEDS, semanticscholar.ODD, third]);
      return json(semanticscholar.papers(sent, sent.length));
    },
  },
  {
    name: 'arxiv',
    make: createArxivProvider,
    answer: (call) => {
      const third = arxiv.REEDS.replaceAll('2103.00001', '2103.00003');
      const isOne = call.parameters.get('id_list') === '2103.00001';
      const sent = isOne ? [arxiv.REEDS] : found(call, 'max_results', [arxiv.REEDS, arxiv.WITHDRAWN, third]);
      return { headers: { 'content-type': 'application/atom+xml' }, body: arxiv.feed(sent) };
    },
  },
  {
    name: 'crossref',
    make: createCrossrefProvider,
    answer: (call) => {
      if (call.path.startsWith('/works/')) return json(crossref.one(crossref.REEDS));
      const sent = found(call, 'rows', [crossref.REEDS, crossref.RETRACTED, crossref.ODD]);
      return json(crossref.list(sent, sent.length));
    },
  },
  {
    name: 'wikipedia',
    make: createWikipediaProvider,
    answer: (call) => {
      if (call.parameters.get('action') === 'parse') return json(wikipedia.parsed());
      const sent = found(call, 'gsrlimit', [wikipedia.REED, wikipedia.HERON, wikipedia.ODD]);
      return json(sent.length === 0 ? { batchcomplete: true } : wikipedia.pages(sent));
    },
  },
];
