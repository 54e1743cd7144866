import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { generateQueriesStep } from './generate-queries.ts';

export const handler = stepHandler(generateQueriesStep, { keys, model });
