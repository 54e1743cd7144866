import { stepHandler } from '#shared/lambda/step-handler.ts';
import { planResearchStep } from './plan-research.ts';

export const handler = stepHandler(planResearchStep);
