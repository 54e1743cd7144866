import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { applyGateStep } from './apply-gate.ts';

export const handler = storeStepHandler(applyGateStep);
