/** What a route answers; a body that comes bit by bit is an iterable. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | AsyncIterable<string>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function answerJson(value: unknown, status = 200, headers: ApiResponse['headers'] = {}): ApiResponse {
  return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: JSON.stringify(value) };
}

export function answerBody(body: ApiResponse['body'], contentType: string): ApiResponse {
  return { status: 200, headers: { 'content-type': contentType }, body };
}
