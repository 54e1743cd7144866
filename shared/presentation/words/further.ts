/** Above what else was found to bear on a question that is not surely answered, by language. */
export const FURTHER: Readonly<Record<string, string>> = {
  en: 'Further passages',
  de: 'Weitere Stellen',
  fr: 'Autres passages',
  es: 'Otros pasajes',
  zh: '其他段落',
  hi: 'अन्य अंश',
  ar: 'مقاطع أخرى',
};

/** Before the sources of which the screen shows no quote, and the whole report does, by language. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  en: 'Quoted in the whole report',
  de: 'Im ganzen Bericht zitiert',
  fr: 'Cités dans le rapport entier',
  es: 'Citadas en el informe completo',
  zh: '完整报告中引用',
  hi: 'पूरी रिपोर्ट में उद्धृत',
  ar: 'مقتبسة في التقرير الكامل',
};
