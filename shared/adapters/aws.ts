export { createTokenVerifier } from './signing-in/verify-token.ts';
export { createViewerFiles } from './storage/viewer-files.ts';
export { type AwsParts, createAwsPorts } from './wiring/aws-ports.ts';
export {
  batching,
  delivering,
  encoding,
  executing,
  keys,
  model,
  notifying,
  ranking,
  reading,
  registering,
  searching,
  timing,
} from './wiring/aws-parts.ts';
