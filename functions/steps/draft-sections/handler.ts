import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { draftSectionsStep } from './draft-sections.ts';

export const handler = stepHandler(draftSectionsStep, { keys, model });
