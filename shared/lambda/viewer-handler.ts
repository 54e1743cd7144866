import type { Context } from 'aws-lambda';
import { createViewerFiles } from '#shared/adapters/aws.ts';
import { readConfig } from '#shared/config.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { logInvocation, logged } from './invocation-log.ts';

interface Given {
  readonly viewer: Settings['viewer'];
  readonly read: (key: string) => Promise<string | undefined>;
}

type Serve<Answer> = (event: unknown, given: Given) => Promise<Answer>;

/** The Lambda handler of the function that serves the viewer. It reads its files, and nothing else. */
export function viewerHandler<Answer>(serve: Serve<Answer>) {
  let own: Given | undefined;
  return async (event: unknown, context: Context): Promise<Answer> =>
    logged(logInvocation(context, 'viewer', {}), async () => {
      const config = readConfig();
      own ??= { viewer: config.viewer, read: createViewerFiles(config) };
      return serve(event, own);
    });
}
