import { UnreadableSource } from '#shared/errors.ts';
import { cleanText } from '#shared/text/markup/canonical/clean.ts';
import { reduceHtml } from '#shared/text/markup/canonical/html.ts';
import { withCodeWhole } from '#shared/text/markup/canonical/lines-of-code.ts';
import type { Extracted } from '../extractor-port.ts';
import { KEPT_CHARACTERS, LARGE_PAGE, TREE_LIMITS } from '../limits.ts';
import { closeEmpty } from './close-empty.ts';
import { hiddenNames, hiddenTest, type HiddenTest } from './hidden.ts';
import { readLinkedData, type LinkedData } from './linked-data.ts';
import { findAllSections, findMainPart, findWhole, type MainPart } from './main-part.ts';
import { metadataOf } from './metadata.ts';
import { surveyPage, type Survey } from './survey.ts';

export interface PageText {
  readonly contentType: 'text/html' | 'text/plain';
  readonly text: string;
}

/** Of a main part with fewer characters it is asked whether the rest of the page has more to say. */
const SCANT_CHARACTERS = 400;
/** The main part must hold this share of the prose that the whole page has, in lines that stand for paragraphs. */
const PROSE_SHARE = 0.5;
const PROSE_SLACK = 300;
const PROSE_LINE = 80;
/** Where the main part holds less of the prose, the page may be made of sections of which it is one. */
const WHOLE_SHARE = 0.95;
/** Where a page is not made to be shared, the main part must hold this share of the prose of all that belongs to it. */
const MOST_SHARE = 0.9;
const BODY_CHARACTERS = 500;
const FEWEST_CHARACTERS = 20;

/**
 * The main part of a page as HTML, or its plain text where it has no clear main part or cannot be built as a tree.
 * Throws UnreadableSource.
 */
export async function readPage(
  source: string,
  url: string,
  offer: (extracted: Extracted) => Promise<void>,
): Promise<Extracted> {
  const html = closeEmpty(withCodeWhole(source));
  const survey = surveyPage(html);
  if (survey.excess !== undefined) throw new UnreadableSource(survey.excess);
  const data = readLinkedData(survey.notes.linkedData);
  const names = hiddenNames(survey.notes.styles.join('\n'));
  const isHidden = hiddenTest(names);
  const stream = new StreamText(html, isHidden);
  if (!fitsTree(survey, html)) return withMetadata({ survey, data, url }, bounded(stream.page()));
  if (isLarge(survey, html) && stream.text.length >= FEWEST_CHARACTERS) {
    await offer(withMetadata({ survey, data, url }, bounded(stream.page())));
  }
  const isTricky = survey.hidesText || names.classes.size + names.ids.size > 0;
  const test = isTricky ? isHidden : undefined;
  const main = whereItFits(() => findMainPart(html, test));
  const sections = (): string | undefined => whereItFits(() => findAllSections(html, test));
  const isOfSite = isShared(survey, data);
  const whole = (): string | undefined => (isOfSite ? undefined : whereItFits(() => findWhole(html, test)));
  const page = chooseText({ main, sections, whole, stream, data });
  return withMetadata({ survey, data, url, byline: main?.byline }, bounded(page));
}

/** Made to be shared, as pages of news and blogs are, below which comments stand. */
function isShared({ notes }: Survey, { headline, published }: LinkedData): boolean {
  const isTyped = notes.metas.some(([name]) => name === 'og:type');
  return isTyped || headline !== undefined || published !== undefined;
}

/** The text of a page without a tree, made when it is asked for. */
class StreamText {
  readonly #html: string;
  readonly #isHidden: HiddenTest;
  #text: string | undefined;

  constructor(html: string, isHidden: HiddenTest) {
    this.#html = html;
    this.#isHidden = isHidden;
  }

  get text(): string {
    this.#text ??= reduceHtml(cleanText(this.#html), { skips: this.#isHidden }).text;
    return this.#text;
  }

  page(): PageText {
    return { contentType: 'text/plain', text: this.text };
  }
}

function fitsTree({ elements, attributes, depth }: Survey, html: string): boolean {
  return (
    elements <= TREE_LIMITS.elements &&
    attributes <= TREE_LIMITS.attributes &&
    depth <= TREE_LIMITS.depth &&
    html.length <= TREE_LIMITS.characters
  );
}

function isLarge({ elements }: Survey, html: string): boolean {
  return elements > LARGE_PAGE.elements || html.length > LARGE_PAGE.characters;
}

/** Undefined also where the tree or Readability breaks on the page: the text of the stream is there then. */
function whereItFits<Found>(find: () => Found | undefined): Found | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

interface Candidates {
  readonly main: MainPart | undefined;
  readonly sections: () => string | undefined;
  readonly whole: () => string | undefined;
  readonly stream: StreamText;
  readonly data: LinkedData;
}

function chooseText({ main, sections, whole, stream, data }: Candidates): PageText {
  const body = bodyOf(data);
  if (main === undefined || main.characters < FEWEST_CHARACTERS) return longer(stream.page(), body);
  const page = asMain(main.html);
  if (body !== undefined && body.text.length > main.characters * 1.5) return body;
  const [ofMain, ofAll] = [proseOf(page), proseCharacters(stream.text)];
  if (ofMain < WHOLE_SHARE * ofAll) {
    const all = asMain(sections() ?? '');
    if (proseOf(all) * WHOLE_SHARE > ofMain) return all;
    const rest = asMain(whole() ?? '');
    if (ofMain < MOST_SHARE * proseOf(rest)) return rest;
  }
  if (main.characters >= SCANT_CHARACTERS) return page;
  const isScant = ofMain < PROSE_SHARE * ofAll - PROSE_SLACK;
  return isScant ? stream.page() : page;
}

function asMain(html: string): PageText {
  return { contentType: 'text/html', text: `<main>${html}</main>` };
}

function proseOf({ text }: PageText): number {
  return proseCharacters(reduceHtml(cleanText(text)).text);
}

/** Text in lines that are long enough for sentences: what is not links, labels and captions. */
function proseCharacters(text: string): number {
  return text
    .split('\n')
    .filter((line) => line.length >= PROSE_LINE)
    .reduce((sum, line) => sum + line.length, 0);
}

/** The text of the article as the page repeats it for other programs. */
function bodyOf(data: LinkedData): PageText | undefined {
  if (data.body === undefined || data.body.length < BODY_CHARACTERS) return undefined;
  const isMarkup = /<(?:p|br|div|h[1-6]|ul)\b/iu.test(data.body);
  const text = isMarkup ? reduceHtml(cleanText(data.body)).text : data.body;
  return { contentType: 'text/plain', text };
}

function longer(page: PageText, other: PageText | undefined): PageText {
  return other !== undefined && other.text.length > page.text.length ? other : page;
}

function bounded(page: PageText): PageText & { readonly truncated?: 'characters' } {
  if (page.text.length <= KEPT_CHARACTERS) return page;
  return { ...page, text: page.text.slice(0, KEPT_CHARACTERS).toWellFormed(), truncated: 'characters' };
}

interface Known {
  readonly survey: Survey;
  readonly data: LinkedData;
  readonly url: string;
  readonly byline?: string | undefined;
}

function withMetadata({ survey, data, url, byline }: Known, page: PageText): Extracted {
  if (page.text.trim() === '') throw new UnreadableSource(emptyReason(survey));
  return { ...metadataOf({ notes: survey.notes, data, byline }, url), ...page };
}

function emptyReason({ depth, elements }: Survey): string {
  if (depth > TREE_LIMITS.depth)
    return 'It nests its elements deeper than any page that is meant to be read.';
  if (elements > TREE_LIMITS.elements) return 'It has no text among its markup.';
  return 'It has no text in it: it may need a browser that runs its scripts.';
}
