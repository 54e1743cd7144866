import { Duration } from 'aws-cdk-lib';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledgeWebhookKey } from '../acknowledgements.ts';
import { DELIVER_BUNDLE, POST_BUNDLE } from '../functions.ts';
import { askToPost, readWebhookKey } from '../outgoing-access.ts';
import { EventSchemas } from './event-schemas.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface OutgoingFunctionsProps extends FunctionDefaults {
  /** All settings of the deployment; the function that posts gets only those that speak of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** WEBHOOK_TIMEOUT_SECONDS. */
  readonly webhookSeconds: number;
  readonly encryptionKey: IKey | undefined;
  /** The use of the stores. */
  readonly statements: readonly PolicyStatement[];
}

const POST_SETTINGS = /^(?:WEBHOOK_(?:ALLOW|TIMEOUT_SECONDS)|CONTACT_EMAIL)$/u;

/**
 * What notifies others. `deliver` puts events on the bus and has webhooks posted: it is asked by whoever ends a job, and looks each
 * minute. The posting is done by a function that has no rights and no data: its requests go to addresses that callers give.
 */
export class OutgoingFunctions extends Construct {
  /** Other services put their rules on it. */
  readonly bus: EventBus;
  readonly deliver: IFunction;
  readonly post: IFunction;
  /** The secrets of webhooks are sealed with it. */
  readonly webhookKey: ISecret;

  constructor(scope: Construct, id: string, props: OutgoingFunctionsProps) {
    super(scope, id);
    this.bus = new EventBus(this, 'Bus', {
      description: 'What happens to research: jobs, batches, standing questions',
      ...(props.encryptionKey === undefined ? {} : { kmsKey: props.encryptionKey }),
    });
    new EventSchemas(this, 'Schemas');
    this.webhookKey = this.#key(props.encryptionKey);
    this.post = this.#post(props);
    this.deliver = new ServiceFunction(this, 'Deliver', {
      ...props,
      bundle: DELIVER_BUNDLE,
      description: 'Notifies others of what happened: by the event bus and by webhooks',
      timeoutSeconds: 300,
      memoryMegabytes: 512,
      environment: {
        ...props.environment,
        ...keyNamed(this.webhookKey),
        EVENT_BUS_NAME: this.bus.eventBusName,
        POST_FUNCTION_NAME: this.post.functionArn,
      },
      statements: [
        ...props.statements,
        ...readWebhookKey(this.webhookKey),
        ...askToPost(this.post),
        new PolicyStatement({
          sid: 'PutEvents',
          actions: ['events:PutEvents'],
          resources: [this.bus.eventBusArn],
        }),
      ],
    }).live;
    this.deliver.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    new Rule(this, 'EachMinute', {
      description: 'Delivers what was missed, and webhooks whose next attempt is due',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(this.deliver, { retryAttempts: 0 })],
    });
  }

  #key(encryptionKey: IKey | undefined): ISecret {
    const secret = new Secret(this, 'WebhookKey', {
      description: 'Seals the secrets of webhooks; without it they cannot be read',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      ...(encryptionKey === undefined ? {} : { encryptionKey }),
    });
    acknowledgeWebhookKey(secret);
    return secret;
  }

  #post({ settings, bundleFolder, logRetention, webhookSeconds }: OutgoingFunctionsProps): IFunction {
    const own = Object.entries(settings).filter(([name]) => POST_SETTINGS.test(name));
    return new ServiceFunction(this, 'Post', {
      bundleFolder,
      logRetention,
      bundle: POST_BUNDLE,
      description: 'Posts webhooks, with no rights and no data',
      timeoutSeconds: Math.ceil(webhookSeconds) + 10,
      memoryMegabytes: 512,
      environment: Object.fromEntries(own),
      statements: [],
      // To send calls to X-Ray would be a right.
      tracing: 'none',
    }).live;
  }
}

/** The environment of a function that uses the key of the webhooks. */
export function keyNamed(secret: ISecret): Readonly<Record<string, string>> {
  return { WEBHOOK_KEY_SECRET_ARN: secret.secretArn };
}
