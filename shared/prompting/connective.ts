import { type AskedWords, wordsOf } from './asked-words.ts';
import { namesOnly } from './names-only.ts';

/** Words by which a report speaks of its own order, not of its subject. */
const SIGNPOSTS: ReadonlySet<string> = new Set(
  `summary short brief sum overview answer question report section sections paragraph part parts point points following next
previous first second third fourth last finally conclusion conclude concluding overall taken turning detail details
order turn go goes follows follow below above come comes`.split(/\s+/u),
);

/** Words that may stand beside those and affirm or deny nothing. */
const BESIDE: ReadonlySet<string> = new Set(
  'a an and are as at by each for from here in into is now of on or regarding concerning about that the then these this those through to we with'.split(
    ' ',
  ),
);

/** The same in other languages, and what in English announces a list, each as a whole sentence. */
const WHOLE = [
  String.raw`(?:kurz (?:gesagt|zusammengefasst)|zusammenfassend|zusammengefasst|zusammenfassung|im überblick|im folgenden|insgesamt|abschließend|schließlich|erstens|zweitens|drittens|im einzelnen|fazit)`,
  String.raw`(?:en (?:résumé|bref|somme|conclusion|détail)|pour résumer|pour conclure|au total|enfin|premièrement|deuxièmement|troisièmement)`,
  String.raw`(?:en (?:resumen|breve|síntesis|conclusión|detalle)|resumiendo|para resumir|para concluir|por último|finalmente|en primer lugar|en segundo lugar)`,
  String.raw`(?:in (?:sintesi|breve|conclusione|dettaglio|totale)|riassumendo|per riassumere|infine|in primo luogo|in secondo luogo)`,
  String.raw`(?:em (?:resumo|suma|síntese|conclusão|detalhe)|resumindo|para resumir|por fim|finalmente|em primeiro lugar|em segundo lugar)`,
  String.raw`(?:kort (?:gezegd|samengevat)|samengevat|samenvattend|tot slot|ten eerste|ten tweede|ten derde|in detail)`,
  String.raw`(?:总之|總之|综上所述|綜上所述|总而言之|總而言之|简而言之|簡而言之|总结|總結|首先|其次|最后|最後|具体如下|具體如下)`,
  String.raw`(?:باختصار|في الختام|خلاصة القول|والخلاصة|أولا|أولاً|ثانيا|ثانياً|أخيرا|أخيراً|إجمالا|إجمالاً)`,
  String.raw`(?:(?:here|these|there|they) are )?(?:the |a few |some |several |many |various |two |three |four )?(?:main |key |most important |following )*(?:findings|results|reasons|points|differences|options|steps|factors|details|facts|figures|conditions|examples)(?: are| were)?(?: (?:as follows|these|the following|listed below|given below))?(?=\s*[:：])`,
];
const IS_WHOLE = new RegExp(`^[^\\p{L}]*(?:${WHOLE.join('|')})[^\\p{L}]*$`, 'iu');

/** "The second.": one of two things that were asked about. */
const PICKS_ONE =
  /\b(?:first|second|third|fourth|last|previous|next)\b(?!\s*[,:]|\s+(?:sections?|paragraph|parts?|points?|question|answer|report)\b)/iu;

/**
 * True for a sentence that states nothing to check. The rule: no figure, no quotation, and every word is of the order of the
 * report ("In summary", "The next section"); one that ends in a colon may go on with a label of what was asked ("On the
 * price:"), as it only introduces what follows. All else states something, and wants a citation.
 */
export function isConnective(sentence: string, asked: AskedWords): boolean {
  if (/[\p{N}"“”„«»]/u.test(sentence)) return false;
  if (IS_WHOLE.test(sentence)) return true;
  const words = wordsOf(sentence);
  const lead = words.findIndex((word) => !SIGNPOSTS.has(word) && !BESIDE.has(word));
  if (lead < 0) return words.some((word) => SIGNPOSTS.has(word)) && !PICKS_ONE.test(sentence);
  return isIntroduction(sentence) && namesOnly(labelIn(sentence, words.slice(0, lead)), asked);
}

/** True for what ends in a colon. */
export function isIntroduction(sentence: string): boolean {
  return /[:：]\s*$/u.test(sentence);
}

function labelIn(sentence: string, lead: readonly string[]): string {
  const label = lead.reduce(
    (rest, word) => rest.slice(rest.toLowerCase().indexOf(word) + word.length),
    sentence,
  );
  return label.replace(/[\s:：]+$/u, '').replace(/^[\s,]+/u, '');
}
