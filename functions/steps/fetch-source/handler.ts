import { stepHandler } from '#shared/lambda/step-handler.ts';
import { fetchSourceStep } from './fetch-source.ts';

export const handler = stepHandler(fetchSourceStep);
