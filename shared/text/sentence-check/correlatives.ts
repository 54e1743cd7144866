import { shareEndings } from '../share-endings.ts';
import { sentencesOf, setOf } from './read-parts.ts';

/** Whether one thing grows with another (`1`) or against it (`-1`), and the words that tell it. */
interface Correlative {
  readonly sign: 1 | -1;
  readonly words: ReadonlySet<string>;
  readonly text: string;
}

const MORE = `(?:${shareEndings(
  String.raw`more|greater|higher|larger|longer|bigger|faster|better|increas\p{L}*|r[io]se[sn]?|rising|gr[eo]w\p{L}*|mehr|höher\p{L}*|größer\p{L}*|länger\p{L}*|steig\p{L}*|stieg\p{L}*|zunahm\p{L}*|zunehm\p{L}*|nimmt|más|mayor\p{L}*|aument\p{L}*|crec\p{L}*|plus|augment\p{L}*|أكثر|أكبر|أعلى|زاد\p{L}*|ازداد\p{L}*|ارتفع\p{L}*`,
)})`;
const LESS = `(?:${shareEndings(
  String.raw`less|fewer|lower|smaller|shorter|slower|worse|decreas\p{L}*|declin\p{L}*|f[ae]ll\p{L}*|drop\p{L}*|shr[aiu]nk\p{L}*|weniger|geringer\p{L}*|niedriger\p{L}*|kleiner\p{L}*|kürzer\p{L}*|seltener|sink\p{L}*|sank\p{L}*|abnahm\p{L}*|abnehm\p{L}*|menos|menor\p{L}*|disminu\p{L}*|baj\p{L}*|moins|dimin\p{L}*|أقل|أصغر|أدنى|قل|قلت|انخفض\p{L}*|تراجع\p{L}*`,
)})`;
const WAY = `(?:${MORE}|${LESS})`;
const HAN_MORE = '(?:多|高|大|长|快|强|深|重|好|增加|增长|上升|提高|升高|增大)';
const HAN_LESS = '(?:少|低|小|短|慢|弱|浅|轻|差|减少|下降|降低|减小)';
const HAN_WAY = `(?:${HAN_MORE}|${HAN_LESS})`;

/** The two directions of one sentence: "the more …, the less …", "fell as … rose", `随着…升高，…减少`. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:the|je|cuant[oa]s?|plus(?=\s)|كلما)\s+(?<one>${WAY})(?!\p{L})[^.;]*?(?:,|،)[^.;]*?(?<!\p{L})(?<other>${WAY})(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<one>${WAY})(?!\p{L})[^.;]*?(?<!\p{L})(?:as|je|a medida que|à mesure que|كلما)\s(?!well|much|many|compared|a\s)[^.;,]*?(?<!\p{L})(?<other>${WAY})(?!\p{L})`,
    'iu',
  ),
  new RegExp(`越(?:来越)?(?<one>${HAN_WAY})[^。；]*?越(?<other>${HAN_WAY})`, 'u'),
  new RegExp(`随着?[^。；，]*?(?<one>${HAN_WAY})[^。；]*?，[^。；，]*?(?<other>${HAN_WAY})`, 'u'),
];
const IS_LESS = new RegExp(`^(?:${LESS}|${HAN_LESS})$`, 'iu');
const GRADES = new RegExp(`^(?:${MORE}|${LESS})$`, 'iu');
const DENIED = /(?<!\p{L})(?:not?|never|n['’]t|nicht|kein\p{L}*|pas|nunca|لا|لم|لن)(?!\p{L})|不|没/iu;
const LEAST_SHARED = 2;

/** "The more of it, the more of that" where the quotes say that the one falls as the other rises. */
export function turnedCorrelatives(statement: string, quotes: readonly string[]): readonly string[] {
  const said = correlativeIn(statement);
  if (said === undefined) return [];
  const quoted = sentencesOf(quotes).flatMap((sentence) => {
    const found = correlativeIn(sentence);
    return found !== undefined && sharedBy(said, found) >= LEAST_SHARED ? [found] : [];
  });
  return quoted.length > 0 && quoted.every(({ sign }) => sign !== said.sign) ? [said.text] : [];
}

function sharedBy(one: Correlative, other: Correlative): number {
  return [...one.words].filter((word) => other.words.has(word)).length;
}

function correlativeIn(text: string): Correlative | undefined {
  if (DENIED.test(text)) return undefined;
  const groups = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((some) => some !== undefined);
  const { one, other } = groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  const words = new Set([...setOf(text)].filter((word) => !GRADES.test(word)));
  return { sign: IS_LESS.test(one) === IS_LESS.test(other) ? 1 : -1, words, text: `${one} … ${other}` };
}
