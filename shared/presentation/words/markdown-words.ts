import type { ReportWords } from './report-words.ts';

/** The words of a report in Markdown and of Word alone, in one language: no page shows them, so none loads them. */
export interface MarkdownWords {
  readonly answer: string;
  readonly question: string;
  readonly takenAs: string;
  readonly measure: string;
  readonly value: string;
  readonly meaning: string;
  readonly status: string;
  readonly citations: string;
  readonly missing: string;
  readonly archivedText: string;
}

const ENGLISH: MarkdownWords = {
  answer: 'Answer',
  question: 'Question',
  takenAs: 'Taken as',
  measure: 'Measure',
  value: 'Value',
  meaning: 'Meaning',
  status: 'Status',
  citations: 'Citations',
  missing: 'Missing',
  archivedText: 'archived text',
};

const GERMAN: MarkdownWords = {
  answer: 'Antwort',
  question: 'Frage',
  takenAs: 'Verstanden als',
  measure: 'Maß',
  value: 'Wert',
  meaning: 'Bedeutung',
  status: 'Stand',
  citations: 'Belege',
  missing: 'Es fehlt',
  archivedText: 'archivierter Text',
};

const FRENCH: MarkdownWords = {
  answer: 'Réponse',
  question: 'Question posée',
  takenAs: 'Comprise comme',
  measure: 'Mesure',
  value: 'Valeur',
  meaning: 'Sens',
  status: 'État',
  citations: 'Citations données',
  missing: 'Ce qui manque',
  archivedText: 'texte archivé',
};

const SPANISH: MarkdownWords = {
  answer: 'Respuesta',
  question: 'Pregunta',
  takenAs: 'Entendida como',
  measure: 'Medida',
  value: 'Valor',
  meaning: 'Significado',
  status: 'Estado',
  citations: 'Citas',
  missing: 'Lo que falta',
  archivedText: 'texto archivado',
};

const CHINESE: MarkdownWords = {
  answer: '回答',
  question: '问题',
  takenAs: '理解为',
  measure: '指标',
  value: '数值',
  meaning: '含义',
  status: '状态',
  citations: '引用',
  missing: '缺少',
  archivedText: '存档文本',
};

const ARABIC: MarkdownWords = {
  answer: 'الجواب',
  question: 'السؤال',
  takenAs: 'فُهم على أنه',
  measure: 'المقياس',
  value: 'القيمة',
  meaning: 'المعنى',
  status: 'الحالة',
  citations: 'الاستشهادات',
  missing: 'الناقص',
  archivedText: 'النص المؤرشف',
};

const HINDI: MarkdownWords = {
  answer: 'उत्तर',
  question: 'प्रश्न',
  takenAs: 'इस रूप में समझा गया',
  measure: 'माप',
  value: 'मान',
  meaning: 'अर्थ',
  status: 'स्थिति',
  citations: 'उद्धरण',
  missing: 'जो नहीं मिला',
  archivedText: 'संग्रहीत पाठ',
};

const WORDS: Readonly<Record<string, MarkdownWords>> = {
  en: ENGLISH,
  zh: CHINESE,
  ar: ARABIC,
  hi: HINDI,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

export function markdownWords({ language }: Pick<ReportWords, 'language'>): MarkdownWords {
  return WORDS[language] ?? ENGLISH;
}
