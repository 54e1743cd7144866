import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READ_AGAIN } from '#shared/domain/model-trouble.ts';
import type { Report } from '#shared/domain/report.ts';
import { TASK_STATES, stepName } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { ANSWER_FAULTS, type Fault, SERVICE_FAULTS, SERVICE_TEXT } from '#tests/support/model-faults.ts';
import { OUTCOMES } from '#tests/contract/model-outcomes.ts';
import type { Protocol } from '#tests/support/asked-request.ts';
import { type Library, eventsOf, openLibrary, reportOf } from '../support/world.ts';
import { type Asked, KEY, SMALL, TINY, type Seen, runWithModel } from './model-world.ts';
import { STAGE_OF, type TaskName, tasksOf } from '#tests/support/prompt-reading.ts';
import { sampled } from '#tests/support/sweep.ts';

const FAULTS: readonly Fault[] = [...SERVICE_FAULTS, ...ANSWER_FAULTS];

/** Faults that are the same to a step: the contract of the models shows that a call ends alike with each of them. */
const ALIKE: readonly (readonly Fault[])[] = [
  ...Map.groupBy(FAULTS, (fault) => JSON.stringify(OUTCOMES[fault])).values(),
];

/** What an adapter mends by itself, or jsonrepair makes whole: the step may have its answer after all. */
const MENDABLE: ReadonlySet<Fault> = new Set(['prose-around-json', 'cut-off-json']);

/** Faults that a call does not get over when they come once, at a step that has no shorter prompt. */
const FINAL: ReadonlySet<Fault> = new Set([
  'context-too-long',
  'access-denied',
  'unknown-model',
  'hang',
  'refusal',
  'content-filter',
  'guardrail-stop',
]);
const WITHOUT_SHORTER: readonly TaskName[] = [
  'refinement',
  'first_searches',
  'research_checklist',
  'chosen_documents',
  'request_queries',
  'judgement',
];

/** Once at every step: the first is named differently by the services, the second may be made whole, and a service that refuses form after form has none left at last. */
const OPEN_WHEN_ONCE: ReadonlySet<Fault> = new Set([
  'context-window-exceeded',
  'cut-off-json',
  'form-rejected',
]);

/** The stages that share a model, so that its breaker may keep the others from it. */
const ROLES: readonly (readonly TaskName[])[] = [
  [
    'refinement',
    'first_searches',
    'research_checklist',
    'chosen_documents',
    'completeness_review',
    'request_queries',
  ],
  ['source_reading', 'claim_list'],
  ['draft', 'answer', 'revision'],
  ['judgement'],
];

/** The figures of a report are counted when it is verified: what comes later, such as its judge, is in the trace alone. */
const BEFORE_FIGURES: ReadonlySet<string> = new Set(
  TASK_STATES.slice(0, TASK_STATES.indexOf('VerifyReport')).map(stepName),
);

function stagesOf(tasks: readonly TaskName[]): readonly string[] {
  return [...new Set(tasks.map((task) => STAGE_OF[task]))].toSorted();
}

/** Those of the stages whose prompts a script knows. */
function scripted(stages: readonly string[]): readonly string[] {
  const known = new Set(Object.values(STAGE_OF));
  return stages.filter((stage) => known.has(stage));
}

export interface Ended extends Seen {
  readonly report: Report;
  readonly events: readonly TraceEvent[];
  /** Stages that the trace says did without their model, or what of them it was asked for. */
  readonly degraded: readonly string[];
}

/** The services take turns. */
function serviceAt(index: number): Protocol {
  return index % 2 === 0 ? 'bedrock' : 'openai';
}

/** A job that goes through the step in question, and through no more than it must. */
export async function endWith(asked: Asked): Promise<Ended> {
  const ran = await runWithModel(asked);
  const report = await reportOf(ran.ports, ran.job);
  const events = await eventsOf(ran.ports, ran.job);
  const degraded = events
    .filter(({ type }) => type === 'degraded')
    .map(({ stage, data }) => {
      const askedFor = data?.['askedFor'];
      return typeof askedFor === 'string' ? askedFor : stage;
    });
  return { ...ran, report, events, degraded: [...new Set(degraded)].toSorted() };
}

/** What holds of every job, whatever its model did. */
export function expectHonestEnd({ job, logged, report, events, degraded }: Ended): void {
  expect(job.status).toBe('COMPLETED');
  expect(job.failure).toBeUndefined();
  expect(logged).toEqual([]);
  expect(report.trust.quotesVerified).toBeGreaterThan(0);
  expect(report.trust.degradedSteps).toEqual(
    degraded.filter((stage) => stage === READ_AGAIN || BEFORE_FIGURES.has(stage)),
  );
  const shown = JSON.stringify([events, report, job]);
  for (const secret of [KEY, '127.0.0.1', SERVICE_TEXT, 'AKIA']) expect(shown).not.toContain(secret);
}

/** Whose turn it is with which of the faults that are alike: over all of these steps each fault comes. */
const TURNS: readonly TaskName[] = [
  'refinement',
  'first_searches',
  'completeness_review',
  'request_queries',
  'judgement',
  'source_reading',
  'claim_list',
  'draft',
  'revision',
];

/** Each way in which a call can end badly, at the given steps: faults that are alike take turns, and so do the services. */
export function describeFaults(tasks: readonly TaskName[]): void {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary();
  });
  afterAll(() => library.close());

  const rows = ALIKE.flatMap((faults, row) =>
    tasks.flatMap((task) => {
      const turn = TURNS.indexOf(task);
      const fault = faults[turn % faults.length];
      return fault === undefined ? [] : [[fault, task, serviceAt(row + turn)] as const];
    }),
  );

  test('each fault has its turn', () => {
    const most = Math.max(...ALIKE.map((faults) => faults.length));
    expect(tasks.every((task) => TURNS.includes(task))).toBe(true);
    expect(TURNS.length).toBeGreaterThanOrEqual(most);
  });

  describe('R6.2 a job ends with a report', () => {
    // Each fault comes at one step of each file at least.
    test.each(sampled(rows, 3))('after %s, always, at %s (%s)', async (fault, task, protocol) => {
      const ended = await endWith({
        library,
        protocol,
        behaviour: {
          asks: task === 'request_queries' || task === 'revision',
          fault: (asked) => (asked === task ? fault : undefined),
        },
        settings: {
          evaluate: task === 'judgement',
          // A short question is refined where its asker can be asked back.
          ...(task === 'refinement' ? { interaction: 'clarify' as const } : {}),
        },
        environment: TINY,
      });
      expectHonestEnd(ended);
      if (!MENDABLE.has(fault)) expect(ended.degraded).toContain(STAGE_OF[task]);
      const related = ROLES.find((role) => role.includes(task)) ?? [];
      const allowed = related.map((one) => STAGE_OF[one]);
      expect(ended.degraded.filter((stage) => !allowed.includes(stage))).toEqual([]);
    });
  });
}

/** Each fault once, at every step of one job. */
export function describeSingleFaults(): void {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary();
  });
  afterAll(() => library.close());

  const rows = FAULTS.map((fault, row) => [fault, serviceAt(row)] as const);
  test.each(sampled(rows, 3))(
    'R6.2 a job ends with a report after %s, once at every step (%s)',
    async (fault, protocol) => {
      const ended = await endWith({
        library,
        protocol,
        behaviour: { asks: true, fault: (_task, count) => (count === 1 ? fault : undefined) },
        settings: { evaluate: true, interaction: 'clarify' },
        // A prompt with one quote cannot be made shorter.
        environment: fault === 'context-too-long' ? SMALL : TINY,
      });
      expectHonestEnd(ended);
      if (fault === 'context-too-long') {
        // A short document is read whole or not at all; a section of one quote is as short as it gets.
        const short: readonly string[] = [STAGE_OF.source_reading, STAGE_OF.draft, STAGE_OF.answer];
        const others = scripted(ended.degraded).filter((stage) => !short.includes(stage));
        const asked = new Set(tasksOf(ended.server.requests));
        expect(others).toEqual(stagesOf(WITHOUT_SHORTER.filter((task) => asked.has(task))));
      } else if (FINAL.has(fault)) {
        expect(scripted(ended.degraded)).toEqual(stagesOf(tasksOf(ended.server.requests)));
      } else if (!OPEN_WHEN_ONCE.has(fault)) {
        expect(ended.degraded).toEqual([]);
      }
    },
  );
}
