import { describe, expect, it } from 'vitest';
import { briefOf } from '../builders.ts';

describe('a courtesy behind a question', () => {
  it.each([
    'Which of the glazes came out best',
    'What suits a beginner best',
    'How do you say cheers',
    'What is Breton for merci',
  ])('is no word with which the question ends: %s', (question) => {
    expect(briefOf(question).question).toBe(question);
  });

  it.each([
    'Which glaze shines? Best',
    'Which glaze shines? Best regards',
    'Which glaze shines, cheers',
    'Which glaze shines? Merci d’avance',
  ])('is dropped behind a pause, or where it is nothing else: %s', (question) => {
    const [aspect, ...others] = briefOf(question).aspects;
    expect(others).toEqual([]);
    expect(aspect?.text).toMatch(/^Which glaze shines\??$/u);
  });
});
