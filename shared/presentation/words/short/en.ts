import type { ShortWords } from './short-words.ts';

export const ENGLISH_SHORT: ShortWords = {
  unsure: 'No sure answer',
  checklist: 'Checklist',
  trust: 'Trust',
  method: {
    extractive: 'every statement is a quote',
    written: 'written from quotes',
    unsourced: 'unsourced: from a model’s own knowledge, cited and checked by nothing',
  },
  end: {
    no_new_evidence: 'nothing new was found',
    max_iterations: 'all rounds of searching were used',
    deadline: 'the time was up',
    budget: 'the search budget was used up',
    search_off: 'search was off',
    search_failed: 'every search failed',
    infrastructure: 'a part of the research was lost to the service itself',
  },
  remarks: {},
  phrased: {},
};
