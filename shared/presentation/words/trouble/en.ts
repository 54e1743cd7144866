import { countOf } from '#shared/domain/plural.ts';
import type { TroubleWords } from './trouble-words.ts';

export const ENGLISH_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'understanding the question',
    'plan-research': 'planning',
    'generate-queries': 'choosing searches',
    'select-sources': 'choosing documents',
    'digest-source': 'reading',
    'extract-claims': 'weighing what was found',
    'check-completeness': 'checking for completeness',
    'draft-sections': 'writing the sections',
    'draft-report': 'writing',
    'read-again': 'reading again what was written',
    'revise-report': 'revising',
  },
  reasons: {
    'The model asks for fewer requests': 'The model asks for fewer requests',
    'The model does not answer': 'The model does not answer',
    'The model did not answer in time': 'The model did not answer in time',
    'The model gave no answer of the wanted form': 'The model gave no answer of the wanted form',
    'The answer of the model was cut off': 'The answer of the model was cut off',
    'There is more text than the model takes': 'There is more text than the model takes',
    'The model would not answer': 'The model would not answer',
    'The service of the model refuses the request; check its key, access and model id':
      'The service of the model refuses the request; check its key, access and model id',
    'The model has failed too often, so it is left alone for a while':
      'The model has failed too often, so it is left alone for a while',
    'The budget of this job is spent': 'The budget of this job is spent',
    'The time of this job is up': 'The time of this job is up',
    'Its answer could not be used': 'Its answer could not be used',
    'Asking the model failed': 'Asking the model failed',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) => `The language model could not be used${why}: this report was made without it.`,
  failedAt: ({ failed, all }, why) =>
    `The language model failed at ${failed} of ${countOf(all, 'call')}${why}.`,
  inPart: ({ failed, all }, why, where) =>
    `The language model failed at ${failed} of ${countOf(all, 'call')}${why}: for ${where}, simpler means took its place.`,
};
