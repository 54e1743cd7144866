import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Config } from '#shared/config.ts';
import { MODEL_ROLES, modelOfRole } from '#shared/domain/model-role.ts';
import { USUAL_BEDROCK_RERANKER } from '#shared/domain/rerank-model.ts';
import type { StepRow } from '#shared/domain/step-row.ts';
import { STEPS, type TaskState, asksService } from '#shared/domain/steps.ts';
import {
  addToArchive,
  askForLook,
  askForPages,
  freeSlots,
  readArchive,
  readKeys,
  spillRecords,
  useRecords,
} from './access.ts';
import { acknowledgeModels } from './acknowledgements.ts';
import { namedFor } from './constructs/queue-functions.ts';
import { askModels, rerankResults, searchKnowledgeBase } from './bedrock-access.ts';

/** What the functions of steps reach. */
export interface Reached {
  readonly config: Config;
  readonly table: ITable;
  readonly archive: IBucket;
  /** The queue's function. */
  readonly dispatch: IFunction;
  /** Notifies others. */
  readonly deliver: IFunction;
  readonly pageFunction: IFunction;
  readonly apiKeysSecret: ISecret | undefined;
}

/** All that a function may do beside writing its log, and the environment that it needs for it. */
export interface Access {
  readonly statements: readonly PolicyStatement[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** What each step may do: it follows from its row of the step table, as the ports do that it is given. */
export function stepAccess(scope: Construct, reached: Reached): (state: TaskState) => Access {
  const services = serviceAccess(scope, reached);
  return (state) => {
    const row = STEPS[state];
    const granted = [
      { statements: storeStatements(row, reached) },
      ...services.filter(({ isFor }) => isFor(row)),
    ];
    return {
      statements: granted.flatMap(({ statements }) => statements),
      environment: Object.assign({}, ...granted.map((one: Access) => one.environment ?? {})),
    };
  };
}

/** Records too large for the table lie in the archive, so every step may write there; none may delete. */
function storeStatements(row: StepRow, reached: Reached): readonly PolicyStatement[] {
  const { table, archive } = reached;
  const archiveStatements = { none: [], read: readArchive(archive), write: addToArchive(archive) };
  return [
    ...useRecords(table),
    ...spillRecords(archive),
    ...archiveStatements[row.archive],
    ...(row.uses.includes('slots') ? freeSlots(table) : []),
  ];
}

interface ServiceAccess extends Access {
  readonly isFor: (row: StepRow) => boolean;
}

/** Services outside AWS are asked with a key, not with a role. */
function serviceAccess(scope: Construct, reached: Reached): readonly ServiceAccess[] {
  const { config, dispatch, deliver, pageFunction, apiKeysSecret } = reached;
  const keys =
    apiKeysSecret === undefined
      ? { statements: [] }
      : {
          statements: readKeys(apiKeysSecret),
          environment: { API_KEYS_SECRET_ARN: apiKeysSecret.secretFullArn ?? apiKeysSecret.secretArn },
        };
  return [
    { isFor: (row) => row.asksModel, statements: modelStatements(scope, config) },
    { isFor: (row) => row.searches || row.reads, statements: searchStatements(scope, config) },
    { isFor: (row) => row.ranks, statements: rankStatements(scope, config) },
    {
      isFor: (row) => row.reads,
      statements: askForPages(pageFunction),
      environment: { FETCH_FUNCTION_NAME: pageFunction.functionArn },
    },
    {
      isFor: (row) => row.uses.includes('dispatcher'),
      statements: askForLook(dispatch, deliver),
      environment: namedFor(dispatch, deliver),
    },
    { isFor: asksService, ...keys },
  ];
}

function modelStatements(scope: Construct, { model }: Config): readonly PolicyStatement[] {
  if (model.provider !== 'bedrock') return [];
  const modelIds = MODEL_ROLES.map((role) => modelOfRole(model, role));
  acknowledgeModels(scope);
  return askModels(scope, { modelIds, guardrailId: model.guardrailId });
}

function searchStatements(scope: Construct, { search }: Config): readonly PolicyStatement[] {
  const { providers, knowledgeBaseId } = search;
  if (!providers.includes('bedrock-kb') || knowledgeBaseId === undefined) return [];
  return searchKnowledgeBase(scope, knowledgeBaseId);
}

function rankStatements(scope: Construct, { search }: Config): readonly PolicyStatement[] {
  if (search.reranker !== 'bedrock') return [];
  return rerankResults(scope, search.rerankModel ?? USUAL_BEDROCK_RERANKER);
}
