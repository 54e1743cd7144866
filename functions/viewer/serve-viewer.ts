import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Settings } from '#shared/domain/settings.ts';
import { SIGN_IN_META } from '#shared/domain/sign-in.ts';

/** What API Gateway asks for: the page, or a file of it. */
const Asked = z.object({
  pathParameters: z.object({ name: z.string().optional() }).nullish(),
  /** The path as the browser has it, with the stage. */
  requestContext: z.object({ path: z.string() }),
});

interface Given {
  readonly viewer: Pick<Settings['viewer'], 'files' | 'signIn'>;
  /** The text of a file of the bucket by its key. */
  readonly read: (key: string) => Promise<string | undefined>;
}

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const VIEWER_PAGE = 'index.html';
/** Where the page is given how to sign in. */
const PLACE = `<meta name="${SIGN_IN_META}" content="" />`;

/** Serves the page at `/`, and its script, whose name is never used twice, below `/assets`. */
export async function serveViewer(event: unknown, given: Given): Promise<Answer> {
  const { pathParameters, requestContext } = Asked.parse(event);
  const name = pathParameters?.name;
  if (name !== undefined) return serveAsset(name, given);
  // Below a stage the files of the page would be looked for beside it.
  if (!requestContext.path.endsWith('/'))
    return { statusCode: 302, headers: { location: `${requestContext.path}/`, ...NOT_KEPT }, body: '' };
  return servePage(given);
}

async function servePage({ viewer, read }: Given): Promise<Answer> {
  const page = await readFile(VIEWER_PAGE, { viewer, read });
  if (page === undefined) return NOT_FOUND;
  const content = viewer.signIn === undefined ? '' : escape(JSON.stringify(viewer.signIn));
  return {
    statusCode: 200,
    headers: {
      ...SAFE,
      ...ASKED_AGAIN,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(page, viewer),
    },
    body: page.replace(PLACE, () => PLACE.replace('content=""', () => `content="${content}"`)),
  };
}

async function serveAsset(name: string, given: Given): Promise<Answer> {
  const text = name === VIEWER_PAGE ? undefined : await readFile(name, given);
  const type = TYPES.get(name.slice(name.lastIndexOf('.')));
  if (text === undefined || type === undefined) return NOT_FOUND;
  return { statusCode: 200, headers: { ...SAFE, ...FOREVER, 'content-type': type }, body: text };
}

async function readFile(name: string, { viewer, read }: Given): Promise<string | undefined> {
  const key = Object.hasOwn(viewer.files, name) ? viewer.files[name] : undefined;
  return key === undefined ? undefined : read(key);
}

const TYPES: ReadonlyMap<string, string> = new Map([['.js', 'text/javascript; charset=utf-8']]);

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
const NOT_KEPT = { 'cache-control': 'no-store' } as const;
const ASKED_AGAIN = { 'cache-control': 'no-cache' } as const;
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' } as const;

const NOT_FOUND: Answer = {
  statusCode: 404,
  headers: { ...SAFE, ...NOT_KEPT, 'content-type': 'text/plain; charset=utf-8' },
  body: 'There is no such file.\n',
};

/** Its own script and style, requests to its own service and to where codes become tokens, and nothing else; no text becomes markup. */
function policyFor(page: string, { signIn }: Given['viewer']): string {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/u.exec(page) ?? [];
  const issuer = signIn === undefined ? '' : ` ${new URL(signIn.tokenUrl).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `connect-src 'self'${issuer}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
