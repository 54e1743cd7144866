import type { Claim } from '#shared/domain/claim.ts';
import { claimIdOf } from '#shared/domain/claim-id.ts';
import type { RunRecords } from '#shared/domain/diff/snapshot.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import { sourceIdOf, urlName } from '#shared/domain/source-identity.ts';
import { sha256 } from '#shared/text/hash.ts';

/** A document of a run: its text, of which each sentence is quoted. */
export interface Page {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly change?: Partial<Source>;
}

const urlOf = (name: string): string => `https://example.org/${name}`;

export function sourceIdNamed(name: string): string {
  return sourceIdOf(urlName(urlOf(name)));
}

function textOf({ sentences }: Page): string {
  return sentences.join(' ');
}

/** The records of a run that has read these pages. Each sentence is a claim, with all pages that say it for it. */
export function runOf(pages: readonly Page[]): RunRecords {
  const sources = pages.map(toSource);
  const evidence = pages.flatMap((page) => (page.change?.status === 'skipped' ? [] : quotesOf(page)));
  const claims = [...Map.groupBy(evidence, ({ quote }) => quote).values()].flatMap(
    (said): readonly Claim[] => {
      const [first] = said;
      if (!first) return [];
      return [
        {
          id: claimIdOf(first.quote, [first]),
          text: first.quote,
          supporting: said.map(({ sourceId, id }) => ({ sourceId, evidenceId: id })),
          contradicting: [],
          itemIds: ['c1'],
          supportStrength: 0.5,
          contradictionFlag: false,
          confidence: 0.5,
        },
      ];
    },
  );
  return { sources, evidence, claims };
}

function toSource(page: Page): Source {
  return {
    id: sourceIdNamed(page.name),
    origins: [],
    kind: 'web',
    retrievalMethod: 'web',
    title: page.name,
    url: urlOf(page.name),
    text: '',
    domain: 'example.org',
    notices: [],
    waveId: 'i01',
    relevanceScore: 1,
    credibilityTier: 'SECONDARY',
    domainAuthority: 50,
    compositeScore: 0.5,
    quality: 'MEDIUM',
    readMode: 'full',
    itemIds: ['c1'],
    status: 'digested',
    archiveHash: sha256(textOf(page)),
    ...page.change,
  };
}

function quotesOf(page: Page): readonly Evidence[] {
  const text = textOf(page);
  const sourceId = sourceIdNamed(page.name);
  return page.sentences.map((quote) => {
    const start = text.indexOf(quote);
    const locator = `char:${start}-${start + quote.length}`;
    return {
      id: evidenceId(sourceId, locator),
      sourceId,
      quote,
      locator,
      archiveHash: sha256(text),
      items: [{ itemId: 'c1', part: 0, score: 0.9 }],
      relevanceScore: 0.9,
      isUncertain: false,
      headings: [],
      waveId: 'i01',
    };
  });
}

/** The texts of pages by their hashes. */
export function textsOf(...runs: readonly (readonly Page[])[]): ReadonlyMap<string, string> {
  return new Map(runs.flat().map((page) => [sha256(textOf(page)), textOf(page)]));
}
