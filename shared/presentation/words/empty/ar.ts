import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';

export const ARABIC_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'لا شيء مما أمكنت قراءته والتحقق منه يجيب عن هذا السؤال.',
  off: 'كان البحث متوقفًا: لم يُسأل أي مصدر، فلا يوجد ما يُقتبس.',
  failed: 'فشلت كل عمليات البحث: لا يُعرف ما الذي يمكن العثور عليه حول هذا السؤال.',
  nobodyAsked: 'لم تُسأل أي خدمة بحث.',
  nobodyAskedAsOff: 'كان البحث متوقفًا: لم تُسأل أي خدمة بحث.',
  onlyNamed: 'كان البحث متوقفًا: لم يُقرأ إلا ما ذُكر.',
  unreachable: (providers) => `لم يُبحث فيها لتعذر الوصول إليها: ${providers}.`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `البحث في ${provider}: عمليات البحث ${searches}${failedOf(failures, reasons)}، الوثائق ${documents}.`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `، تعذرت قراءة ${skipped}`;
    const unsure = brought === 'perhaps' ? '' : '؛ ليس فيها جواب مؤكد';
    return documents === 0
      ? `لم تُقرأ أي وثيقة${unread}.`
      : `الوثائق المقروءة: ${documents}${unread}${unsure}.`;
  },
  letSearch: 'اسمح بالبحث: من دون `--provider none`، ومع `SEARCH_PROVIDERS` غير معيَّن أو يسمّي خدمات.',
  askAgain: (providers) => `اسأل مرة أخرى عندما يمكن الوصول إلى ${providers}.`,
  otherDocuments: 'ابحث في وثائق أخرى: يسمّي `--corpus المجلد` مجلدًا خاصًا بك.',
  pubmed: 'في الطب والأحياء ابحث في PubMed: `--provider pubmed`.',
  otherWords: (isSeveral) =>
    `اسأل بكلمات أخرى كما قد ترد في الوثائق${isSeveral ? '، أو عن شيء واحد في كل مرة' : ''}.`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return ` (فشل منها ${failures}${reasons === '' ? '' : `: ${reasons}`})`;
}
