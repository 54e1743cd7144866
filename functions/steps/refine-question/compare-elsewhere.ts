import type { Comparison, Frame } from './comparison.ts';

const OTHER_DIFFERENCES: readonly RegExp[] = [
  /^(?:.*\s)?(?:unterschiede?|unterscheidung|différences?|diferencias?|diferenças?|differenz[ae]|verschil(?:len)?)\s+(?:\S+\s+){0,2}?(?:zwischen|entre|tra|fra|tussen)\s+(?<first>.+?)\s+(?:und|et|y|e|ed|en)\s+(?<second>[^,;:?]+?)\s*$/iu,
  /^(?:.*\s)?unterscheiden sich\s+(?<first>.+?)\s+(?:und|von)\s+(?<second>[^,;:?]+?)\s*$/iu,
  /^(?<first>[\p{L}\p{N}]{1,16}?(?:、[\p{L}\p{N}]{1,16}?)*)(?:和|与|跟|同)(?<second>[\p{L}\p{N}]{1,16}?)(?:之间)?(?:的|有什么|有何|有哪些)*(?:区别|不同|差异|差别).*$/u,
  /^(?:.*\s)?(?:الفرق|الاختلاف|الفروق)\s+بين\s+(?<first>.+?)\s+و(?<second>.+)$/u,
  /^(?<first>.+?)\s+(?:और|तथा)\s+(?<second>.+?)\s+(?:में|के बीच)\s+.*?(?:अंतर|फर्क|भेद).*$/u,
];

/** "Vergleiche A, B und C hinsichtlich x und y", "请比较A、B和C的x". */
const ORDERS_ELSEWHERE: readonly RegExp[] = [
  /^(?:[Bb]itte\s+)?[Vv]ergleich(?:e|en\s+[Ss]ie)(?:\s+bitte)?\s+(?<first>[^:;?]+?)\s+(?<joined>und|mit)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:hinsichtlich|bezüglich|in\s+[Bb]ezug\s+auf|nach|:)\s+(?<sides>.+))?$/u,
  /^[Cc]ompare[rz]?\s+(?<first>[^:;?]+?)\s+(?<joined>et|avec)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:en\s+termes\s+d(?:e\s+|['’])|sur\s+le\s+plan\s+d(?:e\s+|['’])|:)\s*(?<sides>.+))?$/u,
  /^(?:[Pp]or\s+favor,?\s+)?[Cc]ompara[re]?\s+(?<first>[^:;?]+?)\s+(?<joined>y|con|e|com)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:en\s+cuanto\s+a|em\s+termos\s+de|quanto\s+a|:)\s+(?<sides>.+))?$/u,
];
const CHINESE_ORDER =
  /^(?:请)?(?:比较|对比)(?:一下)?(?![度剂级法色学])(?<first>[\p{L}\p{N}+#. ]{1,20}?(?:、[\p{L}\p{N}+#. ]{1,20}?)*)(?:和|与|跟|同)(?<second>[\p{L}\p{N}+#. ]{1,20}?)(?:(?:在)?(?:的|方面|：)(?<sides>.+))?$/u;
/** "比较便宜的手机有哪些": rather cheap, and asked. */
const NO_CHINESE_ORDER = /^[^和与跟同]*的|哪|什么|吗|多少|区别|不同|如何|怎么/u;
const ENGLISH = /\b(?:and|or|with|the|to|in|of|for)\b/u;
/** Things that are compared have a name or an article: "Compara precios y ahorra" orders two deeds. */
const NAMED =
  /^(?:\p{Lu}|(?:[Ll]e|[Ll]a|[Ll]es|[Uu]ne?|[Ee]l|[Ll]os|[Ll]as|[Uu]na|[OoAa]s?|[Uu]ma?|[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Ee]ine?[nmr]?)\s|l['’])/u;
const INDEFINITE = /^(?:une?|una|uma?|eine?[nmr]?)\s/iu;
/** "Vergleiche zwei Dateien mit diff": with a tool. */
const WITH = /^(?:mit|avec|con|com)$/u;

function ordered(clause: string): Comparison | undefined {
  const chinese = NO_CHINESE_ORDER.test(clause) ? null : CHINESE_ORDER.exec(clause);
  if (chinese?.groups !== undefined) return comparisonOf(chinese.groups);
  if (ENGLISH.test(clause)) return undefined;
  const groups = ORDERS_ELSEWHERE.map((pattern) => pattern.exec(clause)?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const { first = '', second = '', joined = '' } = groups;
  const things = [...first.split(/,\s*/u), second];
  const isLike = !WITH.test(joined) || INDEFINITE.test(first) === INDEFINITE.test(second);
  return isLike && things.every((thing) => NAMED.test(thing) && thing.length > 1)
    ? comparisonOf(groups)
    : undefined;
}

function comparisonOf({
  first = '',
  second = '',
  sides = '',
}: Readonly<Record<string, string | undefined>>): Comparison {
  return { things: [...first.split(/[,،、]\s*/u), second].map(otherTidy), rest: sides, asks: 'each' };
}

export const otherLanguages: Frame = (clause) => {
  const order = ordered(clause);
  if (order !== undefined) return order;
  for (const pattern of OTHER_DIFFERENCES) {
    const groups = pattern.exec(clause)?.groups;
    const [first, second] = [groups?.['first'], groups?.['second']];
    if (first !== undefined && second !== undefined)
      return { things: [...first.split(/[,،、]\s*/u), second].map(otherTidy), rest: '', asks: 'each' };
  }
  return undefined;
};

function otherTidy(thing: string): string {
  return thing
    .replace(
      /^(?:der|die|das|dem|den|einem|einer|ein|eine|le|la|les|l['’]|un|une|el|los|las|una|o|a|os|as|um|uma|il|lo|i|gli|een|de|het)\s+/iu,
      '',
    )
    .trim();
}
