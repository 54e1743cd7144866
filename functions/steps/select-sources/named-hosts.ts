import { getDomainWithoutSuffix } from 'tldts';
import { searchWords } from '#shared/text/words/analyze.ts';

const LEAST_LETTERS = 3;
const MOST_WORDS = 3;

/**
 * Says whether a question asks for a site: by its host or domain ("docs.python.org"), or by the word that its name is
 * made of ("Python", "Stack Overflow"), or because searches are kept to it.
 */
export function hostsNamedIn(
  question: string,
  includedDomains: readonly string[],
): (hostname: string) => boolean {
  const text = question.toLowerCase();
  const words = searchWords(question);
  const names = new Set(
    Array.from({ length: MOST_WORDS }, (_, more) =>
      words.map((_word, index) => words.slice(index, index + more + 1).join('')),
    ).flat(),
  );
  return (hostname) => {
    const host = hostname.toLowerCase();
    const brand = getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? '';
    const isIncluded = includedDomains.some((domain) => isWithin(host, domain.toLowerCase()));
    const isBrand = brand.length >= LEAST_LETTERS && names.has(brand.replaceAll('-', ''));
    return isIncluded || isBrand || text.includes(host.replace(/^www\./u, ''));
  };
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
