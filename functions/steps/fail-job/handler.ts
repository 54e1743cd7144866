import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { failJobStep } from './fail-job.ts';

export const handler = storeStepHandler(failJobStep);
