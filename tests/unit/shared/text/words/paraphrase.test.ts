import { describe, expect, it } from 'vitest';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';

function alike(question: string, term: string): readonly string[] {
  return [...(paraphrasesOf(question, queryTerms(question)).get(term) ?? [])];
}

describe('paraphrasesOf', () => {
  it('knows words of the same sense, by their stems', () => {
    expect(alike('What are the drawbacks?', 'drawback')).toContain('disadvantag');
    expect(alike('What is the risk of stroke?', 'stroke')).toContain('cerebrovascular');
  });

  it('reads phrases as one word, with what stands between their parts', () => {
    expect(alike('How do I turn it on?', 'turn')).toContain('enabl');
    expect(alike('How do I turn the old lights off?', 'turn')).toContain('disabl');
    expect(alike('How do I turn the wheel?', 'turn')).toEqual([]);
  });

  it('knows the English words of common words of other languages', () => {
    expect(alike('Welche Nebenwirkungen hat Metformin?', 'nebenwirkungen')).toContain('advers');
    expect(alike('¿Cómo se elimina un archivo?', 'archivo')).toContain('file');
  });

  it('leaves out terms without any, and never names a term by itself', () => {
    expect(paraphrasesOf('kites', ['kite']).size).toBe(0);
    expect(alike('How do I delete a file?', 'file')).not.toContain('file');
  });
});
