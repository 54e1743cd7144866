import * as z from 'zod';
import { parseJson } from '#shared/api/request-failed.ts';
import { SIGN_IN_META, SignIn } from '#shared/domain/sign-in.ts';
import { postForm } from './http.ts';

/** What has to outlive the way to the issuer and back: no token, and gone as soon as one is back. */
const Begun = z.object({ state: z.string(), verifier: z.string(), place: z.string() });
type Begun = z.infer<typeof Begun>;
const KEPT = 'plumbline-sign-in';
const RANDOM_BYTES = 32;

/** How one signs in here; undefined where the page was given nothing, as on one's own machine. */
export function readSignIn(): SignIn | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${SIGN_IN_META}"]`)?.content ?? '';
  // Not left to JSON.parse, whose error would make the browser read the whole script again before anything is drawn.
  return content === '' ? undefined : SignIn.safeParse(parseJson(content)).data;
}

/** Leads to the issuer, from where one comes back to this very place. */
export async function beginSignIn(signIn: SignIn): Promise<void> {
  const begun: Begun = { state: randomText(), verifier: randomText(), place: location.hash };
  sessionStorage.setItem(KEPT, JSON.stringify(begun));
  const url = new URL(signIn.authorizationUrl);
  const asked = {
    ...signIn.parameters,
    response_type: 'code',
    client_id: signIn.clientId,
    redirect_uri: ownAddress(),
    scope: signIn.scope,
    state: begun.state,
    code_challenge: await challengeOf(begun.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  location.assign(url);
}

const Tokens = z.looseObject({ access_token: z.string().optional(), id_token: z.string().optional() });

/**
 * The token of a person who comes back from the issuer, and the place from which they went; undefined for whoever does not.
 * Throws what the issuer said when it gave none.
 */
export async function finishSignIn(signIn: SignIn): Promise<{ token: string; place: string } | undefined> {
  const query = new URLSearchParams(location.search);
  const state = query.get('state');
  if (state === null) return undefined;
  const begun = Begun.safeParse(parseJson(sessionStorage.getItem(KEPT) ?? '')).data;
  sessionStorage.removeItem(KEPT);
  history.replaceState(undefined, '', `${location.pathname}${begun?.place ?? location.hash}`);
  // Whoever comes with another state was not sent by this page.
  if (begun?.state !== state) return undefined;
  const code = query.get('code');
  if (code === null)
    throw new Error(query.get('error_description') ?? query.get('error') ?? 'No code came back.');
  return { token: await tokenFor(code, begun, signIn), place: begun.place };
}

async function tokenFor(code: string, { verifier }: Begun, signIn: SignIn): Promise<string> {
  const response = await postForm(signIn.tokenUrl, {
    grant_type: 'authorization_code',
    client_id: signIn.clientId,
    code,
    code_verifier: verifier,
    redirect_uri: ownAddress(),
  });
  const tokens = Tokens.safeParse(parseJson(await response.text())).data;
  const token = tokens?.[signIn.token];
  if (!response.ok || token === undefined)
    throw new Error(`The issuer gave no ${signIn.token} (status ${response.status}).`);
  return token;
}

/** The page without what stands behind it; the issuer has to know this address. */
function ownAddress(): string {
  return `${location.origin}${location.pathname}`;
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
