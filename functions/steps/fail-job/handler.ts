import { stepHandler } from '#shared/lambda/step-handler.ts';
import { step } from './fail-job.ts';

export const handler = stepHandler(step);
