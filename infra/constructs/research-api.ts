import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  AuthorizationType,
  CfnAccount,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledgeApi } from '../acknowledgements.ts';

export interface ResearchApiProps {
  readonly handler: IFunction;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
  readonly burst: number;
  /** Whether this deployment gives API Gateway the account-wide role that it writes logs with. */
  readonly setsAccountLogRole: boolean;
}

/** The HTTP API: every path below /v1 goes to one function; callers sign their requests (SigV4). */
export class ResearchApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, props: ResearchApiProps) {
    super(scope, id);
    this.api = restApi(this, props);
    const requestValidator = this.api.addRequestValidator('Requests', {
      validateRequestBody: true,
      validateRequestParameters: true,
    });
    const paths = this.api.root.addResource('v1').addResource('{proxy+}');
    paths.addMethod('ANY', new LambdaIntegration(props.handler, { allowTestInvoke: false }), {
      authorizationType: AuthorizationType.IAM,
      requestParameters: { 'method.request.path.proxy': true },
      requestValidator,
    });
    if (props.setsAccountLogRole) this.api.deploymentStage.node.addDependency(accountLogRole(this));
    acknowledgeApi(this);
  }
}

function restApi(scope: Construct, props: ResearchApiProps): RestApi {
  const accessLogs = new LogGroup(scope, 'AccessLogs', {
    retention: props.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return new RestApi(scope, 'Api', {
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
