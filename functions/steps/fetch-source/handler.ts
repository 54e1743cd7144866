import { keys, reading, searching } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { fetchSourceStep } from './fetch-source.ts';

export const handler = stepHandler(fetchSourceStep, { keys, reading, searching });
