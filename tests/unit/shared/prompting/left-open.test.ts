import { describe, expect, it } from 'vitest';
import { isUnborneSilence, tellsLeftOpen } from '#shared/prompting/left-open.ts';

describe('tellsLeftOpen', () => {
  it.each([
    'Источники не говорят, сколько это стоит.',
    '来源没有说明价格。',
    'स्रोत कीमत के बारे में कुछ नहीं बताते।',
    'لا تذكر المصادر السعر.',
    'Źródła nie podają ceny licencji.',
    'Zdroje neuvádějí cenu.',
    'Källorna nämner inte priset.',
    'Kilderne siger ikke, hvad det koster.',
    'Kilderna nevner ikke prisen.',
    'Lähteet eivät kerro hintaa.',
    'Sursele nu menționează prețul.',
    'A források nem közlik az árat.',
    'Kaynaklar fiyatı belirtmiyor.',
    'Sumber tidak menyebutkan harganya.',
    'Các nguồn không nêu giá.',
    'Джерела не вказують ціну.',
    'Οι πηγές δεν αναφέρουν την τιμή.',
    'המקורות אינם מציינים את המחיר.',
    'แหล่งข้อมูลไม่ได้ระบุราคา',
    '출처에는 가격이 언급되어 있지 않습니다.',
    '出典には価格が書かれていません。',
    'The sources do not say what a licence costs.',
    'None of the documents mentions the price.',
    'What a licence costs is not stated in these documents.',
    'Nothing was found on the price of a licence.',
    'Die Quellen sagen nicht, was eine Lizenz kostet.',
    'Les sources ne disent rien du prix.',
    'Las fuentes no indican el precio.',
  ])('finds that “%s” tells of a silence', (sentence) => {
    expect(tellsLeftOpen(sentence)).toBe(true);
  });

  it.each([
    'Źródła podają cenę licencji.',
    'Källorna säger att priset är högt.',
    'Kaynaklar fiyatı belirtiyor.',
    'Die Studien zeigen eine Wirkung.',
    'Szyfrowanie nie jest domyślnie włączone.',
    '来源说明价格很高。',
    'No study found a benefit.',
    'Events were not found in the buffer.',
    'The sources say that the buffer is lost.',
  ])('finds that “%s” tells of none', (sentence) => {
    expect(tellsLeftOpen(sentence)).toBe(false);
  });
});

describe('isUnborneSilence', () => {
  const silence = 'The sources do not say how safe it is over ten years.';

  it('holds of a silence under a quote that speaks of something', () => {
    expect(isUnborneSilence(silence, ['It was safe for six months.'])).toBe(true);
  });

  it.each([
    'Safety over ten years is unknown.',
    'It has not been studied over ten years.',
    'The documentation does not specify a limit.',
    'No period is set for that.',
    'Über zehn Jahre liegen keine Daten vor, und das ist nicht geklärt.',
  ])('does not hold under “%s”', (quote) => {
    expect(isUnborneSilence(silence, [quote])).toBe(false);
  });

  it('holds of no sentence that tells something else', () => {
    expect(isUnborneSilence('It is not safe over ten years.', ['It is not safe.'])).toBe(false);
  });
});
