import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** What all functions of a deployment have in common. */
export interface FunctionDefaults {
  /** The folder that the bundles are in. */
  readonly bundleFolder: string;
  readonly logRetention: RetentionDays;
  readonly environment: Readonly<Record<string, string>>;
}

export interface ServiceFunctionProps extends FunctionDefaults {
  readonly bundle: string;
  readonly description: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  /** How many of it run at once, set apart from the account's; undefined: as many as that lets. */
  readonly reservedConcurrency?: number | undefined;
  /** All it may do beside writing its own log. */
  readonly statements: readonly PolicyStatement[];
}

/** A Lambda function made of a prebuilt bundle, with a role and a log group of its own. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: Code.fromAsset(join(props.bundleFolder, props.bundle)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      environment: { ...props.environment },
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
      role: roleOf(this, [...props.statements, writeLog(logGroup)]),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
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
