import {
  DEMONSTRATIVES,
  DOCUMENT,
  DOCUMENTS_ELSEWHERE,
  FAINT,
  IS_ELSEWHERE,
  MARKS,
  NO_LONGER_ELSEWHERE,
  STATES,
  STATES_ELSEWHERE,
} from './superseded-words.ts';

/** A document says at its very beginning that another is in force. */
const BEGINNING_CHARACTERS = 500;
/** A line that goes on for longer is a text that happens to begin so. */
const MOST_OF_MARK = 160;
const MOST_OF_TITLE = 300;
/** What stands behind a line of its head is one of these lines. */
const HEAD_LINES = 3;

/** "superseded", "SUPERSEDED by the notice of May", "withdrawn Oct 2023", and nothing more. */
const MARK = new RegExp(`^(?:${MARKS})$`, 'iu');
/** In capitals it needs no more: "OLD – kept for disputes". */
const MARK_IN_CAPITALS = /^(?:OLD|OLD (?:VERSION|COPY|EDITION)|SUPERSEDED|OBSOLETE|WITHDRAWN|OUT OF DATE)$/u;
const FAINT_MARK = new RegExp(`^(?:${FAINT})`, 'iu');

/** "(superseded)", "*** superseded 1 Feb 2025, kept for audit ***": a part of its own. */
const FRAMES = [
  /\(([^()]{3,250})\)/u,
  /\[([^[\]]{3,250})\]/u,
  /\*{1,3}[ \t]*([^*]{3,250}?)\s*\*{1,3}/u,
  /[=~–—-]{2,}[ \t]*([^\n]{3,160}?)[ \t]*[=~–—-]{2,}/u,
].map(({ source }) => source);
const WHOLE_LINES = FRAMES.map((frame) => new RegExp(String.raw`^[ \t]*${frame}[ \t.]*$`, 'gmu'));
const BEHIND_LINE = FRAMES.map((frame) => new RegExp(String.raw`(?<=\S)[ \t]+${frame}[ \t.]*$`, 'gmu'));
const IN_TITLE = FRAMES.flatMap((frame) => [
  new RegExp(String.raw`^\s*${frame}`, 'gu'),
  new RegExp(String.raw`(?<=\S)\s*${frame}[\s.]*$`, 'gu'),
]);

/** Where a mark ends and something else is said. */
const PAUSE = /\s+[–—-]+\s+|[,;:.!–—]+(?:\s+|$)/u;
/** Behind a comma or a colon a sentence may go on that says something else: "Superseded by steam, the barges …". */
const GOES_ON = /^[,;:]\s+(?!(?:see|use|kept?|please|do not|replaced|siehe|nur|voir|véase|vedi|zie|ver)\b)/iu;

/** Up to seven words of the same clause, none of which turns it or begins another. */
const WORDS_BETWEEN =
  '(?: (?!(?:nicht|wenn|falls|sobald|si|se|als|quand|lorsque|quando|cuando|wanneer|was|welche[rs]?|que|qui|che|dat|pas|jusqu|bis|hasta|finché|tot|até)(?![\\p{L}]))[^\\s.;:!?,]+){0,7}?';

const SENTENCES = [
  // "This notice is no longer in force."
  String.raw`(?:this|these|the (?:above|present)) (?:(?!(?:the|an?|of|in|to|is|are|was|that|which)\b)[\p{L}\p{N}]+ ){0,2}(?:${DOCUMENT})(?: (?:of|from|dated|for) [^.;:!?,]{1,40}?)?(?: (?:is|are|was|were|has been|have been)(?: (?:now|hereby|since|long since|therefore|already|completely|entirely))? (?:${STATES}|withdrawn|(?:replaced|superseded|obsoleted) by)| no longer (?:applies|apply|holds?))(?!\p{L})(?! (?:if|when|once|unless|until|after|to|for|as soon as|in case)(?!\p{L}))`,
  // "This is an old version"
  String.raw`this is (?:an?|the) (?:now )?(?:(?:outdated|out-of-date|obsolete|superseded) (?:\p{L}+ )?(?:${DOCUMENT})|old (?:version|edition|copy|notice|rules)|(?:version|document|page) that is (?:${STATES}))(?!\p{L})`,
  String.raw`you(?: are|['’]re) (?:viewing|reading|looking at) (?:an?|the) (?:old|outdated|obsolete|superseded|out-of-date) (?:version|edition|page|document|documentation)(?!\p{L})`,
  String.raw`use the [^.;:!?,]{3,60} for (?:anything|everything) (?:newer|later|since)(?!\p{L})`,
  // "Diese Ordnung ist seit 2021 nicht mehr gültig", "Ce règlement n'est plus en vigueur"
  String.raw`(?:${DEMONSTRATIVES}) (?:[\p{L}\p{N}'’-]+ ){0,2}?(?:${DOCUMENTS_ELSEWHERE})${WORDS_BETWEEN} (?:(?:${IS_ELSEWHERE})${WORDS_BETWEEN} (?:${STATES_ELSEWHERE})|${NO_LONGER_ELSEWHERE})(?!\p{L})`,
];
const SENTENCE = new RegExp(
  String.raw`(?:^|\n\s*|[.!?:–—]\s+|[*(]\s*)(?:note:? |please note that |nb:? )?(?:${SENTENCES.join('|')})`,
  'iu',
);
/** As requests for comments, proposals and decision records have it. */
const FIELD =
  /^\W*(?:(?:superseded|obsoleted)[- ]by:\s+\S|status:\s+(?:superseded|obsolete|withdrawn)(?!\p{L}))/imu;

/** True for a document that says of itself, in its title or at its very beginning, that it is no longer in force. */
export function saysSuperseded(title: string, beginning = ''): boolean {
  const head = beginning.slice(0, BEGINNING_CHARACTERS);
  const own = beforeList(head);
  return isMarkedTitle(title) || isMarkedHead(own) || FIELD.test(own) || saysInSentence(head);
}

/** "Rules 2019 (superseded)", "[OBSOLETE] Rules", "OLD VERSION - Rules", "Rules – withdrawn 2023", "rules-2019-OLD". */
function isMarkedTitle(given: string): boolean {
  const title = given.trim();
  if (title.length > MOST_OF_TITLE) return false;
  if (isFramed(title, IN_TITLE)) return true;
  const hasSmallLetters = /\p{Ll}{2}/u.test(title);
  if (hasSmallLetters && /(?:(?<!YEAR|MONTH|WEEK|DAY)[-_(]|\s[–—]\s)OLD\)?$/u.test(title)) return true;
  const [, first = '', sign = ''] = /^(.+?)(:|\s+[–—-]+)\s+\S/u.exec(title) ?? [];
  const isShouted = hasSmallLetters && MARK_IN_CAPITALS.test(first.trim());
  if (isShouted || (MARK.test(first.trim()) && !(sign === ':' && FAINT_MARK.test(first)))) return true;
  const [, pause = '', last = ''] = /^.+(\s[–—-]+|[:,])\s+(\S.*?)[\s.]*$/u.exec(title) ?? [];
  return MARK.test(last) && !(/[:,]/u.test(pause) && FAINT_MARK.test(last));
}

/** What stands before the first entry of a list, table or change log. */
function beforeList(text: string): string {
  const at = text.search(
    /^[ \t]*(?:[-+•*][ \t]+(?![^\n]*[-*][ \t]*$)|\d{1,3}[.)]\s|\||#+ +\[?v?\d+(?:[.-]\d+)+)/mu,
  );
  return at < 0 ? text : text.slice(0, at);
}

function isMarkedHead(head: string): boolean {
  const lines = head.split('\n');
  const firstLines = lines.filter((line) => line.trim() !== '').slice(0, HEAD_LINES);
  return (
    isFramed(head, WHOLE_LINES) ||
    firstLines.some((line) => isFramed(line, BEHIND_LINE)) ||
    lines.some((line, index) => isMarkedLine(line.trim(), lines[index - 1]?.trim() ?? ''))
  );
}

/** Any of what is said in brackets or between stars may be the mark: "(pencilled at top: superseded Oct 2023)". */
function isFramed(text: string, frames: readonly RegExp[]): boolean {
  return frames.some((frame) =>
    [...text.matchAll(frame)].some(([, inside = '']) => {
      const parts = inside.replaceAll(/\s+/gu, ' ').split(PAUSE);
      return parts.some(
        (part, at) => MARK.test(part.trim()) || (at === 0 && MARK_IN_CAPITALS.test(part.trim())),
      );
    }),
  );
}

/** A line that begins a paragraph, or stands with a capital below another, and begins with the mark. */
function isMarkedLine(line: string, before: string): boolean {
  if (line.length > MOST_OF_MARK || (before !== '' && !/^\W*\p{Lu}/u.test(line))) return false;
  const text = line.replace(/^[\s#>*_]+/u, '').replace(/[\s*_]+$/u, '');
  const pause = PAUSE.exec(text);
  const first = pause === null ? text : text.slice(0, pause.index);
  if (MARK_IN_CAPITALS.test(first)) return pause !== null || first !== 'OLD';
  return MARK.test(first) && !GOES_ON.test(pause === null ? '' : text.slice(pause.index));
}

/** In a sentence on "this notice"; a line below another begins one only with a capital. */
function saysInSentence(head: string): boolean {
  return SENTENCE.test(head.replaceAll(/(?<=\S)[ \t]*\n[ \t]*(?=[^\s\p{Lu}])/gu, ' '));
}
