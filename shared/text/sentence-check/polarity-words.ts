import { type TextLanguage, textLanguage } from './language.ts';

/** The words of one language by which a text denies, and says what becomes more or less. */
export interface PolarityWords {
  /** Where one stands, the opposite is said. */
  readonly denial: RegExp;
  /** Taken out first: they deny nothing of what follows ("not only", "no more than"). */
  readonly noDenial: RegExp;
  /** Words in whose company a denial may say the same as its opposite without it ("only", "prevents"). */
  readonly near: RegExp;
  readonly more: RegExp;
  readonly less: RegExp;
  readonly same: RegExp;
  /** A denial is about the word after it; in other languages about either neighbour. */
  readonly deniesNext: boolean;
}

interface WordLists {
  readonly denial: string;
  readonly noDenial?: string;
  readonly near?: string;
  /** Beginnings of words; a full stop ends a whole word. */
  readonly more: string;
  readonly less: string;
  readonly same?: string;
  readonly deniesNext?: true;
}

/** Between blanks; `_` stands for a blank within a phrase. */
const LISTS: Readonly<Record<TextLanguage, WordLists>> = {
  en: {
    denial:
      "no. not. never. none. nor. neither. without. cannot. nothing. nobody. nowhere. lack. lacks. lacked. lacking. unable. absent. absence. fails?_to. failed_to. non. [a-z]+n['’]t. aint. false_that. untrue_that. myth_that. lie_that. wrong_that. incorrect_that. misconception_that. hoax_that. false_claim_that. false_to_say_that. wrong_to_say_that. falsely_claims_that. falsely_claimed_that. falsely_states_that. falsely.",
    noDenial:
      'not_only. not_just. not_merely. no_doubt. those_without. than_without. without_and. without_or. with_or_without. those_who_do_not. those_who_did_not. those_not. whether_or_not. if_not. not_to_mention. no_sooner. no_more_than. no_less_than. no_fewer_than. no_longer_than. no_later_than. no_greater_than. no_higher_than. not_more_than. not_less_than. not_fewer_than. not_longer_than. not_exceed. not_exceeding. does_not_exceed. must_not_exceed. cannot_exceed.',
    near: 'only. at_most. except. unless. hardly. rarely. barely. scarcely. seldom. instead. rather. little. few. but. prevent avoid disabl forbid forbad prohibit reject refus exclud deny. denie disallow deactivat ignor omit skip missing insufficien optional absen fail stop cease deficien loss knock-?out',
    more: 'increas go_up. goes_up. went_up. going_up. rise. rises. risen. rising. rose. raise. raises. raised. raising. elevat enhanc greater. higher. larger. longer. faster. more. upregulat up-regulat promote. promotes. promoted. promoting. stimulat accelerat gain. gains. gained. grow. grows. growth. growing. grew. grown. expand improv strengthen boost worsen aggravat enabl allow permit better.',
    less: 'decreas go_down. goes_down. went_down. going_down. reduc lower less. fewer. smaller. shorter. slower. declin diminish attenuat inhibit suppress downregulat down-regulat impair drop. drops. dropped. dropping. fell. fall. falls. fallen. falling. weaken abolish mitigat alleviat deplet shrink shrank block. blocks. blocked. blocking. disabl forbid forbad prohibit prevent deny. denies. denied. disallow worse.',
    same: 'unchanged. unaffected. unaltered. unrelated. the_same. equal. identical.',
    deniesNext: true,
  },
  de: {
    denial:
      'nicht. kein. keine. keiner. keinen. keinem. keines. nie. niemals. weder. ohne. nichts. niemand. keinerlei. falsch_dass. unwahr_dass. mythos_dass. irrtum_dass. fälschlich',
    noDenial: 'nicht_nur. nicht_mehr_als. nicht_weniger_als. nicht_zuletzt. nicht_länger_als.',
    near: 'nur. höchstens. außer. kaum. selten. statt. sondern. aber. verhinder vermeid verbot verbiet deaktivier ausgeschlossen ausschließ fehl ablehn optional',
    more: 'gestiegen. steig stieg. stiegen. erhöh zunahm zunehm nimmt_zu. zugenommen. höher größer mehr. länger schneller verbesser wuchs. wachs aktivier erlaub ermöglich förder',
    less: 'gesunken. sink sank. sanken. verringer reduzier abnahm abnehm nimmt_ab. abgenommen. senk niedriger kleiner weniger. kürzer langsamer verschlechter fiel. fielen. gefallen. deaktivier verbiet verbot verhinder hemm',
    same: 'unverändert gleich. identisch',
  },
  fr: {
    denial:
      "ne. n['’] pas. aucun. aucune. jamais. sans_pour_autant. sans. ni. rien. nul. nulle. faux_que. faux_qu['’] mythe_que. inexact_que.",
    noDenial:
      "n(?:e_|['’])[\\p{L}\\p{M}]+(?:_(?!pas|jamais|plus|rien|aucun)[\\p{L}\\p{M}'’]+){0,4}?_qu(?:e.|['’]) non_seulement. pas_seulement. pas_plus_de. pas_moins_de. pas_plus_que. n['’]est_que. ne_sont_que.",
    near: 'peut_ne. peuvent_ne. seulement. seul. seule. seuls. seules. sauf. rarement. mais. que. empêch évit interdi désactiv exclu manqu refus',
    more: 'augment accr hauss élev supérieur plus. amélior croiss croît. permet activ favoris',
    less: 'dimin baiss réduc réduit rédui chut inférieur moins. interdi désactiv empêch inhib',
    same: 'inchangé identique même.',
    deniesNext: true,
  },
  es: {
    denial:
      'no. nunca. jamás. sin. ningún. ninguna. ninguno. ni. nada. nadie. tampoco. falso_que. mito_que. mentira_que.',
    noDenial: 'no_solo. no_sólo. no_solamente. no_más_de. no_menos_de. no_obstante.',
    near: 'puede_no. pueden_no. podría_no. solo. sólo. excepto. salvo. solamente. apenas. sino. pero. evit prohib desactiv exclu rechaz impid falt',
    more: 'aument increment crec mayor. mayores. más. mejor permit activ eleva sub[eió]',
    less: 'disminu reduc reduj descen menor. menores. menos. baj[óao]. prohib desactiv impid inhib cae. cay',
    same: 'igual. iguales. idéntic invariable sin_cambios.',
    deniesNext: true,
  },
  it: {
    denial: 'non. nessun. nessuna. nessuno. senza. mai. né. niente. nulla. falso_che.',
    noDenial: 'non_solo. non_più_di. non_meno_di.',
    near: 'solo. soltanto. tranne. ma. bensì. evit impedi vieta disattiv esclu rifiut manca',
    more: 'aument cresc crebb maggior più. miglior permett attiv eleva',
    less: 'diminu ridu ridott cal[aoò]. minor. minore. minori. meno. peggior vieta disattiv impedi inibi',
    same: 'invariat uguale. uguali. identic',
    deniesNext: true,
  },
  pt: {
    denial: 'não. nunca. jamais. sem. nenhum. nenhuma. nem. nada. ninguém. falso_que. mito_que.',
    noDenial: 'não_só. não_apenas. não_mais_de. não_menos_de.',
    near: 'apenas. somente. exceto. mas. evit impe proib desativ exclu rejeit falt',
    more: 'aument cresc maior. maiores. mais. melhor permit ativ eleva',
    less: 'diminu reduz redu[cç] menor. menores. menos. cai. caiu. queda proib desativ impe inib',
    same: 'inalterad igual. iguais. idêntic',
    deniesNext: true,
  },
  nl: {
    denial: 'niet. geen. nooit. zonder. noch. niets. niemand. nergens. onwaar_dat.',
    noDenial: 'niet_alleen. niet_meer_dan. niet_minder_dan.',
    near: 'slechts. alleen. behalve. maar. zelden. voorkom verbod verbied uitgeschakel uitsluit ontbreek weiger',
    more: 'toenam toegenomen. toeneem neemt_toe. stijg steeg. hoger groter meer. verhoog groei sneller beter',
    less: 'afnam afgenomen. neemt_af. daal daling. gedaald. lager kleiner minder. verlaag trager slechter verbied verbod',
    same: 'onveranderd gelijk. identiek',
  },
  ru: {
    denial: 'не. нет. ни. без. никогда. нельзя. никто. ничего. отсутству неверно_что. неправда_что.',
    noDenial: 'не_только. не_более. не_менее. не_больше. не_меньше.',
    near: 'только. кроме. но. а. запре исключ предотвра отключ отсутств',
    more: 'увелич повы возр рост. раст больше. выше. усил улучш разреш',
    less: 'сниз сниж уменьш пад упал сокра меньше. ниже. ослаб ухудш запре',
    same: 'неизменн одинаков',
    deniesNext: true,
  },
  hi: {
    denial: 'नहीं. न. मत. बिना.',
    noDenial: 'न_केवल. नहीं_बल्कि.',
    near: 'केवल. सिर्फ. सिर्फ़. लेकिन.',
    more: 'बढ़ अधिक. ज़्यादा. वृद्धि.',
    less: 'घट कम. गिरावट. कमी.',
  },
  ar: {
    denial: 'لا. لم. لن. ليس. ليست. ليسوا. ولا. ولم. ولن. وليس. وليست. فلا. فلم. بدون. دون. غير.',
    noDenial: 'ليس_فقط.',
    near: 'فقط. إلا. سوى. لكن.',
    more: 'زاد يزيد تزيد زياد ارتف يرتف أكثر. أعلى. أكبر.',
    less: 'انخف ينخف خفض تراجع قلل قلت. تقلل يقلل أقل. أدنى. أصغر. نقص',
  },
  other: {
    denial: '不 没 沒 无法 無法 并非 ない なかった ません なし ずに 않 없 못',
    noDenial: '不仅 不但 不超过 不少于 不少 不断 不同 不久 不论 不管 无论 不得不 差不多 只不过 だけでなく',
    near: '只 仅 除 避免 禁止 防止 但 だけ のみ 以外 만',
    more: '增加 增长 上升 提高 提升 升高 增大 更高 更多 更快 増加 上昇 向上 高ま 増え 증가 상승 높',
    less: '减少 下降 降低 减小 更低 更少 减弱 更慢 減少 低下 下落 減り 감소 하락 낮',
    same: '不变 没有变化 変わら',
  },
};

const NEVER = /(?!)/gu;
const compiled = new Map<TextLanguage, PolarityWords>();

/** The words of the language that a text is written in; `beside` helps where the text is too short to say. */
export function polarityWords(text: string, beside = ''): PolarityWords {
  const language = textLanguage(text, beside);
  const known = compiled.get(language);
  if (known) return known;
  const lists = LISTS[language];
  const isSpaced = language !== 'other';
  const words = {
    denial: compile(lists.denial, isSpaced),
    noDenial: compile(lists.noDenial, isSpaced),
    near: compile(lists.near, isSpaced),
    more: compile(lists.more, isSpaced),
    less: compile(lists.less, isSpaced),
    same: compile(lists.same, isSpaced),
    deniesNext: lists.deniesNext === true,
  };
  compiled.set(language, words);
  return words;
}

/** Phrases first, so that one is found before a word of it; a class of all letters stands once for many, as it is slow to compile. */
function compile(list: string | undefined, isSpaced: boolean): RegExp {
  if (list === undefined) return NEVER;
  const entries = list.split(/\s+/u).toSorted((a, b) => b.length - a.length);
  if (!isSpaced) return new RegExp(entries.join('|'), 'gu');
  const { phrases = [], words = [] } = Object.groupBy(entries, (entry) =>
    entry.includes('_') ? 'phrases' : 'words',
  );
  const patterns = [phrases, words].flatMap((some) => [
    ...oneOf(
      some.filter((entry) => entry.endsWith('.')).map((entry) => entry.slice(0, -1)),
      WORD_END,
    ),
    ...oneOf(
      some.filter((entry) => !entry.endsWith('.')),
      String.raw`[\p{L}\p{M}]*`,
    ),
  ]);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patterns.join('|')})`, 'giu');
}

const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`;

function oneOf(entries: readonly string[], end: string): readonly string[] {
  if (entries.length === 0) return [];
  return [`(?:${entries.map((entry) => entry.replaceAll('_', String.raw`\s+`)).join('|')})${end}`];
}

/** Pairs that say the opposite of each other without being more or less. */
export const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:requir|mandator|compulsor|obligator)\w*/giu, /\b(?:optional|voluntar)\w*/giu],
  [/\binclud\w*/giu, /\bexclud\w*/giu],
  [
    /\b(?:always|immer|toujours|siempre|sempre|altijd)\b/giu,
    /\b(?:never|nie|niemals|jamais|nunca|nooit)\b/giu,
  ],
  [/\bpositiv\w*/giu, /\bnegativ\w*/giu],
  [/\bminim(?:um|al|a|ale|o)\b/giu, /\bmaxim(?:um|al|a|ale|o)\b/giu],
  [/\b(?:succeeds?|succeeded|success|successful|successfully)\b/giu, /\bfail(?:s|ed|ure|ures)?\b/giu],
  [/\bsynchronous(?:ly)?\b/giu, /\basynchronous(?:ly)?\b/giu],
];

/** Denials of languages without lists of their own: told only where one is put into a sentence, or left out of it. */
export const OTHER_DENIALS =
  /(?<![\p{L}\p{M}])(?:nie|nikdy|není|nejsou|nem|inte|ikke|ikkje|ej|değil\p{L}*|yok|tidak|bukan|không|nije|nisu|nėra|eivät|ei|nu (?:este|e|sunt|se)|δεν|не|לא|אינו|אינה|نیست)(?![\p{L}\p{M}])|ไม่/iu;

/** Prefixes that make the opposite of a word. */
export const NEGATING_PREFIXES: readonly string[] = ['un', 'in', 'non', 'im', 'ir', 'dis'];

/** Turkish denies within the verb: `desteklemez` of `destekler`, `artırmadı` of `artırdı`. */
export const DENYING_ENDINGS =
  /m(?:[ae]z|[ıiuü]yor|[ae]d[ıi]|[ae]y[ae]c[ae][kğ]|[ae]m[ıi]ş|[ae]m[ae]l[ıi])\p{L}*$/iu;
