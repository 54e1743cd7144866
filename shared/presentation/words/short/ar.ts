import type { ShortWords } from './short-words.ts';

export const ARABIC_SHORT: ShortWords = {
  closest: 'لم يُجَب عنه؛ أقرب المقاطع',
  checklist: 'ما سُئل عنه',
  trust: 'الثقة',
  method: {
    extractive: 'مقتطفات: كل قول اقتباس',
    written: 'مكتوب من اقتباسات',
    unsourced: 'بلا مصادر: مما يعرفه نموذج، من دون إحالة ولا تحقق',
  },
  end: {
    no_new_evidence: 'لم يُعثر على جديد',
    max_iterations: 'بُلغ عدد الجولات المسموح',
    deadline: 'انتهى الوقت',
    budget: 'نفدت ميزانية البحث',
    search_off: 'كان البحث متوقفًا',
    search_failed: 'فشلت كل عمليات البحث',
    infrastructure: 'ضاع جزء من البحث بسبب الخدمة نفسها',
  },
  remarks: {
    'nothing found': 'لم يُعثر على شيء',
    'perhaps not all that was asked': 'ربما ليس كل ما سُئل عنه',
    answered: 'أُجيب عنه',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'كل جملة مقتبسة من مصدر؛ ولم يُستنتج شيء يتجاوز ما تقوله المصادر.',
    'The sources carry no date; how current they are is not known.':
      'لا تحمل المصادر تاريخًا؛ ولا يُعرف مدى حداثتها.',
  },
};
