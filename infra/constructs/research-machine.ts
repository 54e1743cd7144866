import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { TaskState } from '#shared/domain/steps.ts';
import { acknowledgeMachineDelivery } from '../acknowledgements.ts';
import { logAndTrace, observedBy } from '../watched-machine.ts';
import { type ServiceFunction, acknowledgeVersions, versionsOf } from './service-function.ts';

export interface ResearchMachineProps {
  readonly stateMachineName: string;
  /** The definition as plain Amazon States Language, with `${StateName}` for the ARN of each function: of its newest version, so that an
   * execution that waits goes on with the code that it began with. */
  readonly definition: object;
  readonly functions: ReadonlyMap<TaskState, ServiceFunction>;
  readonly logRetention: RetentionDays;
}

/** The state machine: the definition as it is, and the right to invoke its functions and no others. */
export class ResearchMachine extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, props: ResearchMachineProps) {
    super(scope, id);
    const functions = [...props.functions];
    const functionArns = functions.map(([state, one]) => [state, one.version.functionArn] as const);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: { Access: accessOf(functions.map(([, { lambda }]) => versionsOf(lambda))) },
    });
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      stateMachineName: props.stateMachineName,
      definitionBody: DefinitionBody.fromString(JSON.stringify(props.definition)),
      definitionSubstitutions: Object.fromEntries(functionArns),
      role: role.withoutPolicyUpdates(),
      ...observedBy(this, props.logRetention),
    });
    acknowledgeMachineDelivery(this);
    acknowledgeVersions(
      this,
      functions.map(([, { lambda }]) => lambda),
    );
  }
}

/** Nothing but its functions and being watched. */
function accessOf(functionArns: readonly string[]): PolicyDocument {
  return new PolicyDocument({
    statements: [
      new PolicyStatement({
        sid: 'InvokeSteps',
        actions: ['lambda:InvokeFunction'],
        resources: [...functionArns],
      }),
      ...logAndTrace(),
    ],
  });
}
