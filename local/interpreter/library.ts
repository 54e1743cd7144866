import { registerHooks } from 'node:module';

/**
 * A validator of definitions, which tests hold them against, and clients of Lambda, of which nothing is called here: a
 * third of what the command would load before it can begin.
 */
const UNUSED: ReadonlySet<string> = new Set([
  'asl-validator',
  '@aws-sdk/client-lambda',
  '@aws-sdk/credential-providers',
]);

const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    UNUSED.has(specifier) && context.parentURL?.includes('/aws-local-stepfunctions/') === true
      ? { url: new URL('not-loaded.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
const library = await import('aws-local-stepfunctions');
hooks.deregister();

/** The interpreter of state machines, without what it needs for other work than ours. */
export const { StateMachine, ExecutionAbortedError, ExecutionError } = library;
