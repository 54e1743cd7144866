import { keys, model, searching } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { planResearchStep } from './plan-research.ts';

export const handler = stepHandler(planResearchStep, { keys, model, searching });
