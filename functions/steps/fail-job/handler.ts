import { notifying } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { failJobStep } from './fail-job.ts';

export const handler = stepHandler(failJobStep, { notifying });
