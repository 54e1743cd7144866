import { describe, expect, it } from 'vitest';
import { readOwnForms, scoreForm } from '#tests/bench/question-forms.ts';
import { mean } from '#tests/bench/metrics.ts';

describe('the checklist made without a model', () => {
  it.each(['tune', 'check'] as const)(
    'covers what questions of many forms ask, and little else: %s',
    async (half) => {
      const scores = (await readOwnForms(half)).map(scoreForm);
      expect(mean(scores.map(({ found }) => found))).toBeGreaterThanOrEqual(0.9);
      expect(mean(scores.map(({ apart }) => apart))).toBeGreaterThanOrEqual(0.8);
      expect(mean(scores.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.85);
      for (const { items } of scores) {
        expect(items.length).toBeGreaterThanOrEqual(1);
        expect(items.length).toBeLessThanOrEqual(7);
      }
    },
  );
});
