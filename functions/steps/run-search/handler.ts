import { keys, searching } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { runSearchStep } from './run-search.ts';

export const handler = stepHandler(runSearchStep, { keys, searching });
