import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

export interface S3Server {
  readonly endpoint: string;
  /** The tags of an object, as they were sent. */
  readonly tagsOf: (key: string) => string | undefined;
  /** Does what the lifecycle rule does in time: every object that bears a tag goes. */
  readonly expire: () => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body?: Uint8Array | string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

type Objects = Map<string, { readonly body: Buffer; readonly tags: string | undefined }>;

/** As much of S3 as the archive and the corpus use, in memory, in the shapes of the real service. */
export async function startS3Server(bucket: string, pageLimit = 1000): Promise<S3Server> {
  const objects: Objects = new Map();
  const server = createServer((request, response) => {
    void respond(objects, { bucket, pageLimit }, request).then((answer) => send(response, answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    tagsOf: (key) => objects.get(key)?.tags,
    expire: () => {
      for (const [key, { tags }] of objects) if (tags !== undefined) objects.delete(key);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

interface Served {
  readonly bucket: string;
  /** Keys on a page of a listing. */
  readonly pageLimit: number;
}

async function respond(
  objects: Objects,
  { bucket, pageLimit }: Served,
  request: IncomingMessage,
): Promise<Answer> {
  const body = await readBody(request);
  const url = new URL(request.url ?? '/', 'http://s3.invalid');
  const [, name, ...segments] = url.pathname.split('/').map(decodeURIComponent);
  if (name !== bucket) return failure(404, 'NoSuchBucket');
  const key = segments.join('/');
  if (request.method === 'GET' && key === '') return list(objects, url.searchParams, pageLimit);
  if (request.method === 'GET') return read(objects, key);
  if (request.method === 'HEAD') return head(objects, key);
  if (request.method === 'DELETE') return remove(objects, key);
  const isTaken = request.headers['if-none-match'] === '*' && objects.has(key);
  if (isTaken) return failure(412, 'PreconditionFailed');
  const copied = request.headers['x-amz-copy-source'];
  if (typeof copied === 'string') return copy(objects, { from: copied, bucket, key, request });
  const tags = request.headers['x-amz-tagging'];
  objects.set(key, { body, tags: typeof tags === 'string' ? tags : undefined });
  return { status: 200 };
}

function read(objects: Objects, key: string): Answer {
  const body = objects.get(key)?.body;
  return body ? { status: 200, body, headers: { etag: tagOf(body) } } : failure(404, 'NoSuchKey');
}

/** Without a body, what is missing has no name but its status. */
function head(objects: Objects, key: string): Answer {
  const body = objects.get(key)?.body;
  return body
    ? { status: 200, headers: { etag: tagOf(body), 'content-length': body.length } }
    : { status: 404 };
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

interface Copying {
  readonly from: string;
  readonly bucket: string;
  readonly key: string;
  readonly request: IncomingMessage;
}

function copy(objects: Objects, { from, bucket, key, request }: Copying): Answer {
  const source = objects.get(decodeURIComponent(from).replace(`${bucket}/`, ''));
  if (!source) return failure(404, 'NoSuchKey');
  const isReplaced = request.headers['x-amz-tagging-directive'] === 'REPLACE';
  objects.set(key, { body: source.body, tags: isReplaced ? undefined : source.tags });
  const body = '<CopyObjectResult><ETag>"0"</ETag></CopyObjectResult>';
  return { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
}

function remove(objects: Objects, key: string): Answer {
  objects.delete(key);
  return { status: 204 };
}

function list(objects: Objects, query: URLSearchParams, pageLimit: number): Answer {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageLimit);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => describe(key, objects.get(key)?.body ?? Buffer.of())).join('');
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const body = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`;
  return { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
}

function describe(key: string, body: Buffer): string {
  const facts = `<LastModified>2024-05-06T07:08:09.000Z</LastModified><ETag>${tagOf(body)}</ETag>`;
  return `<Contents><Key>${key}</Key>${facts}<Size>${body.length}</Size></Contents>`;
}

function failure(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  return { status, body };
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { 'content-type': 'application/xml', ...answer.headers });
  response.end(answer.body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
