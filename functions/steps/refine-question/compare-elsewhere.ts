import type { Frame } from './comparison.ts';

const OTHER_DIFFERENCES: readonly RegExp[] = [
  /^(?:.*\s)?(?:unterschiede?|unterscheidung|différences?|diferencias?|diferenças?|differenz[ae]|verschil(?:len)?)\s+(?:\S+\s+){0,2}?(?:zwischen|entre|tra|fra|tussen)\s+(?<first>.+?)\s+(?:und|et|y|e|ed|en)\s+(?<second>[^,;:?]+?)\s*$/iu,
  /^(?:.*\s)?unterscheiden sich\s+(?<first>.+?)\s+(?:und|von)\s+(?<second>[^,;:?]+?)\s*$/iu,
  /^(?<first>[\p{L}\p{N}]{1,16}?(?:、[\p{L}\p{N}]{1,16}?)*)(?:和|与|跟|同)(?<second>[\p{L}\p{N}]{1,16}?)(?:之间)?(?:的|有什么|有何|有哪些)*(?:区别|不同|差异|差别).*$/u,
  /^(?:.*\s)?(?:الفرق|الاختلاف|الفروق)\s+بين\s+(?<first>.+?)\s+و(?<second>.+)$/u,
  /^(?<first>.+?)\s+(?:और|तथा)\s+(?<second>.+?)\s+(?:में|के बीच)\s+.*?(?:अंतर|फर्क|भेद).*$/u,
];

export const otherLanguages: Frame = (clause) => {
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
