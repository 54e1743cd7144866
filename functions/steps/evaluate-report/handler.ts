import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { evaluateReportStep } from './evaluate-report.ts';

export const handler = stepHandler(evaluateReportStep, { keys, model });
