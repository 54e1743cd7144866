import { asksForFinding } from '#shared/text/evidence/asked-finding.ts';
import { asksForEffect } from '#shared/text/evidence/asked-outcome.ts';
import { answerBelow } from './answer-below.ts';
import {
  type ChoiceInput,
  FAR,
  type PartScores,
  type Proposal,
  countAsked,
  thinkingOf,
} from './choice-input.ts';
import { aroundEcho } from './around-echo.ts';
import { conclusionOf } from './conclusion-of.ts';
import { asksForDefault, defaultBelow } from './default-below.ts';
import { entryAround } from './entry-around.ts';
import type { AskedList } from './lists-asked.ts';
import { propose, proposeBelow } from './propose-best.ts';
import { proposeLists } from './propose-lists.ts';
import { proposeRows } from './propose-rows.ts';
import { recordsWithout } from './records-without.ts';
import { remedyBelow } from './remedy-below.ts';
import { restOfList } from './rest-of-list.ts';
import { announcedBelow, nextParagraph, restOfParagraph } from './rest-of-paragraph.ts';
import { stepBelow } from './steps-below.ts';
import { wholeThought } from './whole-thought.ts';

/** Statements chosen for the whole question, of which many may stand in one thought, and for each part. */
const FOR_WHOLE = 40;
const PER_PART = 4;

/** What of a document is answered by. */
interface Sought {
  readonly parts: readonly PartScores[];
  /** Lists that answer as a whole. */
  readonly lists: readonly AskedList[];
}

/** The statements for the sake of which something is quoted, the nearest to the best of its document first. */
export function proposeThoughts(input: ChoiceInput, { parts, lists }: Sought): readonly Proposal[] {
  const lacking = recordsWithout(input.statements, input.question ?? '');
  return [
    ...proposeLists(input, lists),
    ...propose(input, input.scores.whole, FOR_WHOLE),
    ...parts.flatMap(({ scores }) => propose(input, scores, PER_PART)),
    ...proposeStep(input),
    ...proposeRemedy(input),
    ...proposeDefault(input),
    ...proposeEntry(input),
    ...proposeItems(input),
    ...proposeAnswer(input),
    ...proposeMeaning(input),
    ...proposeConclusion(input),
    ...proposeRest(input, parts),
    ...proposeRows(input, lacking.without),
  ]
    .filter(({ index }) => lacking.without.length === 0 || !lacking.having.has(index))
    .toSorted((a, b) => b.behind - a.behind || a.index - b.index);
}

/** So far a step falls behind the best of its section, at most. */
const STEP_BEHIND = 0.5;

/** The command below what answers best how something is done. */
function proposeStep(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, asked } = input;
  if (input.isProcedure !== true) return [];
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  const index = stepBelow(statements, top.index, asked);
  return index !== undefined && isRead(index) ? [proposeBelow(input, top.index, index, STEP_BEHIND)] : [];
}

/** Of so many of the best statements it is looked for what helps. */
const HELPED = 3;

/** What helps against what is told by one of the best statements. */
function proposeRemedy(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead } = input;
  if (input.isRemedy !== true) return [];
  for (const { index: top } of propose(input, scores.whole, HELPED)) {
    const index = remedyBelow(statements, top, input.question ?? '');
    if (index !== undefined && isRead(index)) return [proposeBelow(input, top, index, STEP_BEHIND)];
  }
  return [];
}

/** So much less than what answers best in an entry is the rest of it, and the less the further down. */
const ENTRY_BEHIND = 0.2;
const FURTHER_DOWN = 0.01;

/** The rest of the entry that is called by what is asked, where the best statement stands in one. */
function proposeEntry(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, asked } = input;
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  return entryAround(statements, top.index, asked)
    .filter(isRead)
    .map((index, at) => proposeBelow(input, top.index, index, ENTRY_BEHIND + at * FURTHER_DOWN));
}

/** So much less than what describes an option is what it is by default. */
const DEFAULT_BEHIND = 0.1;
/** Of so many of the best statements it is looked for a default. */
const DESCRIBED = 3;

/** The default of what one of the best statements describes, where that is asked for and stands too far below. */
function proposeDefault(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, question = '' } = input;
  if (!asksForDefault(question)) return [];
  for (const { index: top } of propose(input, scores.whole, DESCRIBED)) {
    const index = defaultBelow(statements, top);
    if (index !== undefined && isRead(index)) return [proposeBelow(input, top, index, DEFAULT_BEHIND)];
  }
  return [];
}

/** So much less than the one before is each further item of a list. */
const ITEM_BEHIND = 0.1;

/** The further items of a list that is announced as the answer. */
function proposeItems(input: ChoiceInput): readonly Proposal[] {
  const { scores, statements, isRead } = input;
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  const thought = wholeThought(thinkingOf(input, scores.whole, new Set()), top.index);
  return restOfList(statements, thought)
    .filter(isRead)
    .map((index, at) => proposeBelow(input, top.index, index, ITEM_BEHIND * (at + 1)));
}

/** The best statements among which one is looked for below a question that is much the same. */
const ASKED_ABOVE = 3;
/** The beginning of its answer goes before it. */
const ANSWER_BEHIND = -0.1;

/** The beginning of what a document answers to a question that is much the same. */
function proposeAnswer(input: ChoiceInput): readonly Proposal[] {
  for (const { index: top } of propose(input, input.scores.whole, ASKED_ABOVE)) {
    const index = answerBelow(input.statements, top, input.asked);
    if (index !== undefined && input.isRead(index)) return [proposeBelow(input, top, index, ANSWER_BEHIND)];
  }
  return [];
}

/** So much less than what was asked, said once more, is what is said of it. */
const MEANING_BEHIND = 0.1;

/** What is said of the very words of the question, where a document has these. */
function proposeMeaning(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, asked, question = '' } = input;
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  return aroundEcho(statements, top.index, { asked, question })
    .filter(isRead)
    .map((index) => proposeBelow(input, top.index, index, MEANING_BEHIND));
}

/** So much less than what bears most of a question on what was found is what a report concludes, in whatever words. */
const CONCLUSION_BEHIND = 1.5;
/** However many statements bear more words, it is among those that are quoted. */
const OFFERED_FIRST = 0.1;

/**
 * What a report of research concludes, for items that ask what comes of something, or whether something is so. Where the effect of one thing on another
 * is asked for, results name both.
 */
function proposeConclusion(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, checklist } = input;
  const asking = checklist.filter(
    ({ description }) => asksForFinding(description) && !asksForEffect(description),
  );
  const [top] = asking.length === 0 ? [] : propose(input, scores.whole, 1);
  if (top === undefined) return [];
  return conclusionOf(statements)
    .filter(isRead)
    .map((index) => {
      const { least = [], ...proposal } = proposeBelow(input, top.index, index, CONCLUSION_BEHIND);
      return {
        ...proposal,
        behind: OFFERED_FIRST,
        least: least.filter((one) => asking.some(({ id }) => id === one.itemId)),
      };
    });
}

/** So much less than what it goes on from is the rest of a paragraph. */
const REST_BEHIND = 0.1;
/** So far behind what it goes on from it is worth at least: by itself it is no answer. */
const REST_AT_LEAST = FAR - 1;

/** Of so many of the best statements it is looked for what they announce. */
const ANNOUNCED = 3;

/**
 * What the best statements announce, where they had no room for it; and how the paragraph, or the section, goes on behind what
 * answers best, where that bears a word of what was asked, or a passage is asked for.
 */
function proposeRest(input: ChoiceInput, parts: readonly PartScores[]): readonly Proposal[] {
  const { statements, isRead } = input;
  return [input.scores.whole, ...parts.map(({ scores }) => scores)].flatMap((scores) =>
    propose(input, scores, ANNOUNCED).flatMap(({ index: top }, at) => {
      const thought = wholeThought(thinkingOf(input, scores, new Set()), top);
      const rest = restOfParagraph(statements, thought);
      const next = rest ?? nextParagraph(statements, thought);
      const below = bearsAsked(input, next) ? next : input.isPassage === true ? rest : undefined;
      const index = announcedBelow(statements, thought) ?? (at === 0 ? below : undefined);
      if (index === undefined || !isRead(index)) return [];
      // It may bear no word of what was asked: it belongs to what does.
      return [{ ...proposeBelow(input, top, index, REST_AT_LEAST), behind: -REST_BEHIND, scores }];
    }),
  );
}

function bearsAsked({ statements, asked }: ChoiceInput, index: number | undefined): boolean {
  const text = index === undefined ? undefined : statements[index]?.text;
  return text !== undefined && countAsked(text, asked) > 0;
}
