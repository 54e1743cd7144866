import * as z from 'zod';

const url = z.url({ protocol: /^https?$/u });

/** How a person signs in by the page: the authorization code flow with PKCE, at the issuer of the tokens. */
export const SignIn = z.object({
  authorizationUrl: url,
  tokenUrl: url,
  clientId: z.string().min(1),
  scope: z.string().default('openid'),
  /** Which of the tokens that the issuer gives the API takes. */
  token: z.enum(['access_token', 'id_token']).default('access_token'),
  /** What the issuer wants to be sent besides, such as an `audience`. */
  parameters: z.record(z.string(), z.string()).default({}),
});
export type SignIn = z.infer<typeof SignIn>;

/** The name of the element in the head of the page that says how to sign in. */
export const SIGN_IN_META = 'plumbline-sign-in';
