import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  CfnFunction,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
  type Version,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Where functions run that reach into a network of one's own. */
export interface FunctionNetwork {
  readonly vpc: IVpc;
  readonly vpcSubnets?: SubnetSelection;
  readonly securityGroups?: ISecurityGroup[];
}

/** What all functions of a deployment have in common. */
export interface FunctionDefaults {
  /** The folder that the bundles are in. */
  readonly bundleFolder: string;
  readonly logRetention: RetentionDays;
  readonly environment: Readonly<Record<string, string>>;
  /** What all functions may do that reach the stores. */
  readonly sharedStatements?: readonly PolicyStatement[];
  /** Undefined: no network of one's own. */
  readonly network?: FunctionNetwork | undefined;
}

export interface ServiceFunctionProps extends FunctionDefaults {
  readonly bundle: string;
  readonly description: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  /** How many of it run at once, set apart from the account's; undefined: as many as that lets. */
  readonly reservedConcurrency?: number | undefined;
  /** All it may do beside writing its own log and its segments. */
  readonly statements: readonly PolicyStatement[];
  /** Whether it sends its calls to X-Ray: all do but the one that has no rights. */
  readonly tracing?: 'active' | 'none';
}

/**
 * A Lambda function made of a prebuilt bundle, with a role and a log group of its own. Each deployment that changes it makes
 * a version, which stays: an execution goes on with the code that it began with. `live` is the newest.
 */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly version: Version;
  readonly live: Alias;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const isTraced = props.tracing !== 'none';
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: Code.fromAsset(join(props.bundleFolder, props.bundle)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      environment: { ...props.environment },
      tracing: isTraced ? Tracing.ACTIVE : Tracing.DISABLED,
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
      ...props.network,
      role: roleOf(this, [
        ...props.statements,
        ...(props.sharedStatements ?? []),
        writeLog(logGroup),
        ...everywhere(props),
      ]),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
    this.version = this.lambda.currentVersion;
    this.live = new Alias(this, 'Live', { aliasName: 'live', version: this.version });
    if (isTraced || props.network !== undefined) acknowledgeEverywhere(this);
  }
}

/** CDK adds nothing to this role: what it may do is what stands here. */
function roleOf(
  scope: Construct,
  statements: readonly PolicyStatement[],
): ReturnType<Role['withoutPolicyUpdates']> {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { Access: new PolicyDocument({ statements: [...statements] }) },
  });
  return role.withoutPolicyUpdates();
}

function writeLog(logGroup: LogGroup): PolicyStatement {
  return new PolicyStatement({
    sid: 'WriteLog',
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}

/** What services take no resource for. */
function everywhere({ tracing, network }: ServiceFunctionProps): readonly PolicyStatement[] {
  const traced = new PolicyStatement({
    sid: 'SendSegments',
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    resources: ['*'],
  });
  const connected = new PolicyStatement({
    sid: 'ConnectToNetwork',
    actions: [
      'ec2:AssignPrivateIpAddresses',
      'ec2:CreateNetworkInterface',
      'ec2:DeleteNetworkInterface',
      'ec2:DescribeNetworkInterfaces',
      'ec2:DescribeSubnets',
      'ec2:UnassignPrivateIpAddresses',
    ],
    resources: ['*'],
  });
  return [...(tracing === 'none' ? [] : [traced]), ...(network === undefined ? [] : [connected])];
}

function acknowledgeEverywhere(scope: Construct): void {
  Validations.of(scope).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'X-Ray, network interfaces of functions and bedrock:Rerank take no resource in a policy.',
  });
}

/** All versions of a function, for an execution that began with an older one. */
export function versionsOf(lambda: LambdaFunction): string {
  return `${lambda.functionArn}:*`;
}

/** For whoever may invoke all versions of these functions. */
export function acknowledgeVersions(scope: Construct, functions: Iterable<LambdaFunction>): void {
  for (const lambda of functions) {
    const { defaultChild } = lambda.node;
    if (!CfnFunction.isCfnFunction(defaultChild)) continue;
    Validations.of(scope).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(scope).getLogicalId(defaultChild)}.Arn>:*]`,
      reason: 'An execution that waits goes on with the version that it began with.',
    });
  }
}
