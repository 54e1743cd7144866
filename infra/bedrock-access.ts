import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** Models of Bedrock that the functions ask, by their ids or ARNs, and the guardrail that looks on. */
export interface AskedModels {
  readonly modelIds: readonly string[];
  readonly guardrailId: string | undefined;
}

/** A profile needs leave for itself and for its model wherever it sends a call. */
export function askModels(scope: Construct, asked: AskedModels): readonly PolicyStatement[] {
  const arns = [...new Set(asked.modelIds)].map((id) => modelArn(scope, id));
  const profiles = arns.filter((arn) => arn.includes('inference-profile/'));
  const statement = { actions: ['bedrock:InvokeModel'] };
  return [
    new PolicyStatement({ ...statement, sid: 'AskModels', resources: arns }),
    ...(profiles.length === 0
      ? []
      : [
          new PolicyStatement({
            ...statement,
            sid: 'AskModelsOfProfiles',
            resources: [profiledModels(scope)],
            conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profiles } },
          }),
        ]),
    ...(asked.guardrailId === undefined ? [] : [applyGuardrail(scope, asked.guardrailId)]),
  ];
}

/** The models behind a profile, in any region and in none. */
export function profiledModels(scope: Construct): string {
  return bedrockArn(scope, { resource: 'foundation-model', name: '*', region: '*', account: '' });
}

function modelArn(scope: Construct, id: string): string {
  if (id.startsWith('arn:')) return id;
  const isProfile = /^(?:global|apac|us-gov|[a-z]{2})\./u.test(id);
  return isProfile
    ? bedrockArn(scope, { resource: 'inference-profile', name: id })
    : bedrockArn(scope, { resource: 'foundation-model', name: id, account: '' });
}

/** A knowledge base of this account and region, by its id. */
export function searchKnowledgeBase(scope: Construct, id: string): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'SearchKnowledgeBase',
      actions: ['bedrock:Retrieve'],
      resources: [bedrockArn(scope, { resource: 'knowledge-base', name: id })],
    }),
  ];
}

/** Rerank knows no resource of its own: what it may use is said by the model. */
export function rerankResults(scope: Construct, model: string): readonly PolicyStatement[] {
  return [
    new PolicyStatement({ sid: 'Rerank', actions: ['bedrock:Rerank'], resources: ['*'] }),
    new PolicyStatement({
      sid: 'AskReranker',
      actions: ['bedrock:InvokeModel'],
      resources: [modelArn(scope, model)],
    }),
  ];
}

function applyGuardrail(scope: Construct, id: string): PolicyStatement {
  return new PolicyStatement({
    sid: 'ApplyGuardrail',
    actions: ['bedrock:ApplyGuardrail'],
    resources: [id.startsWith('arn:') ? id : bedrockArn(scope, { resource: 'guardrail', name: id })],
  });
}

interface BedrockResource {
  readonly resource: string;
  readonly name: string;
  readonly region?: string;
  readonly account?: string;
}

function bedrockArn(scope: Construct, { name: resourceName, ...rest }: BedrockResource): string {
  return Stack.of(scope).formatArn({ service: 'bedrock', resourceName, ...rest });
}
