import { Duration } from 'aws-cdk-lib';
import {
  AuthorizationType,
  LambdaIntegration,
  ResponseType,
  type RestApi,
  TokenAuthorizer,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { PeopleProps } from '../deep-research-props.ts';
import { acknowledgeViewer } from '../acknowledgements.ts';
import { AUTHORIZE_BUNDLE } from '../functions.ts';
import { ResearchApi, type ResearchApiProps } from './research-api.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';
import { ViewerFunction } from './viewer-function.ts';

type Shared = Pick<FunctionDefaults, 'bundleFolder' | 'logRetention'> &
  Omit<ResearchApiProps, 'access' | 'corsOrigins' | 'domain' | 'setsAccountLogRole'>;

/** The same API for people: a function reads their tokens, and has no other rights. */
export function peopleApi(scope: Construct, people: PeopleProps, shared: Shared): RestApi {
  const { bundleFolder, logRetention, ...api } = shared;
  const { live } = new ServiceFunction(scope, 'Authorizer', {
    bundleFolder,
    logRetention,
    bundle: AUTHORIZE_BUNDLE,
    description: 'Lets people in by their tokens',
    timeoutSeconds: 10,
    memoryMegabytes: 512,
    environment: environmentOf(people),
    statements: [],
  });
  const authorizer = new TokenAuthorizer(scope, 'Tokens', {
    handler: live,
    resultsCacheTtl: Duration.minutes(5),
  });
  const made = new ResearchApi(scope, 'People', {
    ...api,
    logRetention,
    access: { authorizationType: AuthorizationType.CUSTOM, authorizer },
    ...(people.corsOrigins === undefined ? {} : { corsOrigins: people.corsOrigins }),
    domain: people.domain,
    setsAccountLogRole: false,
  });
  if (people.viewer !== undefined) {
    const { viewer } = people;
    serveViewer(made.api, new ViewerFunction(scope, 'Viewer', { bundleFolder, logRetention, viewer }).lambda);
  }
  for (const [id, type] of REFUSALS) {
    const [origin] = people.corsOrigins ?? [];
    if (origin === undefined) continue;
    made.api.addGatewayResponse(id, {
      type,
      responseHeaders: { 'Access-Control-Allow-Origin': `'${origin}'` },
    });
  }
  return made.api;
}

/** Whoever asks gets the page: there is nothing of anyone's in it. */
function serveViewer(api: RestApi, lambda: IFunction): void {
  const integration = new LambdaIntegration(lambda, { allowTestInvoke: false });
  const open = { authorizationType: AuthorizationType.NONE };
  const page = api.root.addMethod('GET', integration, open);
  const file = api.root
    .addResource('assets')
    .addResource('{name}')
    .addMethod('GET', integration, {
      ...open,
      requestParameters: { 'method.request.path.name': true },
    });
  for (const method of [page, file]) acknowledgeViewer(method);
}

/** What API Gateway answers itself, which a page could not read otherwise. */
const REFUSALS = [
  ['ClientErrors', ResponseType.DEFAULT_4XX],
  ['ServerErrors', ResponseType.DEFAULT_5XX],
] as const;

function environmentOf(people: PeopleProps): Readonly<Record<string, string>> {
  const { issuer, audience, keysUrl, tenantClaim, roleClaim, adminRole } = people;
  return {
    JWT_ISSUER: issuer,
    JWT_AUDIENCE: audience.join(','),
    ...(keysUrl === undefined ? {} : { JWT_KEYS_URL: keysUrl }),
    ...(tenantClaim === undefined ? {} : { JWT_TENANT_CLAIM: tenantClaim }),
    ...(roleClaim === undefined ? {} : { JWT_ROLE_CLAIM: roleClaim }),
    ...(adminRole === undefined ? {} : { JWT_ADMIN_ROLE: adminRole }),
  };
}
