import { ARABIC_CHANGES } from '#shared/presentation/words/changes/ar.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'الدفعات',
  lead: 'أسئلة كثيرة معًا، ولكل منها جوابه. وما يُخفق منها لا يضر غيره.',
  none: 'لا دفعات بعد. اكتب أعلاه أسئلة، سؤالًا في كل سطر، أو أرسل ملفًا: npm run batch -- questions.jsonl',
  lines: 'أسئلة، سؤال في كل سطر',
  submit: 'ابحث فيها كلها',
  status: {
    QUEUED: 'في الانتظار',
    VALIDATING: 'تُقرأ الأسطر',
    SUBMITTING: 'قيد الإرسال',
    RUNNING: 'قيد العمل',
    CANCELLING: 'قيد الإلغاء',
    COMPLETED: 'اكتملت',
    CANCELLED: 'أُلغيت',
    FAILED: 'أخفقت',
  },
  ended: (ended, all) => `اكتمل ${ended} من ${all}`,
  lineErrors: 'أسطر تعذّر استعمالها',
  line: (number) => `السطر ${number}`,
  results: 'النتائج',
  noResults: 'لم يكتمل شيء بعد. يظهر كل تقرير هنا حالما يجهز.',
  cancelSure: 'أتلغي ما لم يكتمل؟ تبقى التقارير الجاهزة.',
  questions: (count) => `أسئلة: ${count}`,
};

export const STANDING: StandingWords = {
  title: 'أسئلة دائمة',
  short: 'دائمة',
  lead: 'سؤال يُبحث فيه مرة بعد مرة بالخطة نفسها، ويُقال ما تغيّر في الأدلة.',
  none: 'لم يُحفظ أي سؤال بعد. احفظ سؤالًا أعلاه: تُقارَن التشغيلات اللاحقة بأولها.',
  keep: 'احفظ هذا السؤال',
  run: 'شغّله الآن',
  atWork: 'تشغيل قيد العمل. يظهر ما تغيّر هنا حين يكتمل.',
  remove: 'لا تسأله بعد الآن',
  removeSure: 'ألا يُسأل بعد الآن؟ تبقى تقارير تشغيلاته.',
  runs: 'التشغيلات',
  noRuns: 'لم يُشغَّل بعد. تُقارَن التشغيلات اللاحقة بأولها.',
  firstRun: 'التشغيل الأول، بلا مقارنة',
  changed: (count) => `تغييرات: ${count}`,
  unchanged: 'لم يتغيّر شيء',
  ...ARABIC_CHANGES,
  since: (date) => `مقارنةً بتشغيل ${date}`,
  nothingBefore: 'لا شيء لا يقوله النص الجديد أيضًا.',
  nothingNow: 'لا اقتباس الآن.',
  inText: 'في نصه المؤرشف',
  notFound: 'لم يُعثر عليها هذه المرة، ولا يترتب على ذلك شيء',
};

export const SCHEDULE: ScheduleWords = {
  title: 'الجداول',
  none: 'لا يُشغَّل إلا حين تطلب ذلك.',
  next: 'التالي',
  paused: 'متوقف مؤقتًا',
  pause: 'أوقفه مؤقتًا',
  resume: 'دعه يستمر',
  remove: 'أزِله',
  removeSure: 'أتزيل هذا الجدول؟ يبقى ما بدأه.',
  daily: 'شغّله كل يوم',
  weekly: 'شغّله كل أسبوع',
};
