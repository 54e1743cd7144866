import { stepHandler } from '#shared/lambda/step-handler.ts';
import { evaluateReportStep } from './evaluate-report.ts';

export const handler = stepHandler(evaluateReportStep);
