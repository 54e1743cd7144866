// A receiver of webhooks: checks each request with the library of the standard (npm install standardwebhooks).
// WEBHOOK_SECRET=whsec_... node receive-webhooks.ts
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');
const seen = new Set<string>();

createServer((request, response) => {
  const take = async (): Promise<number> => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      webhook.verify(body, headers);
    } catch {
      return 401;
    }
    // An event may come twice, under one id.
    const id = headers['webhook-id'] ?? '';
    if (!seen.has(id)) console.log(body);
    seen.add(id);
    return 204;
  };
  void take().then((status) => response.writeHead(status).end());
}).listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1');
