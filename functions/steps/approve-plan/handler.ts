import { stepHandler } from '#shared/lambda/step-handler.ts';
import { approvePlanStep } from './approve-plan.ts';

export const handler = stepHandler(approvePlanStep);
