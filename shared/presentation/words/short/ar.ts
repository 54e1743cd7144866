import type { ShortWords } from './short-words.ts';

export const ARABIC_SHORT: ShortWords = {
  unsure: 'لا إجابة مؤكدة',
  checklist: 'ما سُئل عنه',
  trust: 'الثقة',
  method: {
    extractive: 'كل قول اقتباس',
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
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.':
      'لم يُقرأ كل ما كُتب مرة ثانية: صياغة الباقي لم يتحقق منها سوى البرنامج.',
    'nothing found': 'لم يُعثر على شيء',
    'no sure answer': 'لا إجابة مؤكدة',
    'probably answered': 'أُجيب عنه على الأرجح',
    'perhaps answered': 'ربما أُجيب عنه',
    'perhaps not all that was asked': 'ربما ليس كل ما سُئل عنه',
    answered: 'أُجيب عنه',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'كل جملة مقتبسة من مصدر؛ ولم يُستنتج شيء يتجاوز ما تقوله المصادر.',
    'The sources carry no date; how current they are is not known.':
      'لا تحمل المصادر تاريخًا؛ ولا يُعرف مدى حداثتها.',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      'كتب النص نموذج لغوي من الاقتباسات التي يوردها؛ الاقتباسات متحقق منها، أما الصياغة بينها فلا.',
    'Parts that could not be written are given as quotes.':
      'الأجزاء التي تعذرت كتابتها وردت على شكل اقتباسات.',
    'Sources disagree:': 'المصادر مختلفة:',
    'only related statements': 'أقوال قريبة فقط',
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      'النص من معرفة نموذج لغوي نفسه. قد يكون خاطئًا أو قديمًا، ولا يمكن إرجاع أي جزء منه إلى مصدر.',
    'not searched for, because search is off': 'لم يُبحث عنه لأن البحث متوقف',
    'not known, because every search failed': 'غير معروف لأن كل عمليات البحث فشلت',
    'Search was off: no source was read.': 'كان البحث متوقفًا: لم يُقرأ أي مصدر.',
    'Search was off: only the documents that were named were read.':
      'كان البحث متوقفًا: لم تُقرأ إلا الوثائق المذكورة.',
  },
  phrased: {
    independentSources: 'عدد المصادر المستقلة التي يقوم عليها الجواب: {1}{2}؛ وكان المطلوب {3}.',
    oneSource: 'كل ما قُرئ من مصدر واحد ({1}).',
    disagree: 'المصادر مختلفة في هذا: {1}',
    notFully: 'لم يُجب عنه كاملًا: {1}',
    unnamed: 'لا اقتباس يذكر «{1}»',
    hedged: 'اقتباسات تحفّظ عليها مؤلفوها أنفسهم: {1} من {2}.',
    fewStatements: 'عدد الأقوال المقتبسة التي يقوم عليها: {1}؛ وكان المطلوب {2}.',
    unreached: 'لم يُبحث فيه لتعذر الوصول إليه: {1}.',
    everyFailed: 'أخفقت كل عمليات البحث في {1}: {2}',
    someFailed: 'أخفقت {1} من {2} من عمليات البحث في {3}: {4}',
    retracted: 'سُحب المصدر [{1}]؛ لا تعتمد عليه وحده.',
    concern: 'أُبدي قلق بشأن المصدر [{1}]؛ لا تعتمد عليه وحده.',
    flagged: 'وُسم المصدر [{1}] بأنه غير موثوق؛ لا تعتمد عليه وحده.',
    superseded: 'المصدر [{1}] لم يعد ساريًا، كما يذكر هو نفسه.',
    olderEdition: 'المصدر [{1}] إصدار أقدم؛ ويوجد بجانبه إصدار أحدث.',
    droppedQuotes: 'اقتباسات حُذفت من هذا التقرير لأن النص المؤرشف لم يثبتها: {1}.',
    notLookedAt: '{1}: لم يُنظر فيه.',
    lost: 'فُقد جزء من البحث بسبب الخدمة نفسها ({1}). أعد السؤال؛ والسبب في سجل الخدمة.',
    unread: 'عُثر عليه ولم يُقرأ ولم يُعتمد عليه: {1}.',
    otherLanguage:
      'لغة السؤال غير لغة الوثائق: من دون نموذج جرى البحث بالأسماء والأرقام والكلمات المشتركة فقط{1}.',
  },
};
