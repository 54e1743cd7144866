import { isRight } from '../answers/gold.ts';
import { type Pack, type PackDocument, type PackQuestion, evenSample, fileText } from '../answers/pack.ts';

/**
 * How a question stands to the documents that it is asked of. `own`: they answer it; `absent`: they are of its kind and
 * do not; `removed`: those that answer were taken away; `cut`: what answers was cut out of them; `near` and `far`: it is another pack's, of the same subject or of
 * another; `impossible`: it only sounds like them.
 */
export type Kind = 'own' | 'absent' | 'removed' | 'cut' | 'near' | 'far' | 'impossible';

export interface AskedQuestion {
  readonly kind: Kind;
  readonly question: PackQuestion;
  /** Names of documents that are taken away. */
  readonly without?: ReadonlySet<string>;
  /** The one document that is asked. */
  readonly within?: string | undefined;
  /** Asked by its rarest words alone. */
  readonly isShort?: boolean;
}

const OWN = 60;
const ABSENT = 30;
const REMOVED = 30;
const CROSSED = 25;
/** More than this share of the documents is no longer "what answers". */
const MOST_REMOVED = 0.5;

const SUBJECTS: Readonly<Record<string, string>> = {
  scholar: 'computing',
  documentation: 'computing',
  bioasq: 'medicine',
  pubmedqa: 'medicine',
  scifact: 'medicine',
  articles: 'medicine',
  'own-texts-computing': 'computing',
  'own-texts-medicine': 'medicine',
};

/** The questions that are asked of a pack. */
export function askedOf(pack: Pack, packs: readonly Pack[]): readonly AskedQuestion[] {
  const own = evenSample(
    pack.questions.filter(({ isAnswerable }) => isAnswerable),
    OWN,
  );
  const foreign = evenSample(
    pack.questions.filter(({ isAnswerable }) => !isAnswerable),
    ABSENT,
  );
  // The one such question of a documentation pack is made of the documents' own words.
  const kind = pack.family === 'documentation' ? 'impossible' : 'absent';
  return [
    ...own.map((question) => ({ kind: 'own' as const, question, within: question.within })),
    ...foreign.map(
      (question) => ({ kind: question.isNear === true ? 'impossible' : kind, question }) as const,
    ),
    ...(isApart(pack) ? [] : withoutAnswers(pack, own)),
    ...crossed(pack, packs),
  ];
}

/** Whether each question is asked of one document: of others it is another question. */
export function isApart({ questions }: Pack): boolean {
  return questions.some(({ within }) => within !== undefined);
}

function withoutAnswers(pack: Pack, own: readonly PackQuestion[]): readonly AskedQuestion[] {
  const documents = pack.documents.map((one) => ({ name: one.name, text: spaced(fileText(one)) }));
  return evenSample(own, REMOVED).flatMap((question) => {
    const holding = documents.filter(({ text }) => answersFrom(text, question)).map(({ name }) => name);
    if (holding.length === 0 || holding.length > MOST_REMOVED * documents.length) return [];
    return [{ kind: 'removed' as const, question, without: new Set(holding) }];
  });
}

const TELLING = 80;

/** Whether a document, its text with single spaces, holds what answers a question. */
export function answersFrom(text: string, question: PackQuestion): boolean {
  if (question.paragraph !== undefined) return text.includes(spaced(question.paragraph));
  if (question.answers.length > 0) return isRight(question, text);
  return question.items.flat().some((gold) => text.includes(spaced(gold).slice(0, TELLING)));
}

export function spaced(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Other packs in the same language, each asked of the next of its subject and of one of another. */
function crossed(pack: Pack, packs: readonly Pack[]): readonly AskedQuestion[] {
  const place = packs.filter(isEnglish).indexOf(pack);
  const { near, far } = othersThan(pack, packs);
  return [
    ...borrow(nextApart(near, place, pack), 'near', pack),
    ...borrow(nextApart(far, place, pack), 'far', pack),
  ];
}

/** From a place on, the first pack that is made of other documents: those of its own would answer. */
function nextApart(others: readonly Pack[], place: number, pack: Pack): Pack | undefined {
  const from = place % (others.length || 1);
  return [...others.slice(from), ...others.slice(0, from)].find((one) => !sharesDocuments(one, pack));
}

/** Documents are known by their names, whatever they are kept as. */
function sharesDocuments(one: Pack, other: Pack): boolean {
  const own = new Set(one.documents.map(bareName));
  return other.documents.some((document) => own.has(bareName(document)));
}

function bareName({ name }: PackDocument): string {
  return name.replace(/\.\w{1,5}$/u, '');
}

/** Packs whose questions are asked of any document and can be asked of these: of the same subject, and of others. */
export function othersThan(
  pack: Pack,
  packs: readonly Pack[],
): { readonly near: readonly Pack[]; readonly far: readonly Pack[] } {
  if (!isEnglish(pack)) return { near: [], far: [] };
  const others = packs.filter((one) => isEnglish(one) && one !== pack && !isApart(one) && !isSame(one, pack));
  return {
    near: others.filter((one) => subjectOf(one) === subjectOf(pack)),
    far: others.filter((one) => subjectOf(one) !== subjectOf(pack)),
  };
}

function isEnglish({ name }: Pack): boolean {
  return !/^xquad-(?!en)/u.test(name);
}

/** XQuAD is made of articles of SQuAD. */
function isSame(one: Pack, other: Pack): boolean {
  return [one, other].every(({ family }) => groupOf(family) === 'squad');
}

/** Families that share documents are one. */
export function groupOf(family: string): string {
  return family === 'xquad' ? 'squad' : family;
}

function subjectOf({ family }: Pack): string {
  return SUBJECTS[family] ?? 'general';
}

function borrow(other: Pack | undefined, kind: 'near' | 'far', pack: Pack): readonly AskedQuestion[] {
  if (other === undefined) return [];
  const questions = evenSample(
    other.questions.filter(({ isAnswerable }) => isAnswerable),
    CROSSED,
  );
  return questions.map((question, index) => ({
    kind,
    question: { ...question, isAnswerable: false },
    within: isApart(pack) ? pack.questions[index % pack.questions.length]?.within : undefined,
  }));
}
