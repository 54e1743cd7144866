/** What one may do with a report, in the language of the report. */
export interface NextStepWords {
  readonly read: string;
  readonly readHere: string;
  readonly share: string;
  readonly checkQuote: string;
  readonly cite: string;
  readonly followUp: string;
}

const ENGLISH: NextStepWords = {
  read: 'Read',
  readHere: 'Read here',
  share: 'Share',
  checkQuote: 'Check a quote',
  cite: 'Cite',
  followUp: 'Follow up',
};

const NEXT_STEPS: Readonly<Record<string, NextStepWords>> = {
  de: {
    read: 'Lesen',
    readHere: 'Hier lesen',
    share: 'Teilen',
    checkQuote: 'Zitat prüfen',
    cite: 'Zitieren',
    followUp: 'Nachfragen',
  },
  fr: {
    read: 'Lire',
    readHere: 'Lire ici',
    share: 'Partager',
    checkQuote: 'Vérifier une citation',
    cite: 'Citer',
    followUp: 'Poursuivre',
  },
  es: {
    read: 'Leer',
    readHere: 'Leer aquí',
    share: 'Compartir',
    checkQuote: 'Comprobar una cita',
    cite: 'Citar',
    followUp: 'Seguir preguntando',
  },
  zh: {
    read: '阅读',
    readHere: '在此阅读',
    share: '分享',
    checkQuote: '核对引文',
    cite: '引用',
    followUp: '追问',
  },
  ar: {
    read: 'قراءة',
    readHere: 'القراءة هنا',
    share: 'مشاركة',
    checkQuote: 'التحقق من اقتباس',
    cite: 'استشهاد',
    followUp: 'سؤال تابع',
  },
  hi: {
    read: 'पढ़ें',
    readHere: 'यहीं पढ़ें',
    share: 'साझा करें',
    checkQuote: 'उद्धरण जाँचें',
    cite: 'हवाला दें',
    followUp: 'आगे पूछें',
  },
};

/** By the language of the words of a report; English where a language has none. */
export function nextStepWords(language: string): NextStepWords {
  return NEXT_STEPS[language] ?? ENGLISH;
}
