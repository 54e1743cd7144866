import { quoteLocator } from '../text/retrieval/locate-quote.ts';

/** Of the marks of several languages; one that is an apostrophe, too, stands at no letter. */
const QUOTATION =
  /(?:[“„«]|(?<![\p{L}\p{N}=])")([^“”"„«»]{1,600})[”"“»]|‘([^‘]{1,600}?)’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}=])'([^'\n]{1,600})'(?![\p{L}\p{N}])|‚([^‚‘’]{1,600})[‘’]|「([^「」]{1,600})」|『([^『』]{1,600})』|[‹›]([^‹›]{1,600})[›‹]|»([^«»]{1,600})«/gu;

/** Words stand in quotation marks only where a text at hand bears them as they are; the marks around others are taken off. */
export function withoutStrangeQuotations(text: string, texts: readonly string[]): string {
  const locators = texts.map((one) => quoteLocator(one));
  return text.replaceAll(QUOTATION, (whole: string, ...parts: readonly unknown[]) => {
    const words = parts.find((part) => typeof part === 'string') ?? '';
    const said = words.trim().replace(/[.,;:!?…]+$/u, '');
    return said === '' || locators.some((locate) => locate(said) !== undefined) ? whole : words;
  });
}
