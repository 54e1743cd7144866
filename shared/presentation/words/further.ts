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
