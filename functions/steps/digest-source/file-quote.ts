import type { Evidence } from '#shared/domain/evidence.ts';
import type { LabelledPart } from '#shared/prompting/handles.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';

/** What a reader says its quote is good for. */
export interface NamedUse {
  readonly answers: readonly LabelledPart[];
  readonly touches: readonly LabelledPart[];
  /** It came as an answer to something that is not on the checklist. */
  readonly isMisnamed: boolean;
  /** Of these parts the whole document is by its title: what it says of the thing need not name it. */
  readonly titled?: readonly LabelledPart[];
}

/** What a reader says a quote answers is worth this much, before its words are looked at: a related statement. */
const READ_AS_ANSWER = 0.45;
/** Below what two sources need to satisfy a part: what only bears on it never settles it. */
const MOST_FOR_TOUCHING = 0.55;

/** A part that the reader saw and did not name stays open, whatever the words: it is for the review to judge. */
export const MOST_UNNAMED = 0.49;

/** From here on a quote bears on a part by its words alone, whatever it came under. */
const BY_WORDS = 0.45;
/** A quote under a name that stands for nothing answers the part that its words answer best, if they do so at all. */
const LEAST_WORDS = 0.1;
/** So much better by its words, a quote answers another part than the one that its reader named. */
const CLEARLY = 0.3;

/** How well the words of the quote answer a part. */
export interface Worded extends StatementScore {
  readonly part: LabelledPart;
}

/**
 * `0.45 + 0.55 * words` for a part that the reader says is answered, where `words` is the deterministic score of the
 * quote; so a reader's word alone makes a part partial. A part that is only touched keeps the deterministic score, up to
 * .55, as does a named one where the words clearly answer another. Further parts count by the words alone, below what
 * answers, and no more than the parts that it was read for; where the name stands for nothing, the part that the words
 * answer best counts as named, or as touched where they hardly answer it.
 */
export function fileQuote(
  use: NamedUse,
  worded: readonly Worded[],
): { readonly items: Evidence['items']; readonly isRefiled: boolean } {
  const best = worded.toSorted((a, b) => b.value - a.value)[0];
  const named = worded.filter(({ part }) => use.answers.includes(part));
  const words = Math.max(0, ...named.map(({ likelihood }) => likelihood));
  const isClear = best !== undefined && best.likelihood >= BY_WORDS && best.likelihood > words + CLEARLY;
  const isTitled = named.some(({ part }) => use.titled?.includes(part) === true);
  const isElsewhere = isClear && named.length > 0 && !named.includes(best) && !isTitled;
  const lost = use.isMisnamed ? best : undefined;
  const isUnknown = lost !== undefined && lost.likelihood >= LEAST_WORDS;
  const answered = isUnknown ? [lost] : isElsewhere ? [] : named;
  const howFor = (one: Worded): How => {
    if (answered.includes(one)) return 'answered';
    return named.includes(one) || use.touches.includes(one.part) || one === lost ? 'touched' : 'unnamed';
  };
  const isMeant = (one: Worded): boolean => howFor(one) !== 'unnamed';
  const meant = worded.filter(isMeant).map((one) => toItem(one, howFor(one)));
  const most = meant.length === 0 || isElsewhere ? 1 : Math.max(...meant.map(({ score }) => score));
  const further = worded.filter((one) => !isMeant(one) && one.likelihood >= BY_WORDS);
  const items = [...meant, ...further.map((one) => toItem(one, 'unnamed', most))];
  const isUnnamed = named.length + use.touches.length === 0;
  return { items, isRefiled: items.length > 0 && (isElsewhere || isUnnamed) };
}

type How = 'answered' | 'touched' | 'unnamed';

function toItem({ part, likelihood, value }: Worded, how: How, atMost = 1): Evidence['items'][number] {
  const most = Math.min(atMost, how === 'touched' ? MOST_FOR_TOUCHING : MOST_UNNAMED);
  const score =
    how === 'answered' ? READ_AS_ANSWER + (1 - READ_AS_ANSWER) * likelihood : Math.min(most, likelihood);
  const bounded = Math.min(1, Math.max(0, score));
  return { itemId: part.item.id, part: part.index, score: roundScore(bounded), value: roundScore(value) };
}

export function roundScore(value: number): number {
  return Number(value.toFixed(4));
}
