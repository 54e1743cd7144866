import type { Protocol } from './asked-request.ts';

/** What a service answers in place of an answer: the status, the headers and the body of the real one. */
export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Stands in every error body, where real services put accounts and addresses: it must reach no message. */
export const SERVICE_TEXT = 'account 123456789012';

/** Faults that are an error of the service. */
export const SERVICE_FAULTS = [
  'throttling',
  'retry-after',
  'internal-error',
  'unavailable',
  'model-timeout',
  'model-not-ready',
  'model-error',
  'form-rejected',
  'context-too-long',
  'access-denied',
  'unknown-model',
] as const;
export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** Faults that come as an answer, or as none. */
export const ANSWER_FAULTS = [
  'hang',
  'connection-reset',
  'not-json',
  'huge',
  'empty',
  'cut-off-json',
  'prose-around-json',
  'wrong-types',
  'refusal',
  'content-filter',
  'guardrail-stop',
  'max-tokens',
  'malformed-output',
  'context-window-exceeded',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];
export type Fault = ServiceFault | AnswerFault;

export function isServiceFault(fault: Fault): fault is ServiceFault {
  return SERVICE_FAULTS.some((one) => one === fault);
}

export function errorReply(protocol: Protocol, fault: ServiceFault): ErrorReply {
  return protocol === 'bedrock' ? awsError(AWS_ERRORS[fault]) : openaiError(OPENAI_ERRORS[fault]);
}

interface AwsError {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly members?: Readonly<Record<string, unknown>>;
}

const AWS_ERRORS: Readonly<Record<ServiceFault, AwsError>> = {
  throttling: {
    status: 429,
    type: 'ThrottlingException',
    message: 'Too many requests, please wait before trying again.',
  },
  'retry-after': {
    status: 429,
    type: 'ThrottlingException',
    message: 'Too many tokens per minute, please wait before trying again.',
    headers: { 'retry-after': '7' },
  },
  'internal-error': {
    status: 500,
    type: 'InternalServerException',
    message: 'The system encountered an unexpected error during processing. Try your request again.',
  },
  unavailable: {
    status: 503,
    type: 'ServiceUnavailableException',
    message: 'Bedrock is unable to process your request.',
  },
  'model-timeout': {
    status: 408,
    type: 'ModelTimeoutException',
    message: 'Model has timed out in processing the request. Try your request again.',
  },
  'model-not-ready': {
    status: 429,
    type: 'ModelNotReadyException',
    message: 'Model is not ready for inference. Please try again later.',
  },
  'model-error': {
    status: 424,
    type: 'ModelErrorException',
    message: 'The system encountered an unexpected error during processing.',
    members: { originalStatusCode: 500, resourceName: 'arn:aws:bedrock:us-east-1::foundation-model/m' },
  },
  'form-rejected': {
    status: 400,
    type: 'ValidationException',
    message: "This model doesn't support the outputConfig.textFormat field. Remove it and try again.",
  },
  'context-too-long': {
    status: 400,
    type: 'ValidationException',
    message: 'The model returned the following errors: prompt is too long: 227255 tokens > 200000 maximum',
  },
  'access-denied': {
    status: 403,
    type: 'AccessDeniedException',
    message: "You don't have access to the model with the specified model ID.",
  },
  'unknown-model': {
    status: 404,
    type: 'ResourceNotFoundException',
    message: 'Could not resolve the foundation model from the provided model identifier.',
  },
};

function awsError({ status, type, message, headers, members }: AwsError): ErrorReply {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': `${type}:http://internal.amazon.com/coral/com.amazon.bedrock/`,
      'x-amzn-requestid': '6f0b7a7e-1b0f-4f5c-8f5b-0b8c7c9d2c11',
      ...headers,
    },
    body: JSON.stringify({ message: `${message} (${SERVICE_TEXT})`, ...members }),
  };
}

interface OpenaiError {
  readonly status: number;
  readonly message: string;
  readonly type: string;
  readonly code: string | null;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const OPENAI_ERRORS: Readonly<Record<ServiceFault, OpenaiError>> = {
  throttling: {
    status: 429,
    message: 'Rate limit reached on requests per min (RPM): Limit 3, Used 3, Requested 1.',
    type: 'requests',
    code: 'rate_limit_exceeded',
  },
  'retry-after': {
    status: 429,
    message: 'Rate limit reached on tokens per min (TPM).',
    type: 'tokens',
    code: 'rate_limit_exceeded',
    headers: { 'retry-after': '7' },
  },
  'internal-error': {
    status: 500,
    message: 'The server had an error while processing your request. Sorry about that!',
    type: 'server_error',
    code: null,
  },
  unavailable: {
    status: 503,
    message: 'The engine is currently overloaded, please try again later.',
    type: 'server_error',
    code: null,
  },
  'model-timeout': { status: 408, message: 'Request timed out.', type: 'timeout', code: null },
  'model-not-ready': { status: 503, message: 'Loading model', type: 'unavailable_error', code: '503' },
  'model-error': { status: 502, message: 'Provider returned error', type: 'bad_gateway', code: '502' },
  'form-rejected': {
    status: 400,
    message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    type: 'invalid_request_error',
    param: 'response_format',
    code: null,
  },
  'context-too-long': {
    status: 400,
    message: "This model's maximum context length is 8192 tokens. However, you requested 254457 tokens.",
    type: 'invalid_request_error',
    param: 'messages',
    code: 'context_length_exceeded',
  },
  'access-denied': {
    status: 401,
    message: 'Incorrect API key provided: sk-k3y-of-mine.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  },
  'unknown-model': {
    status: 404,
    message: 'The model `m` does not exist or you do not have access to it.',
    type: 'invalid_request_error',
    code: 'model_not_found',
  },
};

function openaiError({ status, headers, message, ...error }: OpenaiError): ErrorReply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ error: { message: `${message} (${SERVICE_TEXT})`, param: null, ...error } }),
  };
}
