declare module 'asl-validator' {
  /** Changes the definition it is given. */
  export default function validate(
    definition: object,
    options?: { readonly checkPaths?: boolean; readonly checkArn?: boolean },
  ): { readonly isValid: boolean; readonly errorsText: (separator?: string) => string };
}
