import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { extractClaimsStep } from './extract-claims.ts';

export const handler = stepHandler(extractClaimsStep, { keys, model });
