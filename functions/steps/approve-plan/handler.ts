import { notifying } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { approvePlanStep } from './approve-plan.ts';

export const handler = stepHandler(approvePlanStep, { notifying });
