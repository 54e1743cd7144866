import type { Aspect } from '#shared/domain/brief.ts';

/** "What does it cost to clip my dog? He weighs 15 kilos.": what is told behind a question is background as what is told before it. */
export function withToldBehind(aspects: readonly Aspect[], behind: string | undefined): readonly Aspect[] {
  if (behind === undefined || aspects.some(({ of, compares }) => of !== undefined || compares !== undefined))
    return aspects;
  const told = behind.replace(/^(?:He|She|They|It|His|Her|Its|Their)\b/u, (word) => word.toLowerCase());
  return aspects.map((aspect) => ({
    ...aspect,
    text: `${aspect.text} (${told})`,
    asked: aspect.asked ?? aspect.text,
    given: [aspect.given, behind].filter((part) => part !== undefined).join(' '),
  }));
}
