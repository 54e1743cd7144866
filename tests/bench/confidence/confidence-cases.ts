import { measureNearness } from '#functions/steps/check-completeness/measure-nearness.ts';
import { readFirst } from '#functions/steps/check-completeness/read-first.ts';
import { type AnswerSigns, signReader } from '#shared/domain/answer-signs.ts';
import { scoreConfidence, statusAt } from '#shared/domain/confidence.ts';
import type { Block } from '#shared/domain/report.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import { withNearness } from '#shared/domain/nearness.ts';
import { withTelling } from '#shared/domain/telling.ts';
import { isEncoded, isInEnglish, measurePairs } from '#shared/research/nearness.ts';
import { isRight } from '../answers/gold.ts';
import { type Pack, evenSample } from '../answers/pack.ts';
import { type Answered, type PackAsker, type Read, packAsker } from './ask-pack.ts';
import { inKeywords } from './in-keywords.ts';
import { inSmallFolders } from './in-small-folders.ts';
import { type AskedQuestion, type Kind, askedOf, groupOf } from './asked-questions.ts';

/** What was told of one thing that was asked. */
interface Told {
  /** Undefined where nothing was quoted. */
  readonly signs: AnswerSigns | undefined;
  /** Whether a quote of the answer is right. */
  readonly isRight: boolean;
  /** Whether any quote of the report is right. */
  readonly isShown: boolean;
}

/** One thing that was asked, and what the product told: compared in meaning where words do not answer it surely. */
export interface ConfidenceCase extends Told {
  readonly pack: string;
  /** Packs that share documents or kind are left out together. */
  readonly group: string;
  readonly kind: Kind;
  readonly question: string;
  /** Asked by its rarest words alone. */
  readonly isShort: boolean;
  /** What is told by words alone. */
  readonly byWords: Told;
}

/** A part of what is asked of a pack: of each kind that is named so many questions at most, in full. */
export interface Sample {
  readonly kinds: readonly Kind[];
  readonly most: number;
}

/** What is asked of a whole pack, or a sample of it. */
export async function confidenceCases(
  pack: Pack,
  packs: readonly Pack[],
  encoder: Encoder,
  sample?: Sample,
): Promise<readonly ConfidenceCase[]> {
  const asker = packAsker(pack);
  const all = askedOf(pack, packs);
  const asked = sample === undefined ? [...all, ...inKeywords(all, asker.idf)] : sampled(all, sample);
  const isRead = pack.isTaught !== true;
  const place = { asker, encoder, isRead, pack: pack.name, group: groupOf(pack.family) };
  const cases: ConfidenceCase[] = [];
  for (const one of asked) cases.push(...(await casesOf(one, place)));
  return cases;
}

function sampled(asked: readonly AskedQuestion[], { kinds, most }: Sample): readonly AskedQuestion[] {
  return kinds.flatMap((kind) =>
    evenSample(
      asked.filter((one) => one.kind === kind),
      most,
    ),
  );
}

/** Stands for the pack of what is asked of a few documents of any. */
const FEW_DOCUMENTS = 'few documents';

/** What is asked of a few documents of a pack. */
export async function fewDocumentCases(
  pack: Pack,
  packs: readonly Pack[],
  encoder: Encoder,
): Promise<readonly ConfidenceCase[]> {
  const cases: ConfidenceCase[] = [];
  for (const { folder, asked } of inSmallFolders(pack, packs)) {
    const group = groupOf(pack.family);
    const isRead = pack.isTaught !== true;
    const place = { asker: packAsker(folder), encoder, isRead, pack: FEW_DOCUMENTS, group };
    const question = { ...asked.question, id: `${pack.name} ${asked.question.id}` };
    cases.push(...(await casesOf({ ...asked, question }, place)));
  }
  return cases;
}

interface Place extends Pick<ConfidenceCase, 'pack' | 'group'> {
  readonly asker: PackAsker;
  readonly encoder: Encoder;
  /** Whether the first quotes are read together with what is asked. */
  readonly isRead: boolean;
}

async function casesOf(
  one: AskedQuestion,
  { asker: { read, answer }, encoder, isRead, pack, group }: Place,
): Promise<readonly ConfidenceCase[]> {
  const { question, without, within, kind, isShort = false } = one;
  const found = read({
    question: question.question,
    within,
    ...(without === undefined ? {} : { without }),
  });
  const byWords = toldOf(answer(found), one);
  const compared = await compareUnsure(found, byWords, { encoder, isRead });
  const told = compared === undefined ? byWords : toldOf(answer(compared), one);
  return [...told].map(([itemId, ofItem]) => ({
    pack,
    group,
    kind,
    question: question.id,
    isShort,
    ...ofItem,
    byWords: byWords.get(itemId) ?? ofItem,
  }));
}

/** As CheckCompleteness does: which are answered surely the weights tell that are there. Undefined where no encoder knows the language. */
async function compareUnsure(
  found: Read,
  byWords: ReadonlyMap<string, Told>,
  { encoder, isRead }: Pick<Place, 'encoder' | 'isRead'>,
): Promise<Read | undefined> {
  if (!isEncoded(found.brief.question, found.brief.language)) return undefined;
  const sure = [...byWords].filter(([, { signs }]) => statusAt(scoreConfidence(signs)) === 'satisfied');
  const compared = {
    checklist: found.plan.checklist,
    evidence: found.evidence,
    nearness: undefined,
    sources: new Map(found.sources.map((one) => [one.id, one])),
    question: found.brief.question,
    language: found.brief.language,
    sure: new Set(sure.map(([itemId]) => itemId)),
    isWhole: false,
  };
  const nearness = await measureNearness(compared, async (pairs) => measurePairs(pairs, encoder));
  const evidence = withNearness(found.evidence, nearness);
  if (!isRead || !isInEnglish(found.brief.question, found.brief.language)) return { ...found, evidence };
  const telling = await readFirst({ ...compared, evidence, telling: {} }, async (pairs) =>
    encoder.reader.tell(pairs),
  );
  return { ...found, evidence: withTelling(evidence, telling) };
}

/** By item. */
function toldOf(answered: Answered, { kind, question }: AskedQuestion): ReadonlyMap<string, Told> {
  const sources = new Map(answered.sources.map((one) => [one.id, one]));
  const signsOf = signReader({ ...answered, checklist: answered.plan.checklist, sources });
  const { answer, sections } = answered.draft;
  const quoted = quotedIn(answer);
  const right = new Set(
    answered.evidence.filter(({ quote }) => kind === 'own' && isRight(question, quote)).map(({ id }) => id),
  );
  const shown = new Set([...quoted, ...quotedIn(sections.flatMap(({ blocks }) => blocks))]);
  const isShown = [...right].some((id) => shown.has(id));
  const isItemRight = (itemId: string): boolean =>
    answered.evidence.some(
      (one) => right.has(one.id) && quoted.has(one.id) && one.items.some((own) => own.itemId === itemId),
    );
  return new Map(
    answered.plan.checklist.map(({ id }) => [id, { signs: signsOf(id), isRight: isItemRight(id), isShown }]),
  );
}

function quotedIn(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ sentences }) => sentences.flatMap((one) => one.evidenceIds)));
}
