import { exchangeBytes } from './exchange-bytes.ts';

/** As much of a request of the AWS SDK as is sent. */
interface SdkRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface SdkReply {
  readonly response: {
    statusCode: number;
    headers: Record<string, string>;
    body: Uint8Array;
  };
}

interface SdkHandler {
  handle(request: SdkRequest, options?: { readonly abortSignal?: unknown }): Promise<SdkReply>;
  updateHttpClientConfig(): void;
  httpHandlerConfigs(): Record<string, never>;
}

/** These follow from the URL and the body; `fetch` writes them itself. */
const WRITTEN_BY_FETCH: ReadonlySet<string> = new Set(['host', 'content-length']);

/**
 * Sends the requests of an AWS client through the trusted door for models. The handler of the SDK would read an answer
 * of any length, and speaks HTTP/2 only, which local servers and proxies often do not.
 */
export function createSdkHandler(maximumBytes?: number): SdkHandler {
  return {
    handle: async (request, options) => {
      const { status, headers, body } = await exchangeBytes({
        url: urlOf(request),
        method: request.method,
        headers: headersOf(request.headers),
        body: bodyOf(request.body),
        signal: options?.abortSignal instanceof AbortSignal ? options.abortSignal : undefined,
        maximumBytes,
      });
      return { response: { statusCode: status, headers: { ...headers }, body } };
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
}

function urlOf({ protocol, hostname, port, path, query }: SdkRequest): string {
  const url = new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(name, one ?? '');
  }
  return url.href;
}

function headersOf(headers: SdkRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !WRITTEN_BY_FETCH.has(name.toLowerCase())),
  );
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : undefined;
}
