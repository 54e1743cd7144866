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
  /^(?:bitte\s+)?vergleich(?:e|en\s+sie)(?:\s+bitte)?\s+(?<first>[^:;?]+?)\s+(?:und|mit)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:hinsichtlich|bezüglich|in\s+bezug\s+auf|nach|:)\s+(?<sides>.+))?$/iu,
  /^compare[rz]?\s+(?=.*\s(?:et|avec)\s)(?<first>[^:;?]+?)\s+(?:et|avec)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:en\s+termes\s+d(?:e\s+|['’])|sur\s+le\s+plan\s+d(?:e\s+|['’])|:)\s*(?<sides>.+))?$/iu,
  /^(?:por\s+favor,?\s+)?compar[ae]r?\s+(?=.*\s(?:y|con|e|com)\s)(?<first>[^:;?]+?)\s+(?:y|con|e|com)\s+(?<second>[^,;:?]+?)(?:,?\s*(?:en\s+cuanto\s+a|em\s+termos\s+de|quanto\s+a|:)\s+(?<sides>.+))?$/iu,
  /^(?:请)?(?:比较|对比|比较一下)(?:一下)?(?<first>[\p{L}\p{N}+#. ]{1,20}?(?:、[\p{L}\p{N}+#. ]{1,20}?)*)(?:和|与|跟|同)(?<second>[\p{L}\p{N}+#. ]{1,20}?)(?:(?:在)?(?:的|方面|：)(?<sides>.+))?$/u,
];

function ordered(clause: string): Comparison | undefined {
  for (const pattern of ORDERS_ELSEWHERE) {
    const { first, second, sides = '' } = pattern.exec(clause)?.groups ?? {};
    if (first === undefined || second === undefined) continue;
    return { things: [...first.split(/[,،、]\s*/u), second].map(otherTidy), rest: sides, asks: 'each' };
  }
  return undefined;
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
