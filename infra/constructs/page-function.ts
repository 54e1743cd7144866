import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pageSeconds } from '#shared/domain/page-seconds.ts';
import { PAGE_BUNDLE } from '../functions.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface PageFunctionProps extends Pick<FunctionDefaults, 'bundleFolder' | 'logRetention'> {
  /** All settings of the deployment; it gets only those that speak of pages. */
  readonly settings: Readonly<Record<string, string>>;
  /** FETCH_TIMEOUT_SECONDS. */
  readonly fetchSeconds: number;
  readonly reservedConcurrency: number | undefined;
}

/** Room for the process that reads a PDF, beside its own. */
const MEGABYTES = 2048;
const PAGE_SETTINGS = /^(?:FETCH_\w+|CONTACT_EMAIL)$/u;

/**
 * Reads untrusted pages. Whatever such a page may do to it, there is nothing here to take: no table, no bucket, no
 * keys, and no right but that to write its log.
 */
export class PageFunction extends Construct {
  readonly lambda: IFunction;

  constructor(scope: Construct, id: string, props: PageFunctionProps) {
    super(scope, id);
    const environment = Object.entries(props.settings).filter(([name]) => PAGE_SETTINGS.test(name));
    this.lambda = new ServiceFunction(this, 'Fetch', {
      bundleFolder: props.bundleFolder,
      logRetention: props.logRetention,
      bundle: PAGE_BUNDLE,
      description: 'Reads pages of the web, with no rights and no data',
      timeoutSeconds: pageSeconds(props.fetchSeconds),
      memoryMegabytes: MEGABYTES,
      reservedConcurrency: props.reservedConcurrency,
      environment: Object.fromEntries(environment),
      statements: [],
      // To send calls to X-Ray would be a right.
      tracing: 'none',
    }).live;
  }
}
