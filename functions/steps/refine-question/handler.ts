import { stepHandler } from '#shared/lambda/step-handler.ts';
import { refineQuestionStep } from './refine-question.ts';

export const handler = stepHandler(refineQuestionStep);
