/** What an error of the API means to a caller: its HTTP status, and when it comes. */
interface ErrorMeaning {
  readonly status: number;
  readonly when: string;
}

/** Every name that an answer's `error.name` may have, with its status. */
export const ERRORS = {
  InvalidInput: {
    status: 400,
    when: 'a body, query or question that does not fit; `field` names the part',
  },
  Unauthenticated: { status: 401, when: 'no caller' },
  ForeignOrigin: { status: 403, when: 'the local server only: a page of another site' },
  NotFound: { status: 404, when: 'nothing there, or not yours: the two look the same' },
  MethodNotAllowed: { status: 405, when: '`Allow` says what the path takes' },
  NotAcceptable: { status: 406, when: 'no form that `Accept` names can be given' },
  Conflict: {
    status: 409,
    when: 'things are not where this needs them; of a job, `status` says where it is. The result of a failed job is its failure',
  },
  PayloadTooLarge: { status: 413, when: 'more than is taken' },
  UnsupportedMediaType: {
    status: 415,
    when: 'a body in another charset than UTF-8, or in a `Content-Encoding`',
  },
  ForeignHost: { status: 421, when: 'the local server only: a foreign host name' },
  Throttled: { status: 429, when: '`Retry-After` says when' },
  Unexpected: { status: 500, when: 'our fault' },
  MalformedReply: { status: 502, when: 'something behind the service answered nonsense' },
  ProviderRefused: { status: 502, when: 'something behind the service refused for good' },
  ServiceUnavailable: { status: 503, when: 'something behind the service does not answer' },
  EnvironmentFailure: { status: 503, when: 'the machine of the service lacks something' },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

export type ErrorName = keyof typeof ERRORS;

/** Any route may answer with these. */
export const COMMON_ERRORS = [
  'InvalidInput',
  'Unauthenticated',
  'Throttled',
  'Unexpected',
  'ServiceUnavailable',
] as const satisfies readonly ErrorName[];

/** 500 for a name that nobody foresaw. */
export function httpStatusOf(name: string): number {
  return isErrorName(name) ? ERRORS[name].status : ERRORS.Unexpected.status;
}

function isErrorName(name: string): name is ErrorName {
  return Object.hasOwn(ERRORS, name);
}
