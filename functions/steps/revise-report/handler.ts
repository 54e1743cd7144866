import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { reviseReportStep } from './revise-report.ts';

export const handler = stepHandler(reviseReportStep, { keys, model });
