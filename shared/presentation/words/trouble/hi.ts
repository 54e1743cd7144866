import type { TroubleWords } from './trouble-words.ts';

export const HINDI_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'प्रश्न समझना',
    'plan-research': 'योजना बनाना',
    'generate-queries': 'खोजें चुनना',
    'select-sources': 'दस्तावेज़ चुनना',
    'digest-source': 'पढ़ना',
    'extract-claims': 'मिली बातों को तौलना',
    'check-completeness': 'पूर्णता जाँचना',
    'draft-sections': 'खंड लिखना',
    'draft-report': 'लिखना',
    'read-again': 'लिखे हुए को दोबारा पढ़ना',
    'revise-report': 'संशोधन',
  },
  reasons: {
    'The model asks for fewer requests': 'मॉडल कम अनुरोध चाहता है',
    'The model does not answer': 'मॉडल उत्तर नहीं देता',
    'The model did not answer in time': 'मॉडल ने समय पर उत्तर नहीं दिया',
    'The model gave no answer of the wanted form': 'मॉडल ने माँगे गए रूप में उत्तर नहीं दिया',
    'The answer of the model was cut off': 'मॉडल का उत्तर बीच में कट गया',
    'There is more text than the model takes': 'पाठ मॉडल की सीमा से अधिक है',
    'The model would not answer': 'मॉडल ने उत्तर देने से मना किया',
    'The service of the model refuses the request; check its key, access and model id':
      'मॉडल की सेवा अनुरोध अस्वीकार करती है; उसकी कुंजी, पहुँच और मॉडल का नाम जाँचें',
    'The model has failed too often, so it is left alone for a while':
      'मॉडल बहुत बार विफल हुआ, इसलिए कुछ समय उससे नहीं पूछा जाएगा',
    'The budget of this job is spent': 'इस कार्य का बजट समाप्त हो गया है',
    'The time of this job is up': 'इस कार्य का समय समाप्त हो गया है',
    'Its answer could not be used': 'उसका उत्तर उपयोग में नहीं आ सका',
    'Asking the model failed': 'मॉडल से पूछना विफल रहा',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) => `भाषा मॉडल का उपयोग नहीं हो सका${why}: यह रिपोर्ट उसके बिना बनी है।`,
  failedAt: ({ failed, all }, why) => `भाषा मॉडल ${all} में से ${failed} बार विफल रहा${why}।`,
  inPart: ({ failed, all }, why, where) =>
    `भाषा मॉडल ${all} में से ${failed} बार विफल रहा${why}; इन कामों में सरल साधनों ने उसका स्थान लिया: ${where}।`,
};
