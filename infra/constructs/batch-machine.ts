import { Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { machineArns, readCleanLines } from '../access.ts';
import { acknowledgeChildren, acknowledgeMachineDelivery } from '../acknowledgements.ts';
import { logAndTrace, observedBy } from '../watched-machine.ts';
import { defineBatchMachine } from '../state-machine/batch-definition.ts';

export interface BatchMachineProps {
  readonly stateMachineName: string;
  /** Reads the lines of a batch and makes jobs of them. */
  readonly batchFunction: IFunction;
  readonly archive: IBucket;
  readonly encryptionKey: IKey | undefined;
  readonly logRetention: RetentionDays;
}

/** The state machine that submits the lines of batches, and the right to run its slices, read clean lines and call one function. */
export class BatchMachine extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, props: BatchMachineProps) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: { Access: new PolicyDocument({ statements: [...statementsOf(this, props)] }) },
    });
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      stateMachineName: props.stateMachineName,
      definitionBody: DefinitionBody.fromString(JSON.stringify(defineBatchMachine())),
      definitionSubstitutions: { Batch: props.batchFunction.functionArn, Archive: props.archive.bucketName },
      role: role.withoutPolicyUpdates(),
      ...observedBy(this, props.logRetention),
    });
    acknowledgeMachineDelivery(this);
    acknowledgeChildren(this, props);
  }
}

/** The slices of a Distributed Map are executions of the machine itself, which starts and watches them. */
function statementsOf(scope: Construct, props: BatchMachineProps): readonly PolicyStatement[] {
  const { stateMachineArn, executionArns } = machineArns(scope, props.stateMachineName);
  return [
    new PolicyStatement({
      sid: 'InvokeBatch',
      actions: ['lambda:InvokeFunction'],
      resources: [props.batchFunction.functionArn],
    }),
    new PolicyStatement({
      sid: 'RunSlices',
      actions: ['states:StartExecution'],
      resources: [stateMachineArn],
    }),
    new PolicyStatement({
      sid: 'WatchSlices',
      actions: ['states:DescribeExecution', 'states:StopExecution'],
      resources: [executionArns],
    }),
    ...readCleanLines(props.archive),
    ...decryptLines(props.encryptionKey),
    ...logAndTrace(),
  ];
}

function decryptLines(key: IKey | undefined): readonly PolicyStatement[] {
  if (key === undefined) return [];
  return [
    new PolicyStatement({
      sid: 'DecryptLines',
      actions: ['kms:Decrypt'],
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${Stack.of(key).region}.amazonaws.com` } },
    }),
  ];
}
