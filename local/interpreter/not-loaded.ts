import { InvalidConfiguration } from '#shared/errors.ts';

/** Stands for what the interpreter would load for work that it is never given here. */
function unavailable(): never {
  throw new InvalidConfiguration(
    'The interpreter validates nothing and calls no function outside of this process.',
  );
}

export { unavailable as LambdaClient, unavailable as InvokeCommand, unavailable as fromCognitoIdentityPool };
// The validator is a default export.
// oxlint-disable-next-line import/no-default-export
export default unavailable;
