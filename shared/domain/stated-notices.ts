import { Notice } from './hit.ts';
import { saysSuperseded } from './says-superseded.ts';

/** Set before or behind the title of a work that was withdrawn: "RETRACTED: …", "… [Retracted]". */
const WITHDRAWN_TITLE =
  /^[\s[(*]*(?:(?:this )?(?:article|paper|preprint) )?(?:retracted|withdrawn)(?:[\s-]+(?:article|paper|chapter|study|publication|manuscript|preprint))?(?:\s*[\]):]|\s+[*–—-])|[[(]\s*(?:retracted|withdrawn)(?: article| paper)?\s*[\])]\s*\.?$/iu;
/** The same in capitals stands out anywhere in a title. */
const WITHDRAWN_CAPITALS = /\b(?:RETRACTED|WITHDRAWN)\b(?! [a-z])/u;
/** The title of a note on another work. */
const NOTICE_TITLE =
  /^[\s[(]*(?:notice of (?:retraction|withdrawal)|(?:retraction|withdrawal)(?:\s+(?:notice|note|statement|to|of))?\b\s*(?::|of\b|to\b|note|notice|statement|$)|(?:editorial )?retraction\s*[:：])/iu;
const CONCERN_TITLE = /^[\s[(]*(?:(?:editorial|publisher['’]s) )?(?:note|expression) of concern\b/iu;

const WORK =
  '(?:article|paper|study|work|publication|preprint|chapter|manuscript|review|report|version|document)';
/** What a page says of itself at its beginning; of another work it would not say "this". */
const WITHDRAWN_BANNER = new RegExp(
  String.raw`\bthis ${WORK}(?:\s\w+){0,3} (?:has been|was|is(?: now)?) (?:\w+ ){0,2}(?:retracted|withdrawn)\b|^\W*(?:retracted|withdrawn)(?: ${WORK})?\W*$|\bthis is a retracted ${WORK}\b`,
  'imu',
);
const CONCERN_BANNER = new RegExp(
  String.raw`\b(?:an? )?(?:editorial )?expression of concern (?:has been|was|is) (?:\w+ )?(?:published|issued|posted|attached|appended)|\bthis ${WORK} (?:is|has been|was)(?: \w+){0,4} expression of concern|^\W*(?:editorial )?expression of concern\W*$`,
  'imu',
);
/** A banner stands before the text. */
const BANNER_CHARACTERS = 1500;

/** Notices that a work carries in its own title or at the beginning of its page, whoever found it. */
export function statedNotices(title: string, beginning = ''): readonly Notice[] {
  const banner = beginning.slice(0, BANNER_CHARACTERS);
  const isWithdrawn =
    WITHDRAWN_TITLE.test(title) || WITHDRAWN_CAPITALS.test(title) || WITHDRAWN_BANNER.test(banner);
  const isDoubted = CONCERN_TITLE.test(title) || CONCERN_BANNER.test(banner);
  return [
    ...(isWithdrawn ? (['retracted'] as const) : []),
    ...(isDoubted ? (['expression-of-concern'] as const) : []),
    ...(!isWithdrawn && saysSuperseded(title, beginning) ? (['superseded'] as const) : []),
  ];
}

/** A note that a work was retracted says nothing of what the work was about: it is no evidence. */
export function isRetractionNotice(title: string): boolean {
  return NOTICE_TITLE.test(title);
}

/** All notices of several records and what is stated besides, in the order of their weight. */
export function joinNotices(...all: readonly (readonly Notice[])[]): readonly Notice[] {
  const given = new Set(all.flat());
  return Notice.options.filter((notice) => given.has(notice));
}
