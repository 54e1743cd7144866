import { textLanguage } from '../text/sentence-check/language.ts';

/** The texts at hand; studies and evidence are the matter itself. */
const TEXTS = String.raw`(?:quotes?|sources?|documents?|documentation|passages?|pages?|texts?)`;
/** By language: a text at hand does not say something. */
const MISSING = [
  String.raw`\b(?:no|none of the|neither|nothing in the) (?:\w+ ){0,2}${TEXTS}\b[^.,;]{0,30}\b(?:says?|states?|tells?|mentions?|gives?|covers?|address(?:es)?|describes?|specif(?:y|ies)|discuss(?:es)?|names?|explains?|settles?|answers?)\b`,
  String.raw`\b${TEXTS}\b[^.,;]{0,30}\b(?:do(?:es)? not|don['’]t|doesn['’]t|did not|never) (?:say|state|tell|mention|give|cover|address|describe|specify|discuss|name|explain|settle|answer)\b`,
  String.raw`\b(?:is|are|was|were) not (?:said|stated|told|mentioned|given|covered|addressed|described|specified|answered) (?:here|(?:in|by) (?:any of )?(?:the|these) (?:\w+ ){0,2}${TEXTS})`,
  String.raw`^\W*(?:nothing|no answer) (?:was|could be) found (?:on|about|for)\b`,
  String.raw`\b(?:die (?:quellen|zitate|dokumente)|keine (?:der )?quellen?)\b[^.,;]{0,40}\b(?:sagen|sagt|nennen|nennt|beschreiben|beschreibt|erwähnen|erwähnt|geben|gibt)\b`,
  String.raw`\b(?:les (?:sources|documents|citations)|aucune source)\b[^.,;]{0,20}\b(?:ne (?:disent|dit|mentionnent|mentionne|précisent|précise|décrivent|décrit)|n['’](?:indiquent|indique|expliquent|explique))\b`,
  String.raw`\b(?:las fuentes|los documentos|las citas|ninguna fuente)\b[^.,;]{0,20}\b(?:dicen?|mencionan?|indican?|describen?|explican?)\b`,
  String.raw`\b(?:le fonti|i documenti|le citazioni|nessuna fonte)\b[^.,;]{0,20}\b(?:dicono|dice|indicano|indica|menzionano|menziona|descrivono|descrive)\b`,
  String.raw`\b(?:as fontes|os documentos|as citações|nenhuma fonte)\b[^.,;]{0,20}\b(?:dizem|diz|indicam?|mencionam?|descrevem?)\b`,
  String.raw`\b(?:de (?:bronnen|documenten|citaten)|geen (?:enkele )?bron)\b[^.,;]{0,30}\b(?:zeggen|zegt|noemen|noemt|beschrijven|beschrijft|vermelden|vermeldt)\b`,
  String.raw`(?<!\p{L})(?:źródł|dokument|cytat)\p{L}*[^.,;]{0,30}(?<!\p{L})nie\s(?:mówi|podaj|wspomina|opisuj|wyjaśnia|określa)`,
  String.raw`(?<!\p{L})(?:zdroj|dokument|citac)\p{L}*[^.,;]{0,30}(?<!\p{L})ne(?:uvád|zmiňuj|říkaj|popisuj|vysvětluj)`,
  String.raw`(?<!\p{L})(?:källor|kilder|dokument)\p{L}*[^.,;]{0,20}(?<!\p{L})(?:säger|nämner|anger|beskriver|förklarar|siger|nævner|angiver|forklarer|sier|nevner|oppgir)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:lähte|asiakirja)\p{L}*[^.,;]{0,20}(?<!\p{L})(?:kerro|mainitse|kuvaa|selitä)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:sursel|documentel|citatel)\p{L}*[^.,;]{0,20}(?<!\p{L})(?:spun|menționează|indică|descriu|precizează)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:források|dokumentumok)(?!\p{L})[^.,;]{0,40}(?<!\p{L})(?:mondják|említik|írják|közlik|adják)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:kaynak|belge|alıntı)\p{L}*[^.,;]{0,60}(?:söylem|belirtm|bahsetm|açıklam|değinm)[ie]?yor`,
  String.raw`(?<!\p{L})(?:sumber|dokumen|kutipan)(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:menyebut|menjelaskan|mengatakan|menyatakan)`,
  String.raw`(?:nguồn|tài liệu)[^.,;]{0,20}(?:nói|nêu|đề cập|cho biết|giải thích)`,
  String.raw`(?:джерел|документ|цитат)\p{L}*[^.,;]{0,40}(?:каж|вказ|згаду|опису|поясн|повідомл)`,
  String.raw`(?:πηγές|έγγραφα)[^.,;]{0,20}(?:λένε|αναφέρουν|περιγράφουν|εξηγούν)`,
  String.raw`(?:המקורות|המסמכים)[^.,;]{0,20}(?:אומרים|מציינים|מזכירים|מתארים|מסבירים)`,
  String.raw`(?:منابع|اسناد)[^.،؛]{0,60}(?:گویند|کنند|نشده)`,
  String.raw`(?:แหล่งข้อมูล|เอกสาร)[^.]{0,30}(?:ระบุ|กล่าวถึง|บอก|อธิบาย)`,
  String.raw`(?:출처|자료|문서|인용)[^.,;]{0,40}(?:언급|설명|밝히|나와|말하|제시)`,
  String.raw`(?:источник|документ|цитат)\p{L}*[^.,;]{0,40}(?:говор|сказан|указ|сообща|упомина|описыва|объясня)`,
  String.raw`(?:स्रोत|दस्तावेज़|उद्धरण)[^।,;]{0,60}(?:बताता|बताते|बताया|कहते|कहा|उल्लेख|मिला)`,
  String.raw`(?:المصادر|المصدر|الوثائق|الاقتباسات)[^.،؛]{0,40}(?:تذكر|يذكر|تقول|توضح|تشير|تبين|تحدد)`,
  String.raw`(?:لا|لم|لن) (?:تذكر|يذكر|تقول|توضح|تشير|تبين|تحدد) (?:أي من )?(?:هذه )?(?:المصادر|الوثائق|الاقتباسات)`,
  String.raw`(?:来源|來源|资料|資料|文献|文獻|引文|文件|出典)[^。，；、]{0,20}(?:说明|說明|提及|提到|指出|记载|記載|述べ|言及|示し|書かれ)`,
];
const IS_MISSING = new RegExp(MISSING.join('|'), 'iu');
const NEGATED =
  /(?<![\p{L}])(?:no|not|n['’]t|none|neither|never|nothing|nicht|nichts|keine?[mnrs]?|ne|n['’]\p{L}+|aucune?|ninguna?|non|nessuna|não|nenhuma|niet|niets|geen|nie|ne\p{L}{4,}|inte|ingen|inga|ikke|ei|eivät|nu|nem|tidak|không|δεν|не|нет|ни|жодн\p{L}*|לא|אינם|नहीं|لا|لم|لن|ن(?:می)\p{L}*|نشده)(?![\p{L}])|m[iıuü]yor|ไม่|않|없|n['’]t\b|[没沒未无無不]|(?:ない|ません|ず)/iu;

/** A quote that itself tells what is open. */
const OPEN_ITSELF =
  /\b(?:unknown|unclear|unreported|undisclosed|unspecified|no (?:data|evidence|information|figures?|stud(?:y|ies))|not (?:yet |been )*(?:studied|tested|reported|known|clear|specified|disclosed|documented|published|measured|established|stated|determined))\b/iu;

/** True for a sentence by which the texts at hand do not say something. */
export function tellsLeftOpen(sentence: string): boolean {
  return IS_MISSING.test(sentence) && NEGATED.test(sentence);
}

/**
 * True for a sentence of the kind that no quote bears: silence cannot be quoted, unless a quote speaks of it itself or denies
 * something, which a reader sees beside the sentence. What is left
 * open a report lists by code.
 */
export function isUnborneSilence(sentence: string, quotes: readonly string[]): boolean {
  return (
    tellsLeftOpen(sentence) &&
    !quotes.some((quote) => tellsLeftOpen(quote) || OPEN_ITSELF.test(quote) || holdsDenial(quote))
  );
}

const DENIED_IN_ENGLISH =
  /\b(?:no|not|none|neither|nor|never|nothing|nobody|without|lacks?|cannot)\b|n['’]t\b/iu;

/** True for a text with a word of denial, in whatever language. */
export function holdsDenial(text: string): boolean {
  return (textLanguage(text) === 'en' ? DENIED_IN_ENGLISH : NEGATED).test(text);
}
