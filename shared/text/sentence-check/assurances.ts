import { HEDGES } from './overstated-words.ts';
import { anyOf, sentencesOf, setOf } from './read-parts.ts';
import { holdsAny } from './word-list.ts';

/** Words by which a text vouches for what it says. */
const ASSURES = anyOf(
  `prov(?:e|es|ed|en)|undoubtedly|undeniabl[ey]|certainly|definitely|definitively|conclusive(?:ly)?|beyond (?:any )?doubt|without (?:any )?doubt|no doubt|unquestionably|confirm(?:s|ed)|demonstrat(?:e|es|ed) that
|bewei(?:st|sen)|bewies(?:en)?|erwiesen\\p{L}*|bestätigt(?:e|en)?|zweifellos|zweifelsfrei|ohne (?:jeden )?Zweifel|mit Sicherheit|eindeutig
|prouv(?:e|ent|é|ée)|démontr(?:e|ent|é|ée)|confirm(?:e|ent|é|ée)|sans (?:aucun )?doute|certainement|indéniabl\\p{L}*
|demuestran?|demostr(?:ó|aron|ado|ada)|prueban?|probaron|confirm(?:an?|ó|aron|ado)|concluyente\\p{L}*|sin (?:ninguna |lugar a )?dudas?|indudablemente|ciertamente|con certeza
|dimostra(?:no)?|dimostrato|senza dubbio|certamente|comprova(?:m|do)?|sem dúvida|certamente|bewijst|bewezen|ongetwijfeld
|доказ\\p{L}*|подтвер\\p{L}*|несомненно|безусловно
|أثبت\\p{L}*|تثبت|يثبت|أكدت?|يؤكد|تؤكد|بلا شك|دون شك|بالتأكيد|قطعا|حتما`.replaceAll('\n', ''),
  '证实|无疑|毫无疑问|确证|肯定是|必然|确凿|証明された|間違いなく',
);
const SUGGESTS = anyOf(
  `may|might|could|possibly|perhaps|probably|presumably|likely|appears?|seems?|suggest\\p{L}*|hypothes\\p{L}*|thought to|believed to|speculat\\p{L}*
|könnten?|möglicherweise|vielleicht|vermutlich|wahrscheinlich|dürften?|scheint|scheinen|deute\\p{L}* darauf hin|legt nahe|legen nahe|angeblich
|pourrai(?:t|ent)|peut-être|probablement|sembl(?:e|ent)|suggèr\\p{L}*
|podrían?|pudo|pudieron|pudiera\\p{L}*|puede que|quizás?|posiblemente|probablemente|parecen?|sugier\\p{L}*|sugiri\\p{L}*|apuntan? a
|potrebbe(?:ro)?|forse|probabilmente|suggerisc\\p{L}*|poderiam?|talvez|provavelmente|sugere\\p{L}*|misschien|mogelijk|waarschijnlijk
|возможно|вероятно|предполож\\p{L}*|ربما|قد (?=[يت])|يحتمل|من المحتمل|يرجح|يبدو|تشير إلى`.replaceAll(
    '\n',
    '',
  ),
  '可能|也许|或许|似乎|大概|推测|表明可能|かもしれ|おそらく|と思われ',
);
const LEAST_SHARED = 3;
const SAME = 0.3;

/** The words by which a statement vouches for what its quotes only think possible, or only suggest. */
export function vouchedFor(statement: string, quotes: readonly string[]): readonly string[] {
  const [assures] = [...statement.matchAll(ASSURES)];
  if (assures === undefined || statement.search(SUGGESTS) >= 0) return [];
  if (holdsAny(HEDGES, statement.split(/[^\p{L}\p{M}]+/u))) return [];
  if (quotes.some((quote) => quote.search(ASSURES) >= 0)) return [];
  const own = setOf(statement);
  const isHedged = sentencesOf(quotes).some((sentence) => {
    const shared = [...setOf(sentence)].filter((term) => own.has(term)).length;
    return shared >= Math.max(LEAST_SHARED, SAME * own.size) && sentence.search(SUGGESTS) >= 0;
  });
  return isHedged ? [assures[0]] : [];
}
