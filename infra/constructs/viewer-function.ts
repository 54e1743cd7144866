import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import { InvalidConfiguration } from '#shared/errors.ts';
import { SignIn } from '#shared/domain/sign-in.ts';
import type { ViewerProps } from '../deep-research-props.ts';
import { VIEWER_FILES } from '../function-defaults.ts';
import { VIEWER_BUNDLE } from '../functions.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

interface ViewerFunctionProps extends Pick<FunctionDefaults, 'bundleFolder' | 'logRetention'> {
  readonly viewer: ViewerProps;
}

/**
 * Serves the viewer out of a private bucket: that of the assets of the account, under the hash of each file, so that a
 * version of the function goes on with the files that it was deployed with. It may read those files and nothing else.
 */
export class ViewerFunction extends Construct {
  readonly lambda: IFunction;

  constructor(scope: Construct, id: string, { viewer, ...defaults }: ViewerFunctionProps) {
    super(scope, id);
    const folder = viewer.folder ?? VIEWER_FILES;
    if (!existsSync(folder))
      throw new InvalidConfiguration(`The files of the viewer are not in ${folder}.`, {
        remedy: 'Run npm run bundle.',
      });
    const files = readdirSync(folder).map((name, index) => ({
      name,
      asset: new Asset(this, `File${index}`, { path: join(folder, name) }),
    }));
    const keys = files.map(({ name, asset }) => [name, asset.s3ObjectKey] as const);
    const bucketName = files[0]?.asset.s3BucketName ?? '';
    const { folder: _folder, ...signIn } = viewer;
    this.lambda = new ServiceFunction(this, 'Serve', {
      ...defaults,
      bundle: VIEWER_BUNDLE,
      description: 'Serves the viewer, with no right but to read its files',
      timeoutSeconds: 10,
      memoryMegabytes: 512,
      environment: {
        VIEWER_BUCKET: bucketName,
        VIEWER_FILES: Stack.of(this).toJsonString(Object.fromEntries(keys)),
        VIEWER_SIGN_IN: JSON.stringify(SignIn.parse(signIn)),
      },
      statements: [
        new PolicyStatement({
          sid: 'ReadViewer',
          actions: ['s3:GetObject'],
          resources: files.map(({ asset }) =>
            Stack.of(this).formatArn({
              service: 's3',
              region: '',
              account: '',
              resource: asset.s3BucketName,
              resourceName: asset.s3ObjectKey,
              arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
            }),
          ),
        }),
      ],
    }).live;
  }
}
