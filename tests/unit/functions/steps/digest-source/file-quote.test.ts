import { describe, expect, it } from 'vitest';
import { MOST_UNNAMED, fileQuote } from '#functions/steps/digest-source/file-quote.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';

function partOf(id: string) {
  const part = { text: `What of ${id}?`, terms: [], focus: [], circumstance: [] };
  const item: ChecklistItem = { id, description: part.text, topic: [], parts: [part] };
  return { item, part, index: 0, handle: `${id}.1` };
}

const [effect, safety] = [partOf('effect'), partOf('safety')];
const worded = [
  { part: effect, likelihood: 0.6, value: 9 },
  { part: safety, likelihood: 0.2, value: 4 },
];
const scoresOf = (use: Partial<Parameters<typeof fileQuote>[0]>) => {
  const { items } = fileQuote({ answers: [], touches: [], isMisnamed: false, ...use }, worded);
  return Object.fromEntries(items.map(({ itemId, score }) => [itemId, score]));
};

describe('fileQuote', () => {
  it('counts a quote no more for another part, by its words alone, than for the one it was read for', () => {
    const scores = scoresOf({ touches: [safety] });
    expect(scores['effect']).toBeLessThanOrEqual(scores['safety'] ?? 0);
  });

  it('keeps what its words say of a part where it was read for none', () => {
    expect(scoresOf({})).toEqual({ effect: MOST_UNNAMED });
  });

  it('gives a quote to the part that its words answer clearly better than the one it was named for', () => {
    const scores = scoresOf({ answers: [safety] });
    expect(scores['effect']).toBeGreaterThan(scores['safety'] ?? 1);
  });

  it('believes its reader where the document is by its title of the thing that it was named for', () => {
    const scores = scoresOf({ answers: [safety], titled: [safety] });
    expect(scores['safety']).toBeGreaterThan(scores['effect'] ?? 1);
  });
});
