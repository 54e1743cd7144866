import type { TroubleWords } from './trouble-words.ts';

export const ARABIC_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'فهم السؤال',
    'plan-research': 'التخطيط',
    'generate-queries': 'اختيار عمليات البحث',
    'select-sources': 'اختيار الوثائق',
    'digest-source': 'القراءة',
    'extract-claims': 'موازنة ما عُثر عليه',
    'check-completeness': 'التحقق من الاكتمال',
    'draft-sections': 'كتابة الأقسام',
    'draft-report': 'الكتابة',
    'read-again': 'إعادة قراءة ما كُتب',
    'revise-report': 'المراجعة',
  },
  reasons: {
    'The model asks for fewer requests': 'يطلب النموذج طلبات أقل',
    'The model does not answer': 'لا يجيب النموذج',
    'The model did not answer in time': 'لم يجب النموذج في الوقت المحدد',
    'The model gave no answer of the wanted form': 'لم يجب النموذج بالشكل المطلوب',
    'The answer of the model was cut off': 'انقطعت إجابة النموذج',
    'There is more text than the model takes': 'النص أكثر مما يقبله النموذج',
    'The model would not answer': 'امتنع النموذج عن الإجابة',
    'The service of the model refuses the request; check its key, access and model id':
      'ترفض خدمة النموذج الطلب؛ تحقق من المفتاح والصلاحية واسم النموذج',
    'The model has failed too often, so it is left alone for a while': 'أخفق النموذج مرات كثيرة فتُرك مدة',
    'The budget of this job is spent': 'نفدت ميزانية هذه المهمة',
    'The time of this job is up': 'انتهى وقت هذه المهمة',
    'Its answer could not be used': 'تعذر استخدام إجابته',
    'Asking the model failed': 'أخفق سؤال النموذج',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) => `تعذر استخدام النموذج اللغوي${why}: أُعد هذا التقرير من دونه.`,
  failedAt: ({ failed, all }, why) => `أخفق النموذج اللغوي في ${failed} من أصل ${all} من الاستدعاءات${why}.`,
  inPart: ({ failed, all }, why, where) =>
    `أخفق النموذج اللغوي في ${failed} من أصل ${all} من الاستدعاءات${why}، وحلت محله وسائل أبسط في: ${where}.`,
};
