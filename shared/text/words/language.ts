/** Kana before Han: Japanese is written in both. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
];
/** Share of the letters from which a script is the text's own, and not that of a word that it names. */
const OWN_SCRIPT = 0.2;

/** Small words that distinguish languages in Latin letters; English first, which names of other languages stand in. */
const SMALL_WORDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'en',
    setOf(
      `the is are was of how what which why does do did and to when who where can should between for with i you we they it its this that
      these those my your our their if not at from or but be been has have had will would could may might must there than then any some all
      into about after before while because as by an get make use please list give name tell explain describe compare`,
    ),
  ],
  [
    'de',
    setOf(
      `der die das ist sind war wie was warum welche welcher welches wann wer wo und von im den dem ein eine wird werden zwischen für mit nicht
      auf ich mein meine auch aber oder wenn kann man zu zum zur bei aus nach ohne noch schon einen einem einer es sich`,
    ),
  ],
  [
    'fr',
    setOf(
      `le la les est sont quel quelle quels quelles comment pourquoi quand où des du une et dans pour entre que qui avec sur qu l d un au aux
      mais plus ne pas je mon ma mes ce cette puis sans si de combien`,
    ),
  ],
  [
    'es',
    setOf(
      `el la los las es son qué cuál cuáles cómo por cuándo dónde del una y en para entre quién con se de un al lo pero más muy ya fue tiene mi
      su sin eso hay puedo que si cuánto cuánta cuántos cuántas`,
    ),
  ],
  [
    'pt',
    setOf(
      `o os as é são qual quais como porque quando onde do da dos das uma e em para entre quem com não um ao aos no na nos nas pelo pela você
      meu minha mas já foi tem mais só sem isso ou posso que se de quanto quanta quantos quantas`,
    ),
  ],
  [
    'it',
    setOf(
      `il lo gli è sono quale quali come perché quando dove del della dei delle una e per tra chi con che di un nel nella al alla ma più già
      ho ha mio mia senza posso se si quanto quanta quanti quante`,
    ),
  ],
  [
    'nl',
    setOf(
      `de het een is zijn hoe wat waarom welke wanneer wie waar en van voor tussen met niet op ik mijn maar of als kan naar bij uit zonder nog
      deze dit`,
    ),
  ],
  [
    'sv',
    setOf(
      'och att det på är för inte ett vad hur vem när varför vilken vilket vilka till från mellan blev finns kallas',
    ),
  ],
  [
    'da',
    setOf(
      'og på til ikke hvad hvordan hvem hvornår hvorfor hvilken hvilket hvilke fra mellem blev kaldes ved som',
    ),
  ],
  [
    'pl',
    setOf(
      'się nie jest są był była było przez dla oraz który która które kiedy gdzie dlaczego czy jaki jaka jakie kto jak ile między został',
    ),
  ],
  [
    'cs',
    setOf(
      'jsou byl byla bylo který která které kdy kde proč při nebo podle kolik kdo jaký jaká jaké mezi byly není',
    ),
  ],
  ['ro', setOf('și în din este sunt fost pentru când unde către între sau lui câte câți')],
  ['hu', setOf('az és hogy nem egy mikor hol miért melyik milyen hány volt között vagy által kik')],
  [
    'fi',
    setOf(
      'ja ei että mikä mitä miten kuka milloin missä miksi ovat oli joka jotka kun kuinka mihin mistä sekä',
    ),
  ],
  [
    'tr',
    setOf(
      'bir bu için ile mı mü hangi hangisi nasıl neden niçin nerede nereye kaç olan olarak daha çok gibi kadar sonra önce göre ise veya ama zaman değil nedir kimdir hangileri tarafından',
    ),
  ],
  [
    'vi',
    setOf(
      'là của và có những các cho được trong một không này khi nào gì đâu vì bao nhiêu với người ở đã từ để bởi',
    ),
  ],
  [
    'id',
    setOf(
      'yang dari untuk dengan apa siapa kapan bagaimana mengapa adalah pada ini itu oleh tidak berapa dalam',
    ),
  ],
];

/** Letters that of these languages one alone has; names with them stand in all languages, with a capital. */
const OWN_LETTERS: readonly (readonly [string, RegExp])[] = [
  ['tr', /[ığş]/u],
  ['pl', /[ąęłżźśń]/u],
  ['cs', /[řěů]/u],
  ['ro', /[țșă]/u],
  ['hu', /[őű]/u],
  ['vi', /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọốồổỗộớờởỡợụủứừửữựỳỵ]/u],
];

/** No other language that is told here opens what it asks or calls. */
const OPENED_IN_SPANISH = /[¿¡]/u;

/** A single word of another language than these may be a name, or English. */
const SURE: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']);
const FEWEST_HITS = 2;

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

const APOSTROPHE = /['’]$/u;

/** It may be the name of anything ("x y"), but for "I"; one with an accent or an apostrophe ("è", "l’") is a word. */
function isLoneLetter(word: string): boolean {
  return /^[a-hj-z]$/u.test(word);
}

/** In small letters, with the apostrophe of a lone letter, without short forms in capitals ("IL-6", "LA") unless all is in capitals. */
function wordsOf(text: string): readonly string[] {
  const all = text.match(/(?<!\p{L})\p{L}['’](?=\p{L})|\p{L}+/gu) ?? [];
  const written = all.filter((word) => !/^\p{Lu}{2,}$/u.test(word));
  return (written.length > 0 ? written : all).map((word) => word.toLowerCase());
}

/** The beginning of a long text tells its language. */
const READ_CHARACTERS = 4000;

/** The share of a text's letters in the script of a language, or of its words that are small words of it; 0 for one not known. */
export function shareInLanguage(text: string, language: string): number {
  const script = SCRIPTS.find(([, tag]) => tag === language)?.[0];
  if (script !== undefined) {
    return (text.match(script)?.length ?? 0) / (text.match(/\p{L}/gu)?.length ?? 1);
  }
  const small = SMALL_WORDS.find(([tag]) => tag === language)?.[1];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => small?.has(word)).length / Math.max(1, words.length);
}

interface Ranked {
  readonly tag: string;
  readonly count: number;
}

function languageOfScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters * OWN_SCRIPT)?.[1];
}

/** By how many of their small words, or of words that only they spell so, a text has. */
function countLanguages(text: string): readonly Ranked[] {
  const words = wordsOf(text);
  const plain = text.match(/(?<!\p{L})\p{Ll}+/gu) ?? [];
  return SMALL_WORDS.map(([tag, small]) => {
    const letters = OWN_LETTERS.find(([language]) => language === tag)?.[1];
    const spelled = letters === undefined ? 0 : plain.filter((word) => letters.test(word)).length;
    const marked = tag === 'es' && OPENED_IN_SPANISH.test(text) ? 1 : 0;
    const hits = words.filter((word) => small.has(word.replace(APOSTROPHE, '')));
    const own = spelled + marked;
    const count = hits.every(isLoneLetter) && own === 0 ? 0 : hits.length + FEWEST_HITS * own;
    return { tag, count: SURE.has(tag) || count >= FEWEST_HITS ? count : 0 };
  });
}

/** BCP 47 tag of a text's language by its script and its small words; `und` when they say nothing. */
export function guessLanguage(whole: string): string {
  const text = whole.slice(0, READ_CHARACTERS);
  const own = languageOfScript(text);
  if (own !== undefined) return own;
  const best = countLanguages(text).reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best.tag : 'und';
}

/** The same where it is no guess: by a script, or by twice as many small words as any other language has; two at least. */
export function sureLanguage(whole: string): string | undefined {
  const text = whole.slice(0, READ_CHARACTERS);
  const own = languageOfScript(text);
  if (own !== undefined) return own;
  const [best, next] = countLanguages(text).toSorted((a, b) => b.count - a.count);
  const isSure = best !== undefined && best.count >= Math.max(FEWEST_HITS, 2 * (next?.count ?? 0));
  return isSure ? best.tag : undefined;
}
