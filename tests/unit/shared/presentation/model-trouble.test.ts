import { expect, it } from 'vitest';
import { type ModelTrouble, UNREAD } from '#shared/domain/model-trouble.ts';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { remarkIn } from '#shared/presentation/own-words.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { REASONS, STAGES } from '#shared/presentation/words/trouble/known.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { STEPS } from '#shared/domain/steps.ts';
import { reasonText } from '#shared/research/model-outcome.ts';

const toKebab = (state: string): string => state.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
const inEnglish = (trouble: ModelTrouble): string => describeModelTrouble(trouble, ENGLISH);

it('says that a report was made without its model, and why', () => {
  const trouble = {
    answered: 0,
    failed: 3,
    stages: ['refine-question', 'plan-research'],
    reasons: ['The model does not answer.'],
  };
  expect(inEnglish(trouble)).toBe(
    'The language model could not be used (The model does not answer): this report was made without it.',
  );
});

it('says for what a model failed, in plain words', () => {
  const trouble = {
    answered: 11,
    failed: 2,
    stages: ['digest-source', 'draft-report'],
    reasons: ['The model did not answer in time.', 'Its answer could not be used.'],
  };
  expect(inEnglish(trouble)).toBe(
    'The language model failed at 2 of 13 calls: for reading and writing, simpler means took its place.',
  );
});

it('lists the stages as one would, a strange one by its name, and the reason where there is one', () => {
  const trouble = {
    answered: 0,
    failed: 1,
    stages: ['plan-research', 'weigh-the-evidence', 'draft-report'],
    reasons: ['It is v1.5.'],
  };
  expect(inEnglish({ ...trouble, answered: 1 })).toBe(
    'The language model failed at 1 of 2 calls (It is v1.5): for planning, weigh the evidence and writing, simpler means took its place.',
  );
  expect(inEnglish({ ...trouble, answered: 1, stages: ['draft-report'], reasons: [] })).toBe(
    'The language model failed at 1 of 2 calls: for writing, simpler means took its place.',
  );
});

it('says of a second reading that failed that nothing took its place', () => {
  const trouble = {
    answered: 9,
    failed: 1,
    stages: ['read-again'],
    reasons: ['The model would not answer.'],
  };
  const unread =
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.';
  expect(inEnglish(trouble)).toBe(
    `The language model failed at 1 of 10 calls (The model would not answer). ${unread}`,
  );
  expect(inEnglish({ ...trouble, failed: 2, stages: ['digest-source', 'read-again'] })).toBe(
    `The language model failed at 2 of 11 calls (The model would not answer): for reading, simpler means took its place. ${unread}`,
  );
});

it.each(REPORT_WORDS)('says of a second reading in its language that it failed: $language', (words) => {
  const said = describeModelTrouble({ answered: 9, failed: 1, stages: ['read-again'], reasons: [] }, words);
  if (words.language !== 'en') expect(said).not.toMatch(/[Tt]he |undefined/u);
  expect(remarkIn(words)(UNREAD)).toBe(said.slice(-remarkIn(words)(UNREAD).length));
});

it.each(REPORT_WORDS)('says it all in the language of the report: $language', (words) => {
  const english = { ...ENGLISH.trouble.doing, ...ENGLISH.trouble.reasons };
  for (const reason of REASONS)
    for (const answered of [0, 3]) {
      const trouble = { answered, failed: 2, stages: STAGES, reasons: [`${reason}.`] };
      const said = describeModelTrouble(trouble, words);
      expect(said).not.toContain('undefined');
      if (words.language === 'en') continue;
      expect(Object.values(english).filter((one) => said.includes(one))).toEqual([]);
      expect(said).not.toMatch(/language model|calls|report was|took its place/u);
    }
});

it('knows every stage that asks a model, and every reason', () => {
  // The evaluation follows the report, which can't tell of it.
  const asking = Object.entries(STEPS).flatMap(([state, { asksModel }]) =>
    asksModel && state !== 'EvaluateReport' ? [toKebab(state)] : [],
  );
  expect(asking.filter((stage) => !STAGES.some((one) => one === stage))).toEqual([]);
  const names = [
    'Throttled',
    'ServiceUnavailable',
    'TimedOut',
    'MalformedReply',
    'ReplyTruncated',
    'ContextTooLong',
  ];
  const more = ['ModelRefused', 'ProviderRefused', 'breaker-open', 'budget', 'deadline', 'Unexpected'];
  for (const name of [...names, ...more])
    expect(REASONS.map((reason) => `${reason}.`)).toContain(reasonText(name));
});
