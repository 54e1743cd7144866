import { type AnswerSigns, signReader } from '#shared/domain/answer-signs.ts';
import type { Block } from '#shared/domain/report.ts';
import { isRight } from '../answers/gold.ts';
import type { Pack } from '../answers/pack.ts';
import { type Answered, packAsker } from './ask-pack.ts';
import { inKeywords } from './in-keywords.ts';
import { type AskedQuestion, type Kind, askedOf, groupOf } from './asked-questions.ts';

/** One thing that was asked, the signs of its answer, and whether a quote of the answer is right. */
export interface ConfidenceCase {
  readonly pack: string;
  /** Packs that share documents or kind are left out together. */
  readonly group: string;
  readonly kind: Kind;
  readonly question: string;
  /** Asked by its rarest words alone. */
  readonly isShort: boolean;
  /** Undefined where nothing was quoted. */
  readonly signs: AnswerSigns | undefined;
  readonly isRight: boolean;
  /** Whether any quote of the report is right. */
  readonly isShown: boolean;
}

export function confidenceCases(pack: Pack, packs: readonly Pack[]): readonly ConfidenceCase[] {
  const { read, answer, idf } = packAsker(pack);
  const asked = askedOf(pack, packs);
  return [...asked, ...inKeywords(asked, idf)].flatMap((one) => {
    const { question, without, within } = one;
    const answered = answer(
      read({ question: question.question, within, ...(without === undefined ? {} : { without }) }),
    );
    return casesOf(answered, one).map((found) => ({
      pack: pack.name,
      group: groupOf(pack.family),
      ...found,
    }));
  });
}

function casesOf(
  answered: Answered,
  { kind, question, isShort = false }: AskedQuestion,
): readonly Omit<ConfidenceCase, 'pack' | 'group'>[] {
  const sources = new Map(answered.sources.map((one) => [one.id, one]));
  const signsOf = signReader({ ...answered, checklist: answered.plan.checklist, sources });
  const { answer, sections } = answered.draft;
  const quoted = quotedIn(answer);
  const right = new Set(
    answered.evidence.filter(({ quote }) => kind === 'own' && isRight(question, quote)).map(({ id }) => id),
  );
  const shown = new Set([...quoted, ...quotedIn(sections.flatMap(({ blocks }) => blocks))]);
  const isShown = [...right].some((id) => shown.has(id));
  return answered.plan.checklist.map((item) => ({
    kind,
    question: question.id,
    isShort,
    signs: signsOf(item.id),
    isRight: answered.evidence.some(
      (one) => right.has(one.id) && quoted.has(one.id) && one.items.some((own) => own.itemId === item.id),
    ),
    isShown,
  }));
}

function quotedIn(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ sentences }) => sentences.flatMap((one) => one.evidenceIds)));
}
