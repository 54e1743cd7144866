import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { askUserStep } from './ask-user.ts';

export const handler = storeStepHandler(askUserStep);
