export { createTokenVerifier } from './signing-in/verify-token.ts';
export { type AwsParts, createAwsPorts } from './wiring/aws-ports.ts';
export { executing, keys, model, notifying, ranking, reading, searching } from './wiring/aws-parts.ts';
