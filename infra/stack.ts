import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { DeepResearch, type DeepResearchProps } from './deep-research.ts';

export interface PlumblineStackProps extends StackProps, DeepResearchProps {
  /** ARN of a secret with keys, for where there is no construct of it: in place of `apiKeysSecret`. */
  readonly apiKeysSecretArn?: string | undefined;
}

const NO_VIEWER =
  'The viewer is not deployed: people need tokens for it (the context people with viewer; docs/deploy.md).';

/** One deployment of Plumbline. */
export class PlumblineStack extends Stack {
  constructor(scope: Construct, id: string, props: PlumblineStackProps = {}) {
    super(scope, id, { description: 'Plumbline: deep research with citations one can check', ...props });
    const { apiKeysSecretArn } = props;
    const secret =
      apiKeysSecretArn === undefined
        ? {}
        : { apiKeysSecret: Secret.fromSecretCompleteArn(this, 'ApiKeys', apiKeysSecretArn) };
    const service = new DeepResearch(this, 'DeepResearch', { ...props, ...secret });
    new CfnOutput(this, 'ApiUrl', { value: service.api.url });
    if (service.peopleApi) new CfnOutput(this, 'PeopleApiUrl', { value: service.peopleApi.url });
    if (service.viewerUrl === undefined) Annotations.of(this).addInfoV2('plumbline:no-viewer', NO_VIEWER);
    else new CfnOutput(this, 'ViewerUrl', { value: service.viewerUrl });
    new CfnOutput(this, 'StateMachineArn', { value: service.stateMachine.stateMachineArn });
    new CfnOutput(this, 'TableName', { value: service.table.tableName });
    new CfnOutput(this, 'BucketName', { value: service.archive.bucketName });
  }
}
