import { type Pack, type PackDocument, type PackQuestion, evenSample, fileText } from '../answers/pack.ts';
import { isRight } from '../answers/gold.ts';
import { type AskedQuestion, answersFrom, isApart, othersThan, spaced } from './asked-questions.ts';

/** A question and the few documents that it is asked of. */
export interface SmallFolder {
  readonly folder: Pack;
  readonly asked: AskedQuestion;
}

const SIZES = [1, 2, 3, 5, 7];
const PER_PACK = 30;
/** More than this share of the documents is no longer "what answers". */
const MOST_HOLDING = 0.5;

/**
 * What people ask of a folder with a page or a few: questions of a pack, each of one document that answers it and the documents
 * that stand behind it in the pack, of the same with what answers cut out, of others without the one that answers, and every second question of another pack. What is asked
 * of one document by itself is asked of that.
 */
export function inSmallFolders(pack: Pack, packs: readonly Pack[]): readonly SmallFolder[] {
  const own = pack.questions.filter(({ isAnswerable }) => isAnswerable);
  const { far } = othersThan(pack, packs);
  return evenSample(own, PER_PACK).flatMap((question, at) => {
    const size = isApart(pack) ? 1 : (SIZES[at % SIZES.length] ?? 1);
    const holding = pack.documents.filter((document) => holds(document, question));
    const [first] = holding;
    if (first === undefined || holding.length > MOST_HOLDING * pack.documents.length) return [];
    const beside = documentsBehind(first, pack, holding);
    const whole = { ...pack, documents: [...beside.slice(0, size - 1), first] };
    const without = { ...pack, documents: beside.slice(0, size) };
    const other = far[at % (far.length || 1)];
    return [
      { folder: whole, asked: { kind: 'own' as const, question } },
      ...cutFrom(whole, question).map((folder) => ({ folder, asked: { kind: 'cut' as const, question } })),
      ...(isApart(pack) ? [] : [{ folder: without, asked: { kind: 'removed' as const, question } }]),
      ...(at % 2 === 0 ? borrowed(other, at).map((asked) => ({ folder: whole, asked })) : []),
    ];
  });
}

function holds(document: PackDocument, question: PackQuestion): boolean {
  if (question.within !== undefined) return document.name === question.within;
  return answersFrom(spaced(fileText(document)), question);
}

const SENTENCE_END = /(?<=[.!?。؟।](?:["”’)\]]|\[\d+\])*)\s+|\n+/u;
/** What is left of a folder says something still. */
const LEAST_LEFT = 200;

/** The folder without the sentences that answer, where much else is left; none where it still answers. */
function cutFrom(folder: Pack, question: PackQuestion): readonly Pack[] {
  const documents = folder.documents.map((document) => ({
    ...document,
    text: cutOut(document.text, question),
  }));
  const left = documents.map((one) => spaced(fileText(one)));
  const isCut = left.every((text) => !answersFrom(text, question)) && left.join('').length >= LEAST_LEFT;
  return isCut ? [{ ...folder, documents }] : [];
}

function cutOut(text: string, question: PackQuestion): string {
  const answering = text.split(SENTENCE_END).filter((sentence) => isRight(question, sentence));
  return answering.reduce((left, sentence) => left.replace(sentence, () => ''), text);
}

/** From the place of a document on, those that do not answer. */
function documentsBehind(
  first: PackDocument,
  { documents }: Pack,
  holding: readonly PackDocument[],
): readonly PackDocument[] {
  const place = documents.indexOf(first);
  return [...documents.slice(place), ...documents.slice(0, place)].filter((one) => !holding.includes(one));
}

function borrowed(other: Pack | undefined, at: number): readonly AskedQuestion[] {
  const questions = other?.questions.filter(({ isAnswerable }) => isAnswerable) ?? [];
  const question = questions[(at * 7) % (questions.length || 1)];
  return question === undefined ? [] : [{ kind: 'far', question: { ...question, isAnswerable: false } }];
}
