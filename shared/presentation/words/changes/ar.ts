import type { ChangeWords } from './change-words.ts';

export const ARABIC_CHANGES: ChangeWords = {
  whatChanged: 'ما الذي تغيّر',
  unchangedSince: (date) => `لم يتغيّر شيء منذ ${date}.`,
  changesSince: (count, date) => `تغييرات منذ ${date}: ${count}`,
  kinds: {
    new: 'مصدر جديد',
    strengthened: 'مصدر جديد يقول القول نفسه',
    weakened: 'ضعُف',
    contradicted: 'مصدر جديد يخالف',
    withdrawn: 'لم يعد يُقال',
    retracted: 'سُحب',
    changed: 'تغيّر المصدر',
    gone: 'اختفى المصدر',
  },
  statements: {
    new: 'جديد',
    strengthened: 'قوي',
    weakened: 'ضعُف',
    contradicted: 'خولف',
    withdrawn: 'لم يعد يُقال',
    not_found: 'لم يوجد هذه المرة',
    unchanged: 'كما هو',
  },
  before: 'قبل',
  now: 'الآن',
};
