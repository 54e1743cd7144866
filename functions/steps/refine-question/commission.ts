const KIND = String.raw`(?:literature\s+|evidence\s+|market\s+|research\s+|systematic\s+|background\s+|risk\s+|status\s+|state-of-the-art\s+)?(?:report|overview|summary|analysis|review|briefing|brief|study|essay|article|paper|assessment|introduction|explanation|description|evaluation|deep\s+dive|primer|memo|memorandum|survey|breakdown|outline|synopsis|synthesis|account|investigation|dossier|write-?up|digest|fact\s*sheet|discussion|research)`;
const MADE = String.raw`(?:write|provide|give|prepare|produce|create|draft|compile|conduct|carry\s+out|generate|deliver|present|perform|put\s+together|need|want)`;
const ADJECTIVES = String.raw`(?:(?:very|fairly|well[- ]\p{L}+|in[- ]depth|up[- ]to[- ]date|[\p{L}]+(?:ed|ive|al|ic|ful|ough|ent|ant|ing))\s+|(?:short|brief|concise|quick|deep|full|complete|long|clear|simple|one[- ]page|two[- ]page|\d+[- ](?:word|page))\s+|,\s*)*`;
/** Nouns that are a commission though nobody says what is to be done with it. */
const ALONE = String.raw`(?:an?\s+)?${ADJECTIVES}(?:(?:overview|summary|synopsis)\s+(?:of|on)|(?:report|essay|briefing|memo|literature\s+review|write-?up)\s+(?:on|about)|(?:overview|summary|briefing|deep\s+dive)\s*[:–—])\s+`;
const SUBJECT = String.raw`(?:on|of|about|into|regarding|concerning|for|covering)`;
const LEAD = String.raw`^(?:(?:please|kindly|now|then|also|and)\b[\s,]*)*`;
const ASKING = String.raw`(?:whether|if|how|why|what|when|where|which|who)\b`;

/** The same in German, French, Spanish, Italian and Portuguese. */
const ELSEWHERE = [
  String.raw`^(?:bitte\s+)?(?:schreib(?:e|en\s+sie)?|erstell(?:e|en\s+sie)?|verfass(?:e|en\s+sie)?|g(?:ib|eben\s+sie))\s+(?:mir\s+|uns\s+)?eine[nr]?\s+(?:\p{L}+e[nr]?\s+)?(?:bericht|überblick|übersicht|zusammenfassung|analyse|literaturübersicht|aufsatz)\s+(?:über|zu[rm]?|von)\s+(?=\S)`,
  String.raw`^(?:rédige(?:z|r)?|écri(?:s|vez)|fai(?:s|tes)|prépare[rz]?|donne[rz]?(?:-moi|-nous)?)\s+une?\s+(?:\p{L}+\s+)?(?:rapport|synthèse|résumé|aperçu|revue|étude)\s+(?:\p{L}+\s+)?(?:sur|des?|du)\s+(?=\S)`,
  String.raw`^(?:escrib[ea]|redact[ae]|ha(?:z|ga)|dame|deme|elabor[ae]|prepar[ae])\s+una?\s+(?:\p{L}+\s+)?(?:informe|resumen|síntesis|revisión|visión\s+general)\s+(?:\p{L}+\s+)?(?:sobre|del?|acerca\s+del?)\s+(?=\S)`,
  String.raw`^(?:scriv[ia]|redig[ia]|fa(?:i|ccia)|dammi|prepar[ia])\s+un(?:a|['’])?\s*(?:\p{L}+\s+)?(?:rapporto|riassunto|sintesi|panoramica|relazione)\s+(?:su(?:l|lla|i|gli|lle)?|d(?:i|el|ella|ei|egli|elle))\s+(?=\S)`,
  String.raw`^(?:escrev[ae]|redija|faça|faz|dê-me|dá-me|prepar[ae])\s+uma?\s+(?:\p{L}+\s+)?(?:relatório|resumo|síntese|visão\s+geral|revisão)\s+(?:sobre|d[eao]s?|acerca\s+d[eao])\s+(?=\S)`,
].map((source): readonly [RegExp, string] => [new RegExp(source, 'iu'), '']);
/** "请写一份关于锂电池回收的报告，包括方法、成本". */
const CHINESE =
  /^(?:请)?(?:帮我|给我)?(?:写|撰写|提供|做|准备|生成)(?:一份|一篇|一个)?(?:关于|有关)(?<about>.+?)的(?:研究|详细|简短)?(?:报告|综述|分析|概述|总结|简报)(?:[，,：:]?(?:包括|涵盖|涉及|重点是)?(?<listed>[^。]+))?。?$/u;

/** What is to be made, said before what it is to be about; and what is put in its place. */
const COMMISSIONS: readonly (readonly [pattern: RegExp, place: string])[] = [
  // "Prepare a comparison of A and B"
  [
    new RegExp(
      String.raw`${LEAD}(?:${MADE}\s+)?(?:me\s+|us\s+)?(?:an?\s+|the\s+)?${ADJECTIVES}comparison\s+(?:of|between)\s+(?=\S)`,
      'iu',
    ),
    'Compare ',
  ],
  [
    new RegExp(
      String.raw`${LEAD}${MADE}\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?${ADJECTIVES}${KIND}\s+(?:that\s+)?compar(?:es|ing)\s+(?=\S)`,
      'iu',
    ),
    'Compare ',
  ],
  [
    new RegExp(
      String.raw`${LEAD}${MADE}\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+)?${ADJECTIVES}${KIND}s?\s*(?:${SUBJECT}\s+(?:the\s+(?:topic|subject|question)\s+(?:of\s+)?)?|[:–—]\s*|(?:that\s+)?(?:explain|describ|discuss|compar|summari[sz]|examin|explor|address|cover)(?:s|es|ing)\s+|(?=${ASKING}))(?=\S)`,
      'iu',
    ),
    '',
  ],
  [new RegExp(String.raw`${LEAD}${ALONE}(?=\S)`, 'iu'), ''],
  // "Evaluate the claim that"
  [
    new RegExp(
      String.raw`${LEAD}(?:evaluate|assess|check|verify|examine|fact-?check|judge)\s+(?:the|this)\s+(?:claim|statement|assertion|idea|notion|belief)\s*(?:that|:)\s+(?=\S)`,
      'iu',
    ),
    'Is it true that ',
  ],
  // "Assess whether", "investigate why"
  [
    new RegExp(
      String.raw`${LEAD}(?:evaluate|assess|determine|examine|investigate|establish|clarify|explore|research|study|analy[sz]e|look\s+into|review)\s+(?=${ASKING})`,
      'iu',
    ),
    '',
  ],
  // "Research the history of the metre"
  [
    new RegExp(
      String.raw`${LEAD}(?:research|investigate|explore|look\s+into)\s+(?=(?:the|recent|current|possible)\s)`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`${LEAD}(?:give|name|list|state|provide)\s+(?:me\s+|us\s+)?(?:(?:the\s+)?(?:\d+|two|three|four|five|some|main|top|several)\s+)+reasons?\s+(?=why\b)`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`${LEAD}(?:explain|describe|tell)\s+(?:to|for)\s+(?:an?|my|the)\s+(?:\p{L}+\s+)?\p{L}+\s+(?=${ASKING})`,
      'iu',
    ),
    '',
  ],
  ...ELSEWHERE,
  [
    new RegExp(
      String.raw`^(?:the\s+)?top\s+(?:\d+|three|five|ten)\s+(?=(?:causes|reasons|ways|risks|benefits|advantages|disadvantages|tips|methods|strategies)\b)`,
      'iu',
    ),
    '',
  ],
];

/** "…, covering CO2 emissions, dust and water": of what it is to be about, these are to be told. */
const COVERING =
  /,?\s+(?:covering|addressing|focus+ing\s+on|concentrating\s+on|(?:and\s+)?(?:cover|address)|with\s+(?:an?\s+)?(?:(?:particular|special|strong)\s+)?(?:attention|focus|emphasis)\s+(?:to|on)|with\s+(?:regard|respect)\s+to|in\s+terms\s+of|considering|looking\s+at|touching\s+on|incluyendo|incluindo|inclus[oei]|y\s+compris|einschließlich|paying\s+(?:particular\s+|special\s+)?attention\s+to)\s+(?:(?:its|their|the\s+following|aspects\s+such\s+as|topics\s+such\s+as)[\s:]+)?(?=(?:[^,;:]|,(?=\S))+(?:,\s|\s+(?:and|und|et|y|e|ed)\s+))/iu;
const INCLUDING = /,\s+including\s+(?:(?:its|their)\s+)?(?=[^,;:]+,\s|[^,;:]+\s+and\s+)/iu;

const OPENS = new RegExp(String.raw`^(?:compare|is|${ASKING})`, 'iu');

/** A sentence that commissions a report, as what it is to be about: "Write a report on cement, covering cost and dust" is "cement: cost and dust". */
export function commissioned(sentence: string): string {
  const { about: topic, listed: sides } = CHINESE.exec(sentence)?.groups ?? {};
  if (topic !== undefined) return sides === undefined ? topic : `${topic}：${sides}`;
  const commission = COMMISSIONS.find(([pattern]) => pattern.test(sentence));
  if (commission === undefined) return sentence;
  const about = sentence.replace(commission[0], commission[1]).replace(/^if\b/iu, 'whether');
  const listed = about.includes(': ') ? about : about.replace(COVERING, ': ').replace(INCLUDING, ': ');
  return listed.includes(': ') && !OPENS.test(listed) && !ELSEWHERE.includes(commission)
    ? `Give an overview of ${listed}`
    : listed;
}
