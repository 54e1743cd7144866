import { HINDI_CHANGES } from '#shared/presentation/words/changes/hi.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'समूह',
  lead: 'एक साथ कई प्रश्न, हर एक का अपना उत्तर। एक विफल हो तो बाकी पर असर नहीं पड़ता।',
  none: 'अभी कोई समूह नहीं है। ऊपर कुछ प्रश्न लिखें, हर पंक्ति में एक, या फ़ाइल भेजें: npm run batch -- questions.jsonl',
  lines: 'प्रश्न, हर पंक्ति में एक',
  submit: 'सब पर शोध करें',
  status: {
    QUEUED: 'कतार में',
    VALIDATING: 'पंक्तियाँ पढ़ी जा रही हैं',
    SUBMITTING: 'भेजे जा रहे हैं',
    RUNNING: 'जारी',
    CANCELLING: 'रद्द हो रहा है',
    COMPLETED: 'पूरा',
    CANCELLED: 'रद्द',
    FAILED: 'विफल',
  },
  ended: (ended, all) => `${all} में से ${ended} पूरे`,
  lineErrors: 'जो पंक्तियाँ काम न आईं',
  line: (number) => `पंक्ति ${number}`,
  results: 'परिणाम',
  noResults: 'अभी कुछ पूरा नहीं हुआ। हर रिपोर्ट तैयार होते ही यहाँ दिखेगी।',
  cancelSure: 'जो अधूरा है उसे रद्द करें? तैयार रिपोर्टें रहेंगी।',
  questions: (count) => `${count} प्रश्न`,
};

export const STANDING: StandingWords = {
  title: 'स्थायी प्रश्न',
  short: 'स्थायी',
  lead: 'ऐसा प्रश्न जिस पर उसी योजना से बार-बार शोध होता है और जो बताता है कि प्रमाणों में क्या बदला।',
  none: 'अभी कोई प्रश्न नहीं रखा गया। ऊपर एक रखें: बाद के दौर पहले दौर से मिलाए जाते हैं।',
  keep: 'यह प्रश्न रखें',
  run: 'अभी चलाएँ',
  atWork: 'एक दौर जारी है। पूरा होने पर बदलाव यहाँ दिखेंगे।',
  remove: 'अब न पूछें',
  removeSure: 'अब न पूछें? इसके दौरों की रिपोर्टें रहेंगी।',
  runs: 'दौर',
  noRuns: 'यह अभी नहीं चला। बाद के दौर पहले दौर से मिलाए जाते हैं।',
  firstRun: 'पहला दौर, बिना तुलना',
  changed: (count) => `${count} बदलाव`,
  unchanged: 'कुछ नहीं बदला',
  ...HINDI_CHANGES,
  since: (date) => `${date} के दौर से तुलना`,
  nothingBefore: 'ऐसा कुछ नहीं जो नया पाठ भी न कहता हो।',
  nothingNow: 'अब कुछ उद्धृत नहीं है।',
  inText: 'अपने संग्रहीत पाठ में',
  notFound: 'इस बार नहीं मिले, जिससे कोई निष्कर्ष नहीं निकलता',
};

export const SCHEDULE: ScheduleWords = {
  title: 'समय-सारणी',
  none: 'यह तभी चलता है जब आप कहें।',
  next: 'आगे',
  paused: 'रुका हुआ',
  pause: 'रोकें',
  resume: 'चलने दें',
  remove: 'हटाएँ',
  removeSure: 'यह समय-सारणी हटाएँ? जो इसने शुरू किया वह रहेगा।',
  daily: 'हर दिन चलाएँ',
  weekly: 'हर सप्ताह चलाएँ',
};
