import { describe, expect, it } from 'vitest';
import { isRemark } from '#shared/prompting/remark.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

const known = new Set(
  contentWords('How do the memory buffer and the disk buffer compare, and which is faster?'),
);

describe('isRemark', () => {
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
    'Die Beleglage ist dünn.',
    'Die Quellen sind uneinig.',
    'Les preuves sont limitées.',
    'La evidencia es débil.',
    'Le prove sono limitate.',
    'A evidência é fraca.',
    'Het bewijs is zwak.',
    'Доказательства слабы.',
    'The sources do not say what a licence costs.',
    'None of the documents mentions the price.',
    'What a licence costs is not stated in these documents.',
    'Nothing was found on the price of a licence.',
    'Die Quellen sagen nicht, was eine Lizenz kostet.',
    'Les sources ne disent rien du prix.',
    'Las fuentes no indican el precio.',
    'This evidence is preliminary.',
    'These findings rest on a single source and should be read with caution.',
    'The two buffers differ in several respects.',
    'The memory buffer and the disk buffer differ.',
  ])('takes “%s” for a remark', (sentence) => {
    expect(isRemark(sentence, known)).toBe(true);
  });

  it.each([
    'Źródła podają cenę licencji.',
    'Källorna säger att priset är högt.',
    'Kaynaklar fiyatı belirtiyor.',
    '출처에는 가격이 언급되어 있습니다.',
    'Die Studien zeigen eine Wirkung.',
    'Szyfrowanie nie jest domyślnie włączone.',
    'La batería es débil.',
    'Источники говорят, что это стоит дорого.',
    '来源说明价格很高。',
    '来源没有说明价格，但价格很高。',
    'सेवा हर कुंजी को नहीं बदलती।',
    'لا تحذف الخدمة المفاتيح.',
    'The disk buffer is faster.',
    'No study found a benefit.',
    'There is no evidence that the buffer loses events.',
    'The cause is unknown.',
    'Events were not found in the buffer.',
    'The sources do not say what it costs, but it is cheap.',
    'The sources do not say that it holds 5 MB.',
    'The sources say that the buffer is lost.',
    'The buffers differ in colour.',
    'The evidence shows that the buffer is safe.',
    'It never rusts.',
  ])('takes “%s” for a statement', (sentence) => {
    expect(isRemark(sentence, known)).toBe(false);
  });
});
