import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  CfnAccount,
  type CorsOptions,
  type DomainNameOptions,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type MethodOptions,
  type Resource,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledgeApi } from '../acknowledgements.ts';

export interface ResearchApiProps {
  readonly handler: IFunction;
  /** Answers those who follow a job, bit by bit; undefined: `handler` does, and they come back for more. */
  readonly streamHandler?: IFunction;
  /** Checks texts; undefined: nobody does. */
  readonly checkHandler?: IFunction;
  /** Speaks the Model Context Protocol at /mcp; undefined: nobody does. */
  readonly mcpHandler?: IFunction;
  /** Who lets callers in: IAM by their signature, or a function by their token. */
  readonly access: MethodOptions;
  /** Origins of pages that may ask; none: no browser may. */
  readonly corsOrigins?: readonly string[];
  readonly domain?: DomainNameOptions | undefined;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
  readonly burst: number;
  /** Whether this deployment gives API Gateway the account-wide role that it writes logs with. */
  readonly setsAccountLogRole: boolean;
}

/** The HTTP API: every path below /v1 goes to one function, events to one that streams, and /mcp to one of its own. */
export class ResearchApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, props: ResearchApiProps) {
    super(scope, id);
    this.api = restApi(this, props);
    const requestValidator = this.api.addRequestValidator('Requests', {
      validateRequestBody: true,
      validateRequestParameters: true,
    });
    const options = { ...props.access, requestValidator };
    addRoutes(this.api.root.addResource('v1'), props, options);
    if (props.mcpHandler !== undefined) {
      this.api.root.addResource('mcp').addMethod('ANY', streaming(props.mcpHandler), options);
    }
    if (props.setsAccountLogRole) this.api.deploymentStage.node.addDependency(accountLogRole(this));
    acknowledgeApi(this);
  }
}

/** Each resource has its methods: which one API Gateway takes for a path never depends on which it prefers. */
function addRoutes(version: Resource, props: ResearchApiProps, options: MethodOptions): void {
  const whole = new LambdaIntegration(props.handler, { allowTestInvoke: false });
  const below = (resource: Resource): void => {
    const requestParameters = { 'method.request.path.proxy': true };
    resource.addResource('{proxy+}').addMethod('ANY', whole, { ...options, requestParameters });
  };
  below(version);
  if (props.checkHandler !== undefined) {
    version.addResource('checks').addMethod('ANY', streaming(props.checkHandler), options);
  }
  if (props.streamHandler === undefined) return;
  const research = version.addResource('research');
  const jobs = research.addResource('jobs');
  const job = jobs.addResource('{jobId}');
  for (const resource of [research, job]) below(resource);
  for (const resource of [jobs, job]) resource.addMethod('ANY', whole, options);
  job.addResource('events').addMethod('GET', streaming(props.streamHandler), options);
}

/** How long one stream may last; who follows longer comes back with the last event seen. */
export const STREAM_SECONDS = 620;

function streaming(handler: IFunction): LambdaIntegration {
  return new LambdaIntegration(handler, {
    allowTestInvoke: false,
    responseTransferMode: ResponseTransferMode.STREAM,
    timeout: Duration.seconds(STREAM_SECONDS),
  });
}

function restApi(scope: Construct, props: ResearchApiProps): RestApi {
  const accessLogs = new LogGroup(scope, 'AccessLogs', {
    retention: props.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return new RestApi(scope, 'Api', {
    ...(props.domain === undefined ? {} : { domainName: props.domain }),
    ...(props.corsOrigins === undefined ? {} : { defaultCorsPreflightOptions: corsOf(props.corsOrigins) }),
    description: 'Plumbline: submit a question, follow it, read its report',
    endpointTypes: [EndpointType.REGIONAL],
    cloudWatchRole: false,
    deployOptions: {
      stageName: 'live',
      throttlingRateLimit: props.requestsPerSecond,
      throttlingBurstLimit: props.burst,
      metricsEnabled: true,
      tracingEnabled: true,
      loggingLevel: MethodLoggingLevel.ERROR,
      dataTraceEnabled: false,
      accessLogDestination: new LogGroupLogDestination(accessLogs),
      accessLogFormat: AccessLogFormat.jsonWithStandardFields(),
    },
  });
}

function corsOf(allowOrigins: readonly string[]): CorsOptions {
  return {
    allowOrigins: [...allowOrigins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Last-Event-ID',
      'Mcp-Protocol-Version',
    ],
    maxAge: Duration.hours(1),
  };
}

function accountLogRole(scope: Construct): CfnAccount {
  const role = new Role(scope, 'AccountLogRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [
      ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
    ],
  });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN);
  const account = new CfnAccount(scope, 'Account', { cloudWatchRoleArn: role.roleArn });
  account.applyRemovalPolicy(RemovalPolicy.RETAIN);
  return account;
}
