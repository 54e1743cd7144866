import { notifying } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { askUserStep } from './ask-user.ts';

export const handler = stepHandler(askUserStep, { notifying });
