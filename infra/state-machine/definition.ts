import type { Settings } from '#shared/domain/settings.ts';
import { timeBounds } from '#shared/domain/time-bounds.ts';
import { PlanRejected } from '#shared/errors.ts';
import { type Asl, CATCH_ALL, CURSOR, JOB_KEYS, type MakeStep, stepsWithin } from './step.ts';

// Longer than 250 lines: the whole definition, in the order of a run, read at one place.

/** Bounds that differ between deployments; everything else is the same everywhere. */
export interface MachineOptions {
  /**
   * The life of a job. The execution may outlast it, and a task may wait for a person all that time: the sweep ends the
   * wait before, and the job with its life.
   */
  readonly timeToLiveSeconds: number;
  readonly maxConcurrentSearches: number;
  readonly maxConcurrentReads: number;
  /** How long one digest may take, beside what is read before it and kept after it. */
  readonly digestSeconds: number;
  /** How long one call of a model may take, beside what a step does with it. */
  readonly modelSeconds: number;
}

const PLAN_REJECTED = new PlanRejected('The plan was rejected.');

export const MACHINE_DEFAULTS: MachineOptions = {
  timeToLiveSeconds: 86_400,
  maxConcurrentSearches: 12,
  maxConcurrentReads: 14,
  digestSeconds: 60,
  modelSeconds: 60,
};

/** The bounds that the settings of a deployment give. */
export function machineOptions({
  job,
  digest,
  model,
}: Pick<Settings, 'job' | 'digest' | 'model'>): MachineOptions {
  return {
    ...MACHINE_DEFAULTS,
    timeToLiveSeconds: job.timeToLiveSeconds,
    maxConcurrentReads: digest.maxConcurrent,
    digestSeconds: digest.timeoutSeconds,
    modelSeconds: Math.ceil(model.timeoutSeconds),
  };
}

/** THE definition: a research job from its question to a published report, as Amazon States Language. */
export function defineMachine(options: MachineOptions = MACHINE_DEFAULTS): Asl {
  const step = stepsWithin(options);
  return {
    Comment: 'Plumbline: from a question to a report whose citations can be checked',
    StartAt: 'RefineQuestion',
    TimeoutSeconds: timeBounds(options).executionSeconds,
    States: { ...intake(step), ...wave(step, options), ...assessment(step), ...writing(step), ...ends(step) },
  };
}

function intake(step: MakeStep): Asl {
  return {
    RefineQuestion: step('RefineQuestion', {
      comment: 'Make the question unambiguous, state its scope, find its key terms',
      keep: ['needsClarification', 'needsApproval', 'evaluates'],
      at: '$.intake',
      next: 'ClarificationNeeded',
    }),
    ClarificationNeeded: {
      Type: 'Choice',
      Comment: 'A vague question goes back to the caller, when the caller allows it',
      Choices: [{ Variable: '$.intake.needsClarification', BooleanEquals: true, Next: 'AskUser' }],
      Default: 'PlanResearch',
    },
    AskUser: step('AskUser', {
      comment: 'Wait for an answer; without one the question is taken as it is',
      at: '$.reply',
      next: 'RefineQuestion',
      catch: [
        { ErrorEquals: ['NoReply', 'States.Timeout'], ResultPath: '$.reply', Next: 'PlanResearch' },
        ...CATCH_ALL,
      ],
    }),
    PlanResearch: step('PlanResearch', {
      comment: 'Checklist, sub-questions, search tasks, writing plan',
      keep: ['cursor'],
      at: '$.plan',
      next: 'StartResearch',
    }),
    StartResearch: {
      Type: 'Pass',
      Comment: 'The first iteration',
      InputPath: '$.plan.cursor',
      ResultPath: '$.cursor',
      Next: 'ApprovalNeeded',
    },
    ApprovalNeeded: {
      Type: 'Choice',
      Comment: 'The caller may want to see the plan first',
      Choices: [{ Variable: '$.intake.needsApproval', BooleanEquals: true, Next: 'ApprovePlan' }],
      Default: 'GenerateQueries',
    },
    ApprovePlan: step('ApprovePlan', {
      comment: 'Wait for approval; without an answer the plan goes ahead as it is',
      keep: ['decision'],
      at: '$.approval',
      next: 'PlanApproved',
      catch: [
        { ErrorEquals: ['NoReply', 'States.Timeout'], ResultPath: '$.approval', Next: 'GenerateQueries' },
        ...CATCH_ALL,
      ],
    }),
    PlanApproved: {
      Type: 'Choice',
      Choices: [{ Variable: '$.approval.decision', StringEquals: 'reject', Next: 'PlanRejected' }],
      Default: 'GenerateQueries',
    },
    PlanRejected: {
      Type: 'Pass',
      Comment: 'The caller turned the plan down',
      Result: {
        Error: PLAN_REJECTED.name,
        Cause: JSON.stringify({ errorType: PLAN_REJECTED.name, errorMessage: PLAN_REJECTED.message }),
      },
      ResultPath: '$.error',
      Next: 'FailJob',
    },
  };
}

function wave(step: MakeStep, options: MachineOptions): Asl {
  return {
    GenerateQueries: step('GenerateQueries', {
      comment: 'Queries for what is still open, none asked twice',
      payload: CURSOR,
      keep: ['queries', 'queryCount'],
      at: '$.wave',
      next: 'AnyQueries',
    }),
    AnyQueries: {
      Type: 'Choice',
      Comment: 'Without a new query there is nothing to search for',
      Choices: [{ Variable: '$.wave.queryCount', NumericGreaterThan: 0, Next: 'RunSearches' }],
      Default: 'NothingToRead',
    },
    RunSearches: {
      Type: 'Map',
      Comment: 'All searches of the wave side by side; one that fails does not fail the wave',
      ItemsPath: '$.wave.queries',
      ItemSelector: { ...JOB_KEYS, ...CURSOR, 'queryId.$': '$$.Map.Item.Value.queryId' },
      MaxConcurrency: options.maxConcurrentSearches,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'RunSearch',
        States: {
          RunSearch: step('RunSearch', {
            comment: 'One query to one provider',
            payload: { ...CURSOR, 'queryId.$': '$.queryId' },
            keep: ['queryId', 'hitCount'],
            catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'SkipSearch' }],
          }),
          SkipSearch: {
            Type: 'Pass',
            Comment: 'A search that was given up is reported with its error, not fatal',
            Parameters: { 'queryId.$': '$.queryId', hitCount: 0, 'error.$': '$.error.Error' },
            End: true,
          },
        },
      },
      ResultPath: '$.searches',
      Catch: CATCH_ALL,
      Next: 'SelectSources',
    },
    SelectSources: step('SelectSources', {
      comment: 'Merge, rank and choose what to read: the best in full, the next by their best chunks',
      payload: { ...CURSOR, 'searches.$': '$.searches' },
      keep: ['sources'],
      at: '$.selection',
      next: 'ReadSources',
    }),
    NothingToRead: { Type: 'Pass', Result: [], ResultPath: '$.reads', Next: 'ReadFor' },
    ReadSources: {
      Type: 'Map',
      Comment: 'Fetch, archive and digest each source, if there is any; a bad one is skipped',
      ItemsPath: '$.selection.sources',
      ItemSelector: { ...JOB_KEYS, ...CURSOR, 'sourceId.$': '$$.Map.Item.Value.sourceId' },
      MaxConcurrency: options.maxConcurrentReads,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'FetchSource',
        States: {
          FetchSource: step('FetchSource', {
            comment: 'Get the document, make its text canonical, archive it',
            payload: { ...CURSOR, 'sourceId.$': '$.sourceId' },
            keep: ['isReadable'],
            at: '$.fetch',
            next: 'SourceReadable',
            catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'SkipLostSource' }],
          }),
          SourceReadable: {
            Type: 'Choice',
            Choices: [{ Variable: '$.fetch.isReadable', BooleanEquals: true, Next: 'DigestSource' }],
            Default: 'SkipSource',
          },
          DigestSource: step('DigestSource', {
            comment: 'Condense the document and take exact quotes from it',
            payload: { ...CURSOR, 'sourceId.$': '$.sourceId' },
            keep: ['sourceId', 'evidenceCount'],
            catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'SkipLostSource' }],
          }),
          SkipLostSource: {
            Type: 'Pass',
            Comment: 'A source that was given up is reported with its error, not fatal',
            Parameters: { 'sourceId.$': '$.sourceId', evidenceCount: 0, 'error.$': '$.error.Error' },
            End: true,
          },
          SkipSource: {
            Type: 'Pass',
            Comment: 'A source that cannot be read is reported, not fatal',
            Parameters: { 'sourceId.$': '$.sourceId', evidenceCount: 0 },
            End: true,
          },
        },
      },
      ResultPath: '$.reads',
      Catch: CATCH_ALL,
      Next: 'ReadFor',
    },
    ReadFor: {
      Type: 'Choice',
      Comment: 'The same wave serves research and revisions',
      Choices: [{ Variable: '$.cursor.purpose', StringEquals: 'revision', Next: 'ReviseReport' }],
      Default: 'CheckCompleteness',
    },
  };
}

function assessment(step: MakeStep): Asl {
  return {
    CheckCompleteness: step('CheckCompleteness', {
      comment: 'Satisfied, partial or unsatisfied, item by item',
      payload: CURSOR,
      keep: ['openCount'],
      at: '$.assessment',
      next: 'ApplyGate',
    }),
    ApplyGate: step('ApplyGate', {
      comment: 'Enough, or another iteration? Counts and thresholds decide',
      payload: { ...CURSOR, 'reads.$': '$.reads' },
      keep: ['goesOn', 'cursor'],
      at: '$.gate',
      next: 'ResearchAgain',
    }),
    ResearchAgain: {
      Type: 'Choice',
      Choices: [{ Variable: '$.gate.goesOn', BooleanEquals: true, Next: 'NextIteration' }],
      Default: 'WriteSections',
    },
    NextIteration: {
      Type: 'Pass',
      InputPath: '$.gate.cursor',
      ResultPath: '$.cursor',
      Next: 'GenerateQueries',
    },
  };
}

function writing(step: MakeStep): Asl {
  return {
    WriteSections: {
      Type: 'Parallel',
      Comment: 'What the quotes add up to, and the sections, each from its own quotes',
      Branches: [
        {
          StartAt: 'ExtractClaims',
          States: {
            ExtractClaims: step('ExtractClaims', {
              comment: 'Group statements over sources, for and against',
              payload: CURSOR,
              keep: ['claimCount'],
              catch: [],
            }),
          },
        },
        {
          StartAt: 'DraftSections',
          States: {
            DraftSections: step('DraftSections', {
              comment: 'Plan the sections from what was found, and write them side by side',
              payload: CURSOR,
              keep: ['sectionCount'],
              catch: [],
            }),
          },
        },
      ],
      ResultSelector: { 'claimCount.$': '$[0].claimCount', 'sectionCount.$': '$[1].sectionCount' },
      ResultPath: '$.writing',
      Catch: CATCH_ALL,
      Next: 'DraftReport',
    },
    DraftReport: step('DraftReport', {
      comment: 'Join the sections, and write the answer from them',
      payload: CURSOR,
      keep: ['wantsMore', 'cursor'],
      at: '$.draft',
      next: 'MoreInformationWanted',
    }),
    MoreInformationWanted: {
      Type: 'Choice',
      Comment: 'A draft may ask to know more, at most twice',
      Choices: [{ Variable: '$.draft.wantsMore', BooleanEquals: true, Next: 'StartRevision' }],
      Default: 'VerifyReport',
    },
    StartRevision: {
      Type: 'Pass',
      InputPath: '$.draft.cursor',
      ResultPath: '$.cursor',
      Next: 'GenerateQueries',
    },
    ReviseReport: step('ReviseReport', {
      comment: 'Work what was found into the draft',
      payload: { ...CURSOR, 'reads.$': '$.reads' },
      keep: ['wantsMore', 'cursor'],
      at: '$.draft',
      next: 'MoreInformationWanted',
    }),
    VerifyReport: step('VerifyReport', {
      comment: 'Number the citations and prove each quote against the archive',
      keep: ['citationCount'],
      at: '$.verification',
      next: 'PublishReport',
    }),
    PublishReport: step('PublishReport', {
      comment: 'Store the report, complete the job, free its slot',
      keep: ['outcome'],
      at: '$.publication',
      next: 'EvaluationWanted',
    }),
    EvaluationWanted: {
      Type: 'Choice',
      Choices: [{ Variable: '$.intake.evaluates', BooleanEquals: true, Next: 'EvaluateReport' }],
      Default: 'JobDone',
    },
    EvaluateReport: step('EvaluateReport', {
      comment: 'A judge rates the report; it never changes the outcome',
      keep: ['score'],
      at: '$.evaluation',
      next: 'JobDone',
      catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'JobDone' }],
    }),
  };
}

function ends(step: MakeStep): Asl {
  return {
    JobDone: { Type: 'Succeed' },
    FailJob: step('FailJob', {
      comment: 'Give the job its honest end and free its slot',
      payload: { 'error.$': '$.error' },
      keep: ['status'],
      at: '$.failure',
      next: 'JobFailed',
      catch: [],
    }),
    JobFailed: {
      Type: 'Fail',
      Error: 'JobFailed',
      Cause: 'The job ended without a report; its failure says why.',
    },
  };
}
