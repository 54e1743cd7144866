import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, deflateRawSync, gzipSync } from 'node:zlib';

const MEGABYTE = 1_000_000;
const MEGABYTES = 1000;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

type Answer = (response: ServerResponse) => void;

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/gzip-bomb': (response) => void response.setHeader('content-encoding', 'gzip').end(gzipBomb()),
  '/gzip-in-gzip': (response) =>
    void response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(gzipBomb())),
  '/brotli-bomb': (response) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    response.setHeader('content-encoding', 'br');
    const zeros = Readable.from(Array<Buffer>(MEGABYTES).fill(Buffer.alloc(MEGABYTE)));
    pipeline(zeros, createBrotliCompress({ params }), response).catch(() => undefined);
  },
  '/endless-body': endless(`${HEAD}\r\n`, 'words without end '.repeat(1000)),
  '/endless-chunks': endless(`${HEAD}transfer-encoding: chunked\r\n\r\n`, '6\r\nwords \r\n'.repeat(2000)),
  '/endless-headers': endless(HEAD, 'x-header: words\r\n'.repeat(1000)),
  '/endless-hints': endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(500)),
  '/drip': ({ socket }) => {
    socket?.write(`${HEAD}\r\n`);
    const drip = setInterval(() => void socket?.write('w'), 50);
    socket?.on('close', () => clearInterval(drip));
  },
  '/silence': () => undefined,
  '/less-than-promised': (response) =>
    void response.setHeader('content-length', MEGABYTES * 10).write('words'),
};

/** Paths whose pages end only where their reader ends them. */
export const ENDLESS_PAGES: readonly string[] = Object.keys(ANSWERS);

if (import.meta.main) serve();

function serve(): void {
  const server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer === undefined) response.end('<p>A page that ends.</p>');
    else answer(response);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
  });
}

/** A gigabyte of zeros in one megabyte: one compressed block again and again, and an end. */
function gzipBomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([GZIP_HEADER, ...Array<Buffer>(MEGABYTES).fill(block), Buffer.from([3, 0])]);
}

/** Speaks past HTTP, as fast as the reader takes it. */
function endless(head: string, chunk: string): Answer {
  return ({ socket }) => {
    if (socket === null) return;
    const speak = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('error', () => undefined);
    socket.on('drain', speak);
    socket.write(head);
    speak();
  };
}
