import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { approvePlanStep } from './approve-plan.ts';

export const handler = storeStepHandler(approvePlanStep);
