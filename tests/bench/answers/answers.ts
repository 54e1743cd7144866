import type { Report } from '#shared/domain/report.ts';
import type { BenchContext, Measure } from '../measure.ts';
import { compareRows, documentationRows, rowsOverAll } from './answer-rows.ts';
import { openKept } from './kept-answers.ts';
import { type Pack, type PackQuestion, evenSample } from './pack.ts';
import { PACK_FILES, readPacks } from './packs.ts';
import { plainReaders } from './plain-sentences.ts';
import { withPackAsker } from './pack-asker.ts';
import type { GivenAnswer, AnsweredQuestion, AnsweredPack } from './answered-question.ts';

const PLAIN_QUOTES = 8;
const PLAIN_DIRECT = 3;
/** Jobs under way together: while one waits for the disk, another computes. */
const TOGETHER = 3;

type Ask = (question: string) => Promise<Report | undefined>;
type AskOne = (question: PackQuestion, ask: Ask) => Promise<AnsweredQuestion>;

/** Whole reports of the product, without a model, on every question of every pack, beside plain BM25 sentences. */
export const answers: Measure = {
  name: 'answers',
  needs: PACK_FILES,
  run: async (context) => {
    const asked: AnsweredPack[] = [];
    for (const pack of await readPacks(context.data)) asked.push(await askPack(pack, context));
    return [
      ...asked.flatMap((pack) => compareRows(pack)),
      ...documentationRows(asked),
      ...rowsOverAll(asked),
    ];
  },
};

async function askPack(pack: Pack, { limit, keep }: BenchContext): Promise<AnsweredPack> {
  const questions = evenSample(pack.questions, limit);
  const kept = await openKept(keep, pack.name);
  const plain = plainReaders(pack);
  const askOne: AskOne = async (question, ask) => {
    const given = kept.find(question.id) ?? (await timed(question, ask));
    await kept.add(question.id, given);
    kept.tell(questions.length);
    return { question, ...given };
  };
  const ours: AnsweredQuestion[] = [];
  for (const [within, own] of Map.groupBy(questions, (one) => one.within)) {
    const documents = pack.documents.filter(({ name }) => within === undefined || name === within);
    ours.push(...(await askAll(own, documents, { askOne, isKept: (id) => kept.find(id) !== undefined })));
  }
  const reference = questions.map((question): AnsweredQuestion => {
    const all = plain(question.within)(question.question, PLAIN_QUOTES);
    return { question, direct: all.slice(0, PLAIN_DIRECT), all, ...UNRATED, seconds: 0 };
  });
  return { name: pack.name, family: pack.family, ours, plain: reference };
}

interface Asking {
  readonly askOne: AskOne;
  readonly isKept: (id: string) => boolean;
}

/** The product is started only where a question is not answered yet. */
async function askAll(
  questions: readonly PackQuestion[],
  documents: Pack['documents'],
  { askOne, isKept }: Asking,
): Promise<readonly AnsweredQuestion[]> {
  const all = async (ask: Ask): Promise<readonly AnsweredQuestion[]> =>
    inTurns(questions, (one) => askOne(one, ask));
  return questions.every(({ id }) => isKept(id)) ? all(async () => undefined) : withPackAsker(documents, all);
}

/** In the order given, some at a time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return results;
}

/** What no report, and no reference, says of itself. */
const UNRATED = { outcome: 'insufficient_evidence', confidence: 0 } as const;

async function timed(question: PackQuestion, ask: Ask): Promise<GivenAnswer> {
  const start = performance.now();
  const report = await ask(question.question);
  const seconds = (performance.now() - start) / 1000;
  const rated =
    report === undefined ? UNRATED : { outcome: report.outcome, confidence: report.trust.confidence };
  return { ...quotesOf(report), ...rated, seconds };
}

function quotesOf(report: Report | undefined): Pick<GivenAnswer, 'direct' | 'all'> {
  if (report === undefined) return { direct: [], all: [] };
  const texts = new Map(
    report.sources.flatMap(({ quotes }) => quotes.map((one) => [one.evidenceId, one.quote])),
  );
  const inAnswer = report.answer.flatMap((block) => block.sentences.flatMap((one) => one.evidenceIds));
  return {
    direct: [...new Set(inAnswer)].flatMap((id) => texts.get(id) ?? []),
    all: [...texts.values()],
  };
}
