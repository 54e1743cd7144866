import { describe, expect, it } from 'vitest';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { LAY_WORDS } from '#shared/text/words/lay-words.ts';
import { askedTerms, paraphrasesOf } from '#shared/text/words/paraphrase.ts';

function alike(question: string, term: string): readonly string[] {
  return [...(paraphrasesOf(question, queryTerms(question)).get(term) ?? [])];
}

describe('paraphrasesOf', () => {
  it('knows words of the same sense, by their stems', () => {
    expect(alike('What are the drawbacks?', 'drawback')).toContain('disadvantag');
    expect(alike('What is the risk of stroke?', 'stroke')).toContain('cerebrovascular');
  });

  it('knows everyday words that truly say the same, and none that only come near', () => {
    expect(alike('Where may I park my bike?', 'bike')).toContain('bicycl');
    expect(alike('Is my bicycle insured?', 'bicycl')).toContain('bike');
    expect(alike('How much vacation do I get?', 'vacat')).toContain('holidai');
    expect(alike('Where may I park my car?', 'car')).toEqual([]);
  });

  it('reads phrases as one word, with what stands between their parts', () => {
    expect(alike('How do I turn it on?', 'turn')).toContain('enabl');
    expect(alike('How do I turn the old lights off?', 'turn')).toContain('disabl');
    expect(alike('How do I turn the wheel?', 'turn')).toEqual([]);
  });

  it('reads phrases in whatever form their words have', () => {
    expect(alike('Who turned the lights on?', 'turn')).toContain('enabl');
    expect(alike('What keeps shutting the server down?', 'shut')).toContain('shutdown');
    expect(alike('Can I try it without losing anything?', 'lose')).toContain('durabl');
    expect(alike('Leaving two folders out', 'leav')).toContain('exclud');
    expect(alike('What is the turnover in spring?', 'turnov')).toEqual([]);
  });

  it('knows by what words documents say what people say, and not the other way round', () => {
    expect(alike('How do I get one single file back?', 'back')).toContain('restor');
    expect(alike('What does restore do?', 'restor')).not.toContain('back');
    expect(alike('Does it help with tinnitus?', 'tinnitu')).toEqual([]);
  });

  it('reads of each line what people say and at least one word of documents', () => {
    const said = LAY_WORDS.trim()
      .split('\n')
      .map((line) => line.split(' | '));
    for (const [phrase = '', others = ''] of said) {
      expect(terms(phrase.replaceAll('-', ' ')), phrase).not.toEqual([]);
      expect(terms(others), phrase).not.toEqual([]);
    }
    expect(new Set(said.map(([phrase]) => phrase)).size).toBe(said.length);
  });

  it('reads phrases in whatever case they are written', () => {
    expect(alike('HOW DO I TURN IT ON?', 'turn')).toContain('enabl');
    expect(alike('How do I ſet up the backup?', 'ſet')).toEqual(alike('How do I set up the backup?', 'ſet'));
    expect(alike('Comment METTRE À JOUR ?', 'mettr')).toEqual(alike('Comment mettre à jour ?', 'mettr'));
  });

  it('knows the English words of common words of other languages', () => {
    expect(alike('Welche Nebenwirkungen hat Metformin?', 'nebenwirkungen')).toContain('advers');
    expect(alike('¿Cómo se elimina un archivo?', 'archivo')).toContain('file');
  });

  it('knows everyday words of other languages in questions that are not English, and there alone', () => {
    expect(alike('¿Puedo tener un perro en el piso?', 'perro')).toEqual(['dog']);
    expect(alike('Wie viele Tage habe ich?', 'tage')).toContain('dai');
    expect(alike('Urlaubstage', 'urlaubstag')).toContain('leav');
    expect(alike('camera settings', 'camera')).not.toContain('room');
    expect(alike('Does the patient feel pain?', 'pain')).not.toContain('bread');
    expect(alike('How many books may I borrow?', 'borrow')).not.toContain('loan');
  });

  it('leaves out terms without any, and never names a term by itself', () => {
    expect(paraphrasesOf('kites', ['kite']).size).toBe(0);
    expect(alike('How do I delete a file?', 'file')).not.toContain('file');
  });
});

describe('askedTerms', () => {
  it('leaves out by what other languages ask how many there are', () => {
    expect(askedTerms('Wie viele Urlaubstage habe ich?')).toEqual(['urlaubstag']);
    expect(queryTerms('Cuántos perros, combien de chiens')).toEqual(['perro', 'de', 'chien']);
  });

  it('leaves out the function words of the language in which is asked: no death in an article', () => {
    expect(askedTerms('Wie hoch ist die Kaution?')).toEqual(['hoch', 'kaution']);
    expect(askedTerms('Quel est le montant de la caution ?')).toEqual(['montant', 'caution']);
    expect(askedTerms('How do cells die?')).toContain('die');
  });

  it('adds to the terms of a question what it asks for in function words alone', () => {
    expect(askedTerms('How large can a file become at most?')).toEqual(['larg', 'file', 'maximum']);
    expect(askedTerms('May it be no more than one page?')).toEqual(['page', 'maximum']);
    expect(askedTerms('Whom did he meet at the most northern point?')).not.toContain('maximum');
  });
});
