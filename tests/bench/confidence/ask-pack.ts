import { digestWithoutModel } from '#functions/steps/digest-source/without-model.ts';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { assessItems } from '#functions/steps/check-completeness/assess-coverage.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import type { TermRarity } from '#shared/domain/term-rarity.ts';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { type Pack, fileText } from '../answers/pack.ts';
import { ranking } from '../plain-bm25.ts';

/** What the product says to a question without a model, from one wave over the documents of a pack. */
export interface Answered {
  readonly plan: Plan;
  readonly coverage: Coverage;
  readonly evidence: readonly Evidence[];
  readonly sources: readonly Source[];
  readonly draft: Draft;
  readonly question: string;
  readonly rarity: TermRarity;
}

export interface Asking {
  readonly question: string;
  /** Names of documents that are not there. */
  readonly without?: ReadonlySet<string>;
  /** The one document that is there. */
  readonly within?: string | undefined;
}

/** What was read for a question. */
export interface Read {
  readonly brief: Brief;
  readonly plan: Plan;
  readonly sources: readonly Source[];
  readonly evidence: readonly Evidence[];
}

export interface PackAsker {
  readonly read: (asking: Asking) => Read;
  readonly answer: (read: Read) => Answered;
  /** How rare a term is among the documents of the pack. */
  readonly idf: (term: string) => number;
}

const CANDIDATES = 100;
const READ = 7;
const EVIDENCE_PER_SOURCE = 12;
const MOST_CHARACTERS = 400;

/** The steps of the product that read and answer, without its stores: for thousands of questions in a minute or two. */
export function packAsker(pack: Pack): PackAsker {
  const texts = pack.documents.map(fileText);
  const index = buildBm25(texts.map((text) => terms(text)));
  const corpus = { documentCount: texts.length, idf: index.idf };
  const find = ({ question, without, within }: Asking) => {
    if (within !== undefined)
      return [{ place: pack.documents.findIndex(({ name }) => name === within), relevance: 1 }];
    const candidates = ranking(index.scores(queryTerms(question)))
      .filter((place) => without?.has(pack.documents[place]?.name ?? '') !== true)
      .slice(0, CANDIDATES)
      .map((place) => ({
        id: String(place),
        title: pack.documents[place]?.title ?? '',
        text: pack.documents[place]?.text ?? '',
      }));
    return rankDocuments(question, candidates, index)
      .slice(0, READ)
      .map(({ id, normalized }) => ({ place: Number(id), relevance: normalized }));
  };
  const read = (asking: Asking): Read => {
    const brief = refineWithoutModel({
      question: asking.question,
      context: undefined,
      answers: [],
      idf: index.idf,
    });
    const plan = planWithoutModel({
      brief,
      maxSubQuestions: 8,
      maxIterations: 3,
      resultsPerQuery: 10,
      sourcesPerWave: READ,
      queriesPerWave: 8,
      searchBudget: 30,
      maximumWords: 2000,
      providers: ['corpus'],
      idf: index.idf,
    });
    const found = find(asking);
    const sources = found.map(({ place, relevance }) => sourceOf(pack, place, relevance));
    const evidence = found.flatMap(
      ({ place, relevance }, at) =>
        digestWithoutModel({
          sourceId: sources[at]?.id ?? '',
          waveId: 'wave',
          archiveHash: '',
          about: pack.documents[place]?.title ?? '',
          canonical: texts[place] ?? '',
          question: brief.question,
          checklist: plan.checklist,
          chunkLimit: undefined,
          evidenceLimit: EVIDENCE_PER_SOURCE,
          evidenceMaxCharacters: MOST_CHARACTERS,
          relevance,
          corpus,
        }).evidence,
    );
    return { brief, plan, sources, evidence };
  };
  const answer = ({ brief, plan, sources, evidence }: Read): Answered => {
    const byId = new Map(sources.map((one) => [one.id, one]));
    const items = assessItems(plan.checklist, evidence, byId);
    const coverage: Coverage = { iteration: 1, items };
    // As if everything were answered: what is quoted should not hang on lines that are yet to be drawn.
    const asAnswered = {
      ...coverage,
      items: items.map((item) => ({ ...item, status: 'satisfied' as const })),
    };
    const draft = draftWithoutModel({
      brief,
      plan,
      coverage: asAnswered,
      evidence,
      claims: [],
      sources,
      revision: 0,
    });
    const asked = queryTerms(
      [brief.question, ...plan.checklist.flatMap((item) => [item.description, ...item.topic])].join('\n'),
    );
    const rarity = {
      documentCount: texts.length,
      idf: Object.fromEntries(asked.map((term) => [term, index.idf(term)])),
    };
    return { plan, coverage, evidence, sources, draft, question: brief.question, rarity };
  };
  return { read, answer, idf: index.idf };
}

function sourceOf(pack: Pack, place: number, relevance: number): Source {
  const { name = '', title = '' } = pack.documents[place] ?? {};
  return {
    id: `s-${place}`,
    origins: [],
    kind: 'corpus',
    retrievalMethod: 'rag',
    title,
    url: `file:///${name}`,
    text: '',
    domain: pack.name,
    file: name,
    notices: [],
    waveId: 'wave',
    relevanceScore: relevance,
    credibilityTier: 'AUTHORITATIVE',
    domainAuthority: 80,
    compositeScore: 0.8,
    quality: 'HIGH',
    readMode: 'full',
    itemIds: [],
    status: 'digested',
  };
}
