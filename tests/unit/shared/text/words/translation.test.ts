import { describe, expect, it } from 'vitest';
import { terms } from '#shared/text/words/analyze.ts';
import { EVERYDAY_SENSES } from '#shared/text/words/everyday-senses.ts';
import { englishTerms, englishWords } from '#shared/text/words/translation.ts';

describe('englishWords', () => {
  it('gives common words of other languages in English, and names as they are', () => {
    expect(englishWords('Wie viel Speicher braucht Borg?')).toBe('memory ram need require borg');
    expect(englishWords('¿Cómo puedo deshacer el último commit?')).toMatch(/^undo revert .*commit$/u);
    expect(englishWords('Quelle est la taille maximale ?')).toBe('size large maximum max');
  });

  it('knows other forms of a word by its beginning', () => {
    expect(englishWords('Comment sauvegarder une base SQLite ?')).toMatch(/^backup .*sqlite$/u);
  });

  it('leaves English words as they are, though another language has them for something else', () => {
    expect(englishWords('vim open two files side by side')).toBeUndefined();
  });

  it('says nothing where it knows no word', () => {
    expect(englishWords('SQLite槐树')).toBeUndefined();
    expect(englishWords('')).toBeUndefined();
  });

  it.each([
    ['如何在PostgreSQL中启用加密？', ['postgresql', 'enable', 'encrypt']],
    ['糖尿病的症状有哪些？', ['diabetes', 'symptom']],
    ['كيف يمكنني تشفير الملفات والرسائل؟', ['encrypt', 'file', 'message']],
    ['كيف أقوم بحذف جدول؟', ['delete', 'table']],
    ['तालिका कैसे हटाएं?', ['table', 'delete']],
  ])('says in English what is known of %s', (question, words) => {
    expect(englishWords(question)?.split(' ')).toEqual(expect.arrayContaining(words));
  });
});

describe('everyday words', () => {
  it.each([
    ['Wie viele Tage darf ich im Homeoffice arbeiten?', ['day', 'home', 'working', 'work']],
    ['Wie lange kann ich Bücher ausleihen?', ['book', 'borrow', 'loan']],
    ['Wer zahlt den Strom?', ['pay', 'electricity']],
    ['¿Cuántos días de vacaciones tengo?', ['day', 'holiday', 'leave']],
    ['¿Puedo tener un perro?', ['dog']],
    ['Combien de jours de congé par an ?', ['day', 'holiday', 'leave']],
    ['Posso tenere un cane?', ['dog']],
    ['Hoeveel vakantiedagen heb ik?', ['holiday', 'day']],
  ])('are said in English for %s', (question, words) => {
    expect(englishWords(question)?.split(' ')).toEqual(expect.arrayContaining(words));
  });

  it('are told from longer words that begin alike: work is no memory', () => {
    expect(englishWords('Wo darf ich arbeiten?')).not.toMatch(/memory|ram/u);
  });

  it('are known in the compounds that they make, by their last word at least', () => {
    expect(englishWords('Wie hoch ist die Jahresgebühr?')).toMatch(/\byear fee\b/u);
    expect(englishWords('Was kostet der Schulausflug?')).toMatch(/\bschool trip\b/u);
    expect(englishWords('Was kostet die Klavierversicherung?')).toMatch(/\binsurance\b/u);
  });

  it('are read as phrases where a phrase has a sense of its own', () => {
    expect(englishWords('Comment mettre à jour le logiciel ?')).toContain('update');
    expect(englishWords('Combien de jours ?')).not.toContain('update');
    expect(englishWords('¿Hay una lista de espera?')).toContain('waiting');
  });

  it('have the first word of each of their senses', () => {
    expect(englishWords('Quel est le vol ?')).toBe('theft flight');
  });

  it('find their senses in each line of the table, English first', () => {
    for (const line of EVERYDAY_SENSES.trim().split('\n')) {
      const [english = '', others = ''] = line.split(' | ');
      expect(terms(english), line).not.toEqual([]);
      expect(terms(others), line).not.toEqual([]);
    }
  });
});

describe('englishTerms', () => {
  it('gives the terms of English documents for a term of another language', () => {
    expect(englishTerms('tage', 'de')).toContain('dai');
    expect(englishTerms('perro', 'de')).toEqual(['dog']);
    expect(englishTerms('milch', 'de')).toEqual(['milk']);
    expect(englishTerms('quux', 'de')).toEqual([]);
    expect(englishTerms('tagesticket', 'de')).toEqual(['dai', 'ticket']);
    expect(englishTerms('tagesticket', 'fr')).toEqual([]);
  });
});
