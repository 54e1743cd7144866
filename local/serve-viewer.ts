import type { Respond } from './http-server.ts';
import { type ViewerPage, viewerPage } from './viewer-page.ts';

/** Answers `/` with the viewer, and everything else as before. */
export function withViewer(respond: Respond): Respond {
  const page = keepLast(viewerPage);
  return async (event) => {
    if (event.path !== '/' || event.httpMethod !== 'GET') return respond(event);
    const { html, policy } = await page();
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${policy}; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      },
      body: html,
    };
  };
}

/** Made at the first request and kept; a failure is not kept. */
function keepLast(make: () => Promise<ViewerPage>): () => Promise<ViewerPage> {
  let made: Promise<ViewerPage> | undefined;
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}
