/** The label of a report of quotes that leaves nothing open, where code alone cannot be sure of all of it, by language. */
export const LIKELY: Readonly<Record<string, string>> = {
  en: 'Probably answered',
  de: 'Wahrscheinlich beantwortet',
  fr: 'Probablement répondu',
  es: 'Probablemente respondida',
  zh: '很可能已回答',
  hi: 'संभवतः उत्तरित',
  ar: 'أُجيب عنه على الأرجح',
};

/** The label of quotes that come near each thing asked, and as often as not answer it, by language. */
export const PERHAPS: Readonly<Record<string, string>> = {
  en: 'Perhaps answered',
  de: 'Vielleicht beantwortet',
  fr: 'Peut-être répondu',
  es: 'Quizá respondida',
  zh: '也许已回答',
  hi: 'शायद उत्तरित',
  ar: 'ربما أُجيب عنه',
};
