/** A German verb whose first part stands at the end of its clause: `nimmt … an`. */
function parted(verb: string, particle: string): string {
  return String.raw`(?:${verb})\p{L}*(?=[^.,;:]*\s(?:${particle})(?:[.,;:]|$|\s(?:und|oder|sowie)\s))`;
}

interface Opposites {
  readonly spaced: readonly [string, string];
  /** Of scripts without blanks: they stand anywhere. */
  readonly unspaced?: readonly [string, string];
  /** What is said of the one to the other holds turned round of the other to the one: north, south. */
  readonly isMutual?: true;
}

const DEEDS: readonly Opposites['spaced'][] = [
  [
    `accept(?:s|ed|ing)?|approv\\p{L}*|annehm\\p{L}*|annimmt|angenommen|akzeptier\\p{L}*|${parted('nehm|nimm|nahm', 'an|entgegen')}|accept(?:e|ent|é|ée|és|ées)|acept\\p{L}*|accett\\p{L}*|aceit\\p{L}*`,
    `reject(?:s|ed|ing)?|refus\\p{L}*|ablehn\\p{L}*|abgelehnt\\p{L}*|verweiger\\p{L}*|${parted('lehn|weis|wies', 'ab|zurück')}|rejett\\p{L}*|rechaz\\p{L}*|rifiut\\p{L}*|rejeit\\p{L}*`,
  ],
  [
    `start(?:s|ed|ing)?|begin(?:s|ning)?|began|begun|launch(?:es|ed)?|anfang\\p{L}*|angefangen|beginn\\p{L}*|begann\\p{L}*|gestartet|${parted('fang|fing|fäng', 'an')}|commenc\\p{L}*|démarr\\p{L}*|empiez\\p{L}*|comienz\\p{L}*|inici\\p{L}*|comenz\\p{L}*`,
    `stop(?:s|ped|ping)?|ceas(?:e|es|ed)|halt(?:s|ed)|aufhör\\p{L}*|aufgehört|beend\\p{L}*|${parted('hör', 'auf')}|cess(?:e|ent|é|er)|arrêt\\p{L}*|termin\\p{L}*|detien\\p{L}*|detuv\\p{L}*|cesa\\p{L}*`,
  ],
  [
    `add(?:s|ed|ing)?|hinzufüg\\p{L}*|hinzugefügt\\p{L}*|${parted('füg', 'hinzu')}|ajout\\p{L}*|añad\\p{L}*|agreg\\p{L}*|aggiung\\p{L}*|adicion\\p{L}*`,
    `remov(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|drops|entfern\\p{L}*|lösch\\p{L}*|gelöscht\\p{L}*|supprim\\p{L}*|elimin\\p{L}*|borr\\p{L}*|quit[ao]\\p{L}*|rimuov\\p{L}*|remov\\p{L}*`,
  ],
  [
    `enabl(?:e|es|ed|ing)|activat(?:e|es|ed|ing)|switch(?:es|ed)? on|turn(?:s|ed)? on|einschalt\\p{L}*|eingeschaltet\\p{L}*|aktivier\\p{L}*|anschalt\\p{L}*|${parted('schalt', 'ein|an')}|activ(?:e|é|ée|és|ées|ent|er|a|ar|ado|ada)`,
    `disabl(?:e|es|ed|ing)|deactivat(?:e|es|ed|ing)|switch(?:es|ed)? off|turn(?:s|ed)? off|ausschalt\\p{L}*|ausgeschaltet\\p{L}*|deaktivier\\p{L}*|abschalt\\p{L}*|abgeschaltet|${parted('schalt', 'aus|ab')}|désactiv\\p{L}*|desactiv\\p{L}*`,
  ],
  [
    `open(?:s|ed|ing)?|öffne\\p{L}*|geöffnet\\p{L}*|${parted('mach', 'auf')}|ouvr\\p{L}*|ouvert\\p{L}*|abr(?:e|en|ió|ir)|abiert\\p{L}*`,
    `clos(?:e|es|ed|ing)|shuts?|schließ(?:t|en|e)|geschlossen\\p{L}*|${parted('mach', 'zu')}|ferm(?:e|ent|é|ée|és|ées|er)|cierr\\p{L}*|cerr\\p{L}*`,
  ],
  [
    `allow(?:s|ed|ing)?|permit(?:s|ted|ting)?|erlaub\\p{L}*|zulass\\p{L}*|zugelassen\\p{L}*|gestatte\\p{L}*|${parted('lass|lässt|ließ', 'zu')}|autoris\\p{L}*|permet\\p{L}*|permit\\p{L}*|autoriz\\p{L}*`,
    `forbid(?:s|den)?|forbade|prohibit(?:s|ed|ing)?|bans?|banned|disallow\\p{L}*|verbiete\\p{L}*|verbot\\p{L}*|untersag\\p{L}*|interdi\\p{L}*|prohíb\\p{L}*|prohib\\p{L}*|vieta\\p{L}*|proíb\\p{L}*`,
  ],
  [
    'wins?|won|winning|gewinn\\p{L}*|gewann\\p{L}*|gewonnen|gagn\\p{L}*|gan[óa]\\p{L}*|vinc\\p{L}*',
    'los(?:e|es|ing)|lost|verlier\\p{L}*|verlor\\p{L}*|perd(?:u|re|it|ió|ieron|er)',
  ],
  [
    `includ(?:e|es|ed|ing)|einschließ\\p{L}*|eingeschlossen\\p{L}*|einbezogen\\p{L}*|${parted('schließ|schloss|bezieh|bezog', 'ein')}|inclu(?:t|s|ent|re|ye|yen|ir|ido|ida)`,
    `exclud(?:e|es|ed|ing)|ausschließ(?:t|en)|ausgeschlossen\\p{L}*|${parted('schließ|schloss', 'aus')}|exclu(?:t|s|ent|re|ye|yen|ir|ido|ida)`,
  ],
  [
    'connect(?:s|ed|ing)?|attach(?:es|ed|ing)?|verbinde\\p{L}*|verbunden\\p{L}*|connect(?:e|é|ée)|conect\\p{L}*',
    'disconnect\\p{L}*|detach\\p{L}*|trenn\\p{L}*|getrennt\\p{L}*|déconnect\\p{L}*|desconect\\p{L}*',
  ],
  [
    'lock(?:s|ed|ing)?|sperr\\p{L}*|gesperrt|verrouill\\p{L}*|bloque\\p{L}*',
    'unlock(?:s|ed|ing)?|entsperr\\p{L}*|déverrouill\\p{L}*|desbloque\\p{L}*',
  ],
  [
    'supports|supported|befürwort\\p{L}*|soutien\\p{L}*|apoy\\p{L}*',
    "oppos(?:e|es|ed|ing)|bekämpf\\p{L}*|s[’']oppos\\p{L}*|opon\\p{L}*|opus\\p{L}*",
  ],
  [
    'import(?:s|ed|ing)?|importier\\p{L}*|importe\\p{L}*|importa\\p{L}*',
    'export(?:s|ed|ing)?|exportier\\p{L}*|exporte\\p{L}*|exporta\\p{L}*',
  ],
  [
    'encrypt(?:s|ed|ing)?|verschlüssel\\p{L}*|chiffr\\p{L}*|cifra\\p{L}*',
    'decrypt(?:s|ed|ing)?|entschlüssel\\p{L}*|déchiffr\\p{L}*|descifra\\p{L}*',
  ],
];

/** The utmost of one kind and of the other: what is lowest is not highest. */
const UTMOST: readonly Opposites[] = [
  {
    spaced: [
      'highest|höchste\\p{L}*|más alt[oa]s?|(?:la|le|les) plus (?:haut|élevé)\\p{L}*|(?:ال)?أعلى|самы\\p{L}* высок\\p{L}*',
      'lowest|niedrigste\\p{L}*|tiefste\\p{L}*|más baj[oa]s?|(?:la|le|les) plus (?:bas|faible)\\p{L}*|(?:ال)?أدنى|самы\\p{L}* низк\\p{L}*',
    ],
    unspaced: ['最高', '最低'],
  },
  {
    spaced: [
      'largest|biggest|größte\\p{L}*|más grandes?|(?:la|le|les) plus grand\\p{L}*|(?:ال)?أكبر',
      'smallest|kleinste\\p{L}*|más pequeñ[oa]s?|(?:la|le|les) plus petit\\p{L}*|(?:ال)?أصغر',
    ],
    unspaced: ['最大', '最小'],
  },
  {
    spaced: [
      'longest|längste\\p{L}*|más larg[oa]s?|(?:ال)?أطول',
      'shortest|kürzeste\\p{L}*|más cort[oa]s?|(?:ال)?أقصر',
    ],
    unspaced: ['最长', '最短'],
  },
  {
    spaced: [
      'oldest|älteste\\p{L}*|más antigu[oa]s?|(?:ال)?أقدم',
      'newest|youngest|jüngste\\p{L}*|neueste\\p{L}*|más (?:joven|jóvenes|recientes?)|(?:ال)?أحدث',
    ],
    unspaced: ['最早|最古老', '最晚|最新|最年轻'],
  },
  {
    spaced: [
      'fastest|schnellste\\p{L}*|más rápid[oa]s?|(?:ال)?أسرع',
      'slowest|langsamste\\p{L}*|más lent[oa]s?|(?:ال)?أبطأ',
    ],
    unspaced: ['最快', '最慢'],
  },
  {
    spaced: [
      'am meisten|die meisten|most frequent\\p{L}*|am häufigsten|más frecuentes?|(?:ال)?أكثر',
      'am wenigsten|die wenigsten|least frequent\\p{L}*|am seltensten|menos frecuentes?|(?:ال)?أقل',
    ],
    unspaced: ['最多', '最少'],
  },
];

/** Sides, and what goes up or down, is let or kept, is or is not there, in scripts without blanks, too. */
const SIDES_AND_WAYS: readonly Opposites[] = [
  {
    spaced: [
      'north\\p{L}*|nord|nörd\\p{L}*|norden|norte|(?:ال)?شمال\\p{L}*',
      'south\\p{L}*|süd|südl\\p{L}*|süden|sur|sud|(?:ال)?جنوب\\p{L}*',
    ],
    unspaced: ['(?<!东|西)北(?!京)(?:部|方|侧|边|岸|端)', '(?<!东|西)南(?:部|方|侧|边|岸|端)'],
    isMutual: true,
  },
  {
    spaced: [
      'east(?:ern|ward)?|osten|öst\\p{L}*|este|oriental(?:es)?|(?:ال)?شرق\\p{L}*',
      'west(?:ern|ward)?|westen|westl\\p{L}*|oeste|occidental(?:es)?|(?:ال)?غرب\\p{L}*',
    ],
    unspaced: ['东(?:部|方|侧|边|岸|端|德)', '西(?:部|方|侧|边|岸|端|德)'],
    isMutual: true,
  },
  {
    spaced: ['(?:ال)?يمين|الأيمن|اليمنى', '(?:ال)?يسار|الأيسر|اليسرى'],
    unspaced: ['右(?:侧|边|手|翼)', '左(?:侧|边|手|翼)'],
    isMutual: true,
  },
  {
    spaced: ['(?:ال)?داخلي\\p{L}*', '(?:ال)?خارجي\\p{L}*'],
  },
  {
    spaced: [
      `increas(?:e|es|ed|ing)|ris(?:e|es|en|ing)|rose|grow(?:s|n|ing)?|grew|zunehm\\p{L}*|zugenommen|stieg\\p{L}*|steig\\p{L}*|gestiegen|${parted('nehm|nimm|nahm', 'zu')}|augment\\p{L}*|aument\\p{L}*|crec(?:e|en|ió|er)|elevaron|elevaba[n]?|elevó|subi(?:ó|eron|endo)|sub(?:ía|ían|e|en)|ascend\\p{L}*|زاد\\p{L}*|ازداد\\p{L}*|تزايد\\p{L}*|ارتفع\\p{L}*`,
      `decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|f(?:all|alls|ell|allen|alling)|shr(?:ink|inks|ank|unk)|abnehm\\p{L}*|abgenommen|sink\\p{L}*|sank\\p{L}*|gesunken|fiel\\p{L}*|${parted('nehm|nimm|nahm', 'ab')}|diminu\\p{L}*|baiss\\p{L}*|disminu\\p{L}*|baj(?:a|an|ó|ar|aron|aban)|descend\\p{L}*|hundi\\p{L}*|انخفض\\p{L}*|تراجع\\p{L}*|قلّ?ت?|هبط\\p{L}*`,
    ],
    unspaced: ['增加|增长|上升|提高|提升|升高|增大', '减少|下降|降低|减小|减弱'],
  },
  {
    spaced: ['سمح\\p{L}*|يسمح|تسمح', 'منع\\p{L}*|يمنع|تمنع|حظر\\p{L}*|يحظر|تحظر'],
    unspaced: ['允许|准许', '禁止|不准'],
  },
  {
    spaced: ['(?:ال)?موجب\\p{L}*|(?:ال)?إيجابي\\p{L}*', '(?:ال)?سالب\\p{L}*|(?:ال)?سلبي\\p{L}*'],
    unspaced: ['阳性', '阴性'],
  },
];

/** What one can do or be and its opposite, in several languages. */
export const OPPOSITE_WORDS: readonly Opposites[] = [
  ...DEEDS.map((spaced) => ({ spaced })),
  ...UTMOST,
  ...SIDES_AND_WAYS,
];
