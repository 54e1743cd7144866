/** The claims of a token. Throws Unauthenticated for one that is not the issuer's, not for us, or no longer valid. */
export type VerifyToken = (token: string) => Promise<Readonly<Record<string, unknown>>>;
