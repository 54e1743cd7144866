import type { Block, Draft, Sentence } from '#shared/domain/report.ts';
import { UNSEARCHED_ANSWERS } from '#shared/domain/search-trouble.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';

/** Stands before the text wherever it is shown, also where only the answer is. */
export const UNSOURCED_NOTICE =
  'No source was read: search was off. What follows is a language model’s own knowledge; it cites nothing, and nothing of it was checked.';

/** What code says of its own accord around quotes, by the English of it. */
interface OwnWords {
  readonly 'The closest passage:': string;
  readonly 'The closest passages:': string;
  readonly 'What is quoted above may answer this, too.': string;
  readonly 'See what is quoted above.': string;
  readonly 'Another source speaks against this:': string;
  readonly 'Nothing that was found answers this question.': string;
  readonly 'None of this is sure to answer the question.': string;
  readonly 'What is compared': string;
  readonly 'What was asked': string;
  readonly 'What a source says': string;
  readonly 'What another says': string;
  readonly 'What the sources say': string;
  readonly 'A further question': string;
  readonly [UNSOURCED_NOTICE]: string;
  /** Of what was asked, in quotation marks. */
  readonly nothing: (asked: string) => string;
  /** The same, where passages are shown of which code cannot tell. */
  readonly nothingSure: (asked: string) => string;
  readonly or: string;
  /** Heads the quotes on topics that a draft asked more of. */
  readonly on: (topics: string) => string;
}

const WORDS: Readonly<Record<string, OwnWords>> = {
  de: {
    'The closest passage:': 'Am nächsten kommt diese Stelle:',
    'The closest passages:': 'Am nächsten kommen diese Stellen:',
    'What is quoted above may answer this, too.': 'Was oben zitiert ist, beantwortet vielleicht auch dies.',
    'See what is quoted above.': 'Siehe, was oben zitiert ist.',
    'Another source speaks against this:': 'Eine andere Quelle spricht dagegen:',
    'Nothing that was found answers this question.':
      'Nichts von dem, was gefunden wurde, beantwortet diese Frage.',
    'None of this is sure to answer the question.': 'Nichts davon beantwortet die Frage sicher.',
    'What is compared': 'Was verglichen wird',
    'What was asked': 'Was gefragt war',
    'What a source says': 'Was eine Quelle sagt',
    'What another says': 'Was eine andere sagt',
    'What the sources say': 'Was die Quellen sagen',
    'A further question': 'Eine weitere Frage',
    [UNSOURCED_NOTICE]:
      'Keine Quelle wurde gelesen: Die Suche war aus. Was folgt, ist das eigene Wissen eines Sprachmodells; es belegt nichts, und nichts davon wurde geprüft.',
    nothing: (asked) => `Nichts von dem, was gefunden wurde, beantwortet ${asked}.`,
    nothingSure: (asked) => `Nichts von dem, was gefunden wurde, beantwortet sicher ${asked}.`,
    or: 'oder',
    on: (topics) => `Zu ${topics}`,
  },
  fr: {
    'The closest passage:': 'Le passage le plus proche :',
    'The closest passages:': 'Les passages les plus proches :',
    'What is quoted above may answer this, too.': 'Ce qui est cité plus haut répond peut-être aussi à ceci.',
    'See what is quoted above.': 'Voir ce qui est cité plus haut.',
    'Another source speaks against this:': 'Une autre source dit le contraire :',
    'Nothing that was found answers this question.':
      'Rien de ce qui a été trouvé ne répond à cette question.',
    'None of this is sure to answer the question.': 'Rien de tout cela ne répond à coup sûr à la question.',
    'What is compared': 'Ce qui est comparé',
    'What was asked': 'Ce qui était demandé',
    'What a source says': 'Ce qu’en dit une source',
    'What another says': 'Ce qu’en dit une autre',
    'What the sources say': 'Ce que disent les sources',
    'A further question': 'Une autre question',
    [UNSOURCED_NOTICE]:
      'Aucune source n’a été lue : la recherche était désactivée. Ce qui suit est ce que sait un modèle de langue ; rien n’y est sourcé et rien n’en a été vérifié.',
    nothing: (asked) => `Rien de ce qui a été trouvé ne répond à ${asked}.`,
    nothingSure: (asked) => `Rien de ce qui a été trouvé ne répond à coup sûr à ${asked}.`,
    or: 'ou',
    on: (topics) => `Sur ${topics}`,
  },
  es: {
    'The closest passage:': 'El pasaje más cercano:',
    'The closest passages:': 'Los pasajes más cercanos:',
    'What is quoted above may answer this, too.': 'Lo citado arriba quizá responda también a esto.',
    'See what is quoted above.': 'Véase lo citado arriba.',
    'Another source speaks against this:': 'Otra fuente dice lo contrario:',
    'Nothing that was found answers this question.': 'Nada de lo encontrado responde a esta pregunta.',
    'None of this is sure to answer the question.': 'Nada de esto responde con seguridad a la pregunta.',
    'What is compared': 'Lo que se compara',
    'What was asked': 'Lo que se preguntó',
    'What a source says': 'Lo que dice una fuente',
    'What another says': 'Lo que dice otra',
    'What the sources say': 'Lo que dicen las fuentes',
    'A further question': 'Otra pregunta',
    [UNSOURCED_NOTICE]:
      'No se leyó ninguna fuente: la búsqueda estaba desactivada. Lo que sigue es lo que sabe un modelo de lenguaje; no cita nada, y nada de ello se comprobó.',
    nothing: (asked) => `Nada de lo encontrado responde a ${asked}.`,
    nothingSure: (asked) => `Nada de lo encontrado responde con seguridad a ${asked}.`,
    or: 'o',
    on: (topics) => `Sobre ${topics}`,
  },
  zh: {
    'The closest passage:': '最接近的段落：',
    'The closest passages:': '最接近的段落：',
    'What is quoted above may answer this, too.': '上面引用的内容可能也回答了这一点。',
    'See what is quoted above.': '见上面引用的内容。',
    'Another source speaks against this:': '另一个来源与此相反：',
    'Nothing that was found answers this question.': '找到的内容都没有回答这个问题。',
    'None of this is sure to answer the question.': '以上内容均不能确定回答该问题。',
    'What is compared': '比较对象',
    'What was asked': '所问内容',
    'What a source says': '一个来源的说法',
    'What another says': '另一来源的说法',
    'What the sources say': '来源的说法',
    'A further question': '另一个问题',
    [UNSOURCED_NOTICE]:
      '没有阅读任何来源：搜索已关闭。以下内容是语言模型自身的知识；其中没有任何引用，也没有经过任何核查。',
    nothing: (asked) => `找到的内容都没有回答${asked}。`,
    nothingSure: (asked) => `找到的内容都不能确定回答了${asked}。`,
    or: '或',
    on: (topics) => `关于${topics}`,
  },
  ar: {
    'The closest passage:': 'أقرب مقطع:',
    'The closest passages:': 'أقرب المقاطع:',
    'What is quoted above may answer this, too.': 'ما اقتُبس أعلاه قد يجيب عن هذا أيضًا.',
    'See what is quoted above.': 'انظر ما اقتُبس أعلاه.',
    'Another source speaks against this:': 'مصدر آخر يقول خلاف ذلك:',
    'Nothing that was found answers this question.': 'لا شيء مما عُثر عليه يجيب عن هذا السؤال.',
    'None of this is sure to answer the question.': 'لا شيء من هذا يجيب بالتأكيد عن السؤال.',
    'What is compared': 'ما يُقارَن',
    'What was asked': 'ما سُئل عنه',
    'What a source says': 'ما يقوله مصدر',
    'What another says': 'ما يقوله مصدر آخر',
    'What the sources say': 'ما تقوله المصادر',
    'A further question': 'سؤال آخر',
    [UNSOURCED_NOTICE]:
      'لم يُقرأ أي مصدر: كان البحث متوقفًا. ما يلي هو معرفة نموذج لغوي من عنده؛ لا يستشهد بشيء، ولم يُتحقق من شيء منه.',
    nothing: (asked) => `لا شيء مما عُثر عليه يجيب عن ${asked}.`,
    nothingSure: (asked) => `لا شيء مما عُثر عليه يجيب يقينًا عن ${asked}.`,
    or: 'أو',
    on: (topics) => `حول ${topics}`,
  },
  hi: {
    'The closest passage:': 'सबसे निकट का अंश:',
    'The closest passages:': 'सबसे निकट के अंश:',
    'What is quoted above may answer this, too.': 'ऊपर उद्धृत बात शायद इसका भी उत्तर देती है।',
    'See what is quoted above.': 'ऊपर उद्धृत अंश देखें।',
    'Another source speaks against this:': 'एक अन्य स्रोत इसके विपरीत कहता है:',
    'Nothing that was found answers this question.': 'जो मिला उसमें से कुछ भी इस प्रश्न का उत्तर नहीं देता।',
    'None of this is sure to answer the question.': 'इनमें से कुछ भी निश्चित रूप से प्रश्न का उत्तर नहीं देता।',
    'What is compared': 'जिसकी तुलना है',
    'What was asked': 'जो पूछा गया',
    'What a source says': 'एक स्रोत क्या कहता है',
    'What another says': 'दूसरा स्रोत क्या कहता है',
    'What the sources say': 'स्रोत क्या कहते हैं',
    'A further question': 'एक और प्रश्न',
    [UNSOURCED_NOTICE]:
      'कोई स्रोत नहीं पढ़ा गया: खोज बंद थी। आगे जो लिखा है वह भाषा मॉडल का अपना ज्ञान है; इसमें कोई उद्धरण नहीं है, और इसकी कोई बात जाँची नहीं गई।',
    nothing: (asked) => `जो मिला उसमें से कुछ भी ${asked} का उत्तर नहीं देता।`,
    nothingSure: (asked) => `जो मिला उसमें से कुछ भी निश्चित रूप से ${asked} का उत्तर नहीं देता।`,
    or: 'या',
    on: (topics) => `${topics} के बारे में`,
  },
};

const NOTHING =
  /^Nothing that was found (?:answers|(?<isUnsure>is sure to answer)) (?<asked>“.+”)(?<why>: .+)?\.$/su;

const FULL_STOP = /[.。।]$/u;

/** The draft with what code says in the language of the question; quotes, and what a model says, stay as they are. */
export function inItsLanguage(draft: Draft, language: string): Draft {
  const words = wordsOf(language);
  if (words === undefined) return draft;
  const own = (block: Block): Block => ({
    ...block,
    sentences: block.sentences.map(
      (sentence) => unsearched(sentence, language) ?? translated(sentence, words),
    ),
  });
  return {
    ...draft,
    answer: draft.answer.map(own),
    sections: draft.sections.map((section) => ({ ...section, blocks: section.blocks.map(own) })),
  };
}

/** Heads the section that code adds to a draft, of quotes on these topics. */
export function titleOn(topics: string, language: string): string {
  return wordsOf(language)?.on(topics) ?? `On ${topics}`;
}

/** One phrase of code in the language of a BCP 47 tag; in English where there are no words of it. */
export function ownPhrase(phrase: (typeof KNOWN)[number], language: string): string {
  return wordsOf(language)?.[phrase] ?? phrase;
}

function wordsOf(language: string): OwnWords | undefined {
  return WORDS[language.toLowerCase().split(/[-_]/u)[0] ?? ''];
}

/** Said where there is nothing to quote, as the page of a report says it. */
function unsearched(sentence: Sentence, language: string): Sentence | undefined {
  if (sentence.kind !== 'connective') return undefined;
  const { insufficiency } = wordsFor(language);
  if (sentence.text === UNSEARCHED_ANSWERS.off) return { ...sentence, text: insufficiency.off };
  return sentence.text === UNSEARCHED_ANSWERS.failed
    ? { ...sentence, text: insufficiency.failed }
    : undefined;
}

function translated(sentence: Sentence, words: OwnWords): Sentence {
  if (sentence.kind !== 'connective') return sentence;
  const { text } = sentence;
  if (isKnown(text)) return { ...sentence, text: words[text] };
  const { asked, why, isUnsure } = NOTHING.exec(text)?.groups ?? {};
  if (asked === undefined) return sentence;
  const said = (isUnsure === undefined ? words.nothing : words.nothingSure)(
    asked.replaceAll('” or “', `” ${words.or} “`),
  );
  return { ...sentence, text: why === undefined ? said : said.replace(FULL_STOP, (stop) => `${why}${stop}`) };
}

const KNOWN = [
  'The closest passage:',
  'The closest passages:',
  'What is quoted above may answer this, too.',
  'See what is quoted above.',
  'Another source speaks against this:',
  'Nothing that was found answers this question.',
  'None of this is sure to answer the question.',
  'What is compared',
  'What was asked',
  'What a source says',
  'What another says',
  'What the sources say',
  'A further question',
  UNSOURCED_NOTICE,
] as const;

function isKnown(text: string): text is (typeof KNOWN)[number] {
  return KNOWN.some((known) => known === text);
}
