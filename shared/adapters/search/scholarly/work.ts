import type { ContentKind, Hit, Notice, WorkIds } from '#shared/domain/hit.ts';
import { joinNotices, statedNotices } from '#shared/domain/stated-notices.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document } from '#shared/ports/search-provider.ts';

export interface AbstractSection {
  /** `BACKGROUND`, `Results`; absent where the abstract is in one piece. */
  readonly label?: string;
  readonly text: string;
}

/** What a service of scholarship says of a work; empty strings and undefined for what it does not say. */
export interface Work {
  /** Identity within the service. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly sections: readonly AbstractSection[];
  readonly authors: readonly string[];
  readonly workIds: WorkIds;
  readonly notices: readonly Notice[];
  /** Journal, or the book that a chapter is of. */
  readonly container?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly language?: string | undefined;
  readonly fullTextUrl?: string | undefined;
  readonly citationCount?: number | undefined;
}

export interface HitOrigin {
  readonly provider: string;
  readonly kind: ContentKind;
  /** As a reader knows the service. */
  readonly serviceTitle: string;
}

/** Works as hits in the order in which they came, each once. */
export function hitsOf(works: readonly Work[], place: HitOrigin): readonly Hit[] {
  const distinct = [...new Map(works.toReversed().map((work) => [work.id, work])).values()].toReversed();
  return distinct.map((work, index) => hitOf(work, index, place));
}

function hitOf(work: Work, index: number, { provider, kind, serviceTitle }: HitOrigin): Hit {
  const { container, publishedAt, language, fullTextUrl, citationCount } = work;
  return {
    id: work.id,
    provider,
    kind,
    title: work.title === '' ? `${serviceTitle} ${work.id}` : work.title,
    url: work.url,
    snippet: snippetOf(work.sections.map(({ text }) => text).join(' ')),
    rank: index + 1,
    score: 1 / (index + 1),
    workIds: work.workIds,
    authors: work.authors,
    notices: noticesOf(work),
    ...(container ? { container } : {}),
    ...(publishedAt ? { publishedAt } : {}),
    ...(language ? { language } : {}),
    ...(fullTextUrl ? { fullTextUrl } : {}),
    ...(citationCount === undefined ? {} : { citationCount }),
  };
}

const SNIPPET_CHARACTERS = 1000;

/** The beginning of a text, cut between words where that is possible. */
export function snippetOf(text: string): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const cut = text.slice(0, SNIPPET_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET_CHARACTERS / 2)).toWellFormed();
}

/** The abstract as plain text, its labels as headings. Throws UnreadableSource when there is none. */
export function abstractDocument(
  work: Work | undefined,
  { id, serviceTitle }: Pick<HitOrigin, 'serviceTitle'> & { readonly id: string },
): Document {
  if (work === undefined) throw new UnreadableSource(`${serviceTitle} has no record ${id}.`);
  if (work.sections.length === 0) throw new UnreadableSource(`${serviceTitle} record ${id} has no abstract.`);
  const blocks = work.sections.flatMap(({ label, text }) =>
    label === undefined ? [text] : [`## ${label}`, text],
  );
  const title = work.title === '' ? `${serviceTitle} ${id}` : work.title;
  return { title, contentType: 'text/plain', text: blocks.join('\n\n'), isAbstract: true };
}

/** What is said of its standing, by its record and in its title. */
export function noticesOf({ notices, title }: Work): readonly Notice[] {
  return joinNotices(notices, statedNotices(title));
}
