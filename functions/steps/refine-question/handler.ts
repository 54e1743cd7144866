import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { refineQuestionStep } from './refine-question.ts';

export const handler = stepHandler(refineQuestionStep, { keys, model });
