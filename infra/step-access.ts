import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Config } from '#shared/config.ts';
import { MODEL_ROLES, modelOfRole } from '#shared/domain/model-role.ts';
import { USUAL_BEDROCK_RERANKER } from '#shared/domain/rerank-model.ts';
import { STEPS, TASK_STATES, type TaskState } from '#shared/domain/steps.ts';
import { askForPages, askModels, readKeys, rerankResults, searchKnowledgeBase } from './access.ts';
import { acknowledgeModels } from './acknowledgements.ts';
import type { StepAccess } from './constructs/step-functions.ts';

const SEARCHING = TASK_STATES.filter((state) => STEPS[state].searches);
const READING = TASK_STATES.filter((state) => STEPS[state].reads);
const RANKING = TASK_STATES.filter((state) => STEPS[state].ranks);
const ASKING_MODELS = TASK_STATES.filter((state) => STEPS[state].asksModel);

/** Steps that ask a service outside AWS, and so need its key. */
export const KEY_STATES: readonly TaskState[] = [
  ...new Set([...SEARCHING, ...READING, ...RANKING, ...ASKING_MODELS]),
];

export interface Outside {
  readonly config: Config;
  readonly pageFunction: IFunction;
  readonly apiKeysSecret: ISecret | undefined;
}

/** What single steps may do outside the stores, and what they are told for it. */
export function outsideAccess(scope: Construct, outside: Outside): readonly StepAccess[] {
  const { apiKeysSecret, config, pageFunction } = outside;
  return [
    ...searchAccess(scope, config),
    {
      states: READING,
      statements: askForPages(pageFunction),
      environment: { FETCH_FUNCTION_NAME: pageFunction.functionName },
    },
    ...(apiKeysSecret === undefined
      ? []
      : [
          {
            states: KEY_STATES,
            statements: readKeys(apiKeysSecret),
            environment: { API_KEYS_SECRET_ARN: apiKeysSecret.secretFullArn ?? apiKeysSecret.secretArn },
          },
        ]),
  ];
}

/** Models outside AWS are asked with a key, not with a role. */
export function modelStatements(scope: Construct, { model }: Config): readonly PolicyStatement[] {
  if (model.provider !== 'bedrock') return [];
  const modelIds = MODEL_ROLES.map((role) => modelOfRole(model, role));
  acknowledgeModels(scope);
  return askModels(scope, { modelIds, guardrailId: model.guardrailId });
}

/** Search services outside AWS are asked with a key, not with a role. */
function searchAccess(scope: Construct, { search }: Config): readonly StepAccess[] {
  const { providers, knowledgeBaseId, reranker, rerankModel } = search;
  const knowledgeBase =
    providers.includes('bedrock-kb') && knowledgeBaseId !== undefined
      ? searchKnowledgeBase(scope, knowledgeBaseId)
      : [];
  const ranking = reranker === 'bedrock' ? rerankResults(scope, rerankModel ?? USUAL_BEDROCK_RERANKER) : [];
  return [
    { states: [...SEARCHING, ...READING], statements: knowledgeBase },
    { states: RANKING, statements: ranking },
  ];
}
