import { stepHandler } from '#shared/lambda/step-handler.ts';
import { applyGateStep } from './apply-gate.ts';

export const handler = stepHandler(applyGateStep, {});
