import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { DeepResearch, type DeepResearchProps } from './deep-research.ts';

export interface PlumblineStackProps extends StackProps, DeepResearchProps {
  /** ARN of a secret with keys, for where there is no construct of it: in place of `apiKeysSecret`. */
  readonly apiKeysSecretArn?: string | undefined;
  /** Address that alarms are sent to, where there is no topic of one's own: in place of `alarmTopic`. */
  readonly alarmEmail?: string;
}

const NO_VIEWER =
  'The viewer is not deployed: people need tokens for it (the context people with viewer; docs/deploy/calling.md).';

/** One deployment of Plumbline. */
export class PlumblineStack extends Stack {
  constructor(scope: Construct, id: string, props: PlumblineStackProps = {}) {
    super(scope, id, { description: 'Plumbline: deep research with citations one can check', ...props });
    const { apiKeysSecretArn, alarmEmail } = props;
    const secret =
      apiKeysSecretArn === undefined
        ? {}
        : { apiKeysSecret: Secret.fromSecretCompleteArn(this, 'ApiKeys', apiKeysSecretArn) };
    const night = alarmEmail === undefined ? {} : { alarmTopic: this.tellByEmail(alarmEmail) };
    const service = new DeepResearch(this, 'DeepResearch', { ...props, ...secret, ...night });
    new CfnOutput(this, 'ApiUrl', { value: service.api.url });
    if (service.peopleApi) new CfnOutput(this, 'PeopleApiUrl', { value: service.peopleApi.url });
    if (service.viewerUrl === undefined) Annotations.of(this).addInfoV2('plumbline:no-viewer', NO_VIEWER);
    else new CfnOutput(this, 'ViewerUrl', { value: service.viewerUrl });
    new CfnOutput(this, 'StateMachineArn', { value: service.stateMachine.stateMachineArn });
    new CfnOutput(this, 'TableName', { value: service.table.tableName });
    new CfnOutput(this, 'BucketName', { value: service.archive.bucketName });
  }

  /** Whoever has the address is asked first whether they want to be told. */
  private tellByEmail(address: string): Topic {
    const topic = new Topic(this, 'AlarmsByEmail', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(address));
    return topic;
  }
}
