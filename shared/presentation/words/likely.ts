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
