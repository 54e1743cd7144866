import { isInline, readInline } from './mdoc.ts';
import { argumentsOf, escaped, readRoff } from './roff-text.ts';
import { Conditions } from './roff-conditions.ts';

/** A page of a manual: its text as Markdown, line by line, and its title. */
export interface ManPage {
  readonly text: string;
  /** `tar(1): an archiving utility`. */
  readonly title: string | undefined;
}

const LOOKED_AT = 20_000;

/** Whether a text is a page of a manual: written for roff, with the requests of one. */
export function isManPage(text: string): boolean {
  const beginning = text.slice(0, LOOKED_AT);
  return /^\.(?:TH|Dt)\s+\S/mu.test(beginning) && /^\.(?:SH|Sh)\b/mu.test(beginning);
}

/**
 * What stood on a line stands on that line afterwards, so that a quote is found again in the file; but a name stands one line
 * further down where a line that sets nothing would part it from what is said of it.
 */
export function readManPage(source: string): ManPage {
  const page = new Page();
  const lines = source.split('\n').map((line) => line.trimEnd());
  const read = lines.map((line, index) => page.read(line, lines[index + 1] ?? ''));
  return { text: read.join('\n'), title: page.title };
}

/** Words that follow alternate between two fonts, without blanks; of the others each is a word. */
const ALTERNATING = new Set(['BR', 'BI', 'IB', 'IR', 'RB', 'RI']);
const IN_ONE_FONT = new Set(['B', 'I', 'R', 'SM', 'SB', 'P']);
/** `Vb` and `Ve` are those of the pages of Perl. */
const BEGINS_CODE = new Set(['nf', 'EX', 'Vb']);
const ENDS_CODE = new Set(['fi', 'EE', 'Ed', 'Ve']);
/** Of a block of code in Markdown, within one: it would end it. The other mark means the same. */
const FENCE = /^(?<margin>\s*)`{3,}/u;
const MARK = /^(?:[•·*o+-]|—|–)$/u;
/** How DocBook sets the mark of an item on a terminal: the item comes on the next line. */
const DOCBOOK_MARK = /^\\h'-\d+'\s*(?:\\\(bu|•|(\d{1,3}\.))\\h'\+\d+'\\c$/u;
/** A request without a name. */
const NOTHING = /^[.']\s*$/u;
const COMMENT = /^[.']\s*\\["#]/u;
/** Sections with which pages begin that have no name, and say nothing of what they are. */
const OTHER_SECTION = /^(?:synopsis|description|authors?|usage|options|copyright|syntax)$/iu;
const NAMES = /^[^\s,]+(?:,\s*[^\s,]+)*$/u;
const setsNothing = (line: string): boolean => NOTHING.test(line) || COMMENT.test(line);
const NUMBER = /^\(?\d{1,3}[.)]$/u;

class Page {
  readonly #conditions = new Conditions();
  #name = '';
  #section = '';
  #description = '';
  /** Nothing goes on from it. */
  #isDescribed = false;
  #heading = '';
  #headings = 0;
  #mark = '-';
  #isCode = false;
  #isTable = false;
  /** A line that sets nothing comes next, which would part a name from what is said of it. */
  #isBeforeNothing = false;
  #term = '';
  /** What the next line of text is: the name of what is described, or what its first words are preceded by. */
  #next: 'term' | 'heading' | 'item' | 'text' = 'text';

  get title(): string | undefined {
    if (this.#name === '') return undefined;
    const name = this.#section === '' ? this.#name : `${this.#name}(${this.#section})`;
    return this.#description === '' ? name : `${name}: ${this.#description}`;
  }

  read(line: string, following: string): string {
    this.#isBeforeNothing = setsNothing(following);
    const shown = this.#conditions.read(line);
    if (setsNothing(shown ?? line)) return this.#isBeforeNothing ? '' : this.#takeTerm();
    if (shown === undefined) return '';
    const mark = DOCBOOK_MARK.exec(shown ?? '');
    if (mark) {
      this.#next = 'item';
      this.#mark = mark[1] ?? '-';
      return '';
    }
    const request = /^[.']\s*(?<name>[A-Za-z]{1,12})?(?:\s+(?<rest>.*))?$/u.exec(shown)?.groups;
    if (request === undefined) return /^[.']/u.test(shown) ? '' : this.#words(readRoff(shown));
    const name = request['name'] ?? '';
    if (!ALTERNATING.has(name) && !IN_ONE_FONT.has(name)) this.#isDescribed = this.#description !== '';
    return this.#request(name, request['rest'] ?? '');
  }

  #request(name: string, rest: string): string {
    if (BEGINS_CODE.has(name) || (name === 'Bd' && /-(?:literal|unfilled)/u.test(rest)))
      return this.#code(true);
    if (ENDS_CODE.has(name)) return this.#code(false);
    if (name === 'TS' || name === 'TE') this.#isTable = name === 'TS';
    if (name === 'TH' || name === 'Dt') return this.#begin(argumentsOf(rest).map(readRoff));
    if (/^S[HSsh]$/u.test(name)) return this.#head(name, rest);
    if (name === 'TP' || name === 'TQ') {
      this.#next = 'term';
      return '';
    }
    if (name === 'IP') return this.#indented(readRoff(argumentsOf(rest)[0] ?? ''));
    if (name === 'It') return this.#item(rest);
    if (name === 'Nd') return this.#words(`- ${readRoff(rest)}`);
    if (name === 'Dl' || name === 'D1') return `\`${this.#line(rest).replaceAll('`', "'")}\``;
    if (name === 'MR') return this.#words(argumentsOf(rest).map(readRoff).join('('));
    if (ALTERNATING.has(name)) return this.#words(argumentsOf(rest).map(readRoff).join(''));
    if (IN_ONE_FONT.has(name)) return this.#words(argumentsOf(rest).map(readRoff).join(' '));
    const own = this.#conditions.macros.expanded(name, rest);
    if (own !== undefined) return this.#words(readRoff(own));
    return isInline(name) ? this.#inline(name, rest) : '';
  }

  #begin([name = '', section = '']: readonly string[]): string {
    this.#name = name.toLowerCase();
    this.#section = section;
    return `# ${escaped(this.title ?? '')}`;
  }

  #head(name: string, rest: string): string {
    const text = argumentsOf(rest).map(readRoff).join(' ').trim();
    this.#next = text === '' ? 'heading' : 'text';
    return text === '' ? '' : this.#headingLine(name === 'SS' || name === 'Ss' ? 3 : 2, text);
  }

  #headingLine(level: number, text: string): string {
    this.#heading = text;
    this.#headings += 1;
    return `${'#'.repeat(level)} ${escaped(text)}`;
  }

  #code(begins: boolean): string {
    if (this.#isCode === begins) return '';
    this.#isCode = begins;
    this.#next = 'text';
    return '```';
  }

  #indented(tag: string): string {
    if (tag === '') return '';
    if (MARK.test(tag) || NUMBER.test(tag)) {
      this.#next = 'item';
      return '';
    }
    return namedItem(tag);
  }

  #item(rest: string): string {
    const text = this.#line(rest);
    if (text === '') this.#next = 'item';
    return text === '' ? '' : namedItem(text);
  }

  /** A line of macros and words of mdoc. */
  #line(rest: string): string {
    const [first = '', ...others] = rest.split(/\s+/u);
    return isInline(first)
      ? readInline(first, others.join(' '), this.#name)
      : readInline('No', rest, this.#name);
  }

  #inline(name: string, rest: string): string {
    if (name === 'Nm' && this.#heading.toUpperCase() === 'NAME' && rest !== '')
      this.#name = argumentsOf(rest)[0] ?? this.#name;
    return this.#words(readInline(name, rest, this.#name));
  }

  #words(text: string): string {
    if (this.#isCode) return text.replace(FENCE, '$<margin>~~~');
    if (text.trim() === '') return '';
    const next = this.#next;
    this.#next = 'text';
    if (next === 'heading') return this.#headingLine(2, text);
    if (next === 'term') return this.#named(`**${escaped(text)}**:`);
    if (next === 'item') return this.#itemLine(text);
    if (this.#isTable) return tableLine(text);
    if (this.#isOfName(text)) this.#describe(text);
    return escaped(text);
  }

  #itemLine(text: string): string {
    const mark = this.#mark;
    this.#mark = '-';
    return `${mark} ${escaped(text)}`;
  }

  /** In its first section a page says what it is, whatever that is called in its language. */
  #isOfName(text: string): boolean {
    if (this.#heading.toUpperCase() === 'NAME') return true;
    if (this.#headings !== 1 || this.#name === '' || OTHER_SECTION.test(this.#heading)) return false;
    const [names = ''] = text.split(/\s(?:[-–—]|\\-)+\s/u);
    const isNamed =
      names !== text && NAMES.test(names) && names.toLowerCase().split(/,\s*/u).includes(this.#name);
    return this.#description !== '' || isNamed;
  }

  /** In the line before what is said of it. */
  #named(term: string): string {
    if (!this.#isBeforeNothing) return term;
    this.#term = term;
    return '';
  }

  #takeTerm(): string {
    const term = this.#term;
    this.#term = '';
    return term;
  }

  /** "tar - an archiving utility", which may be parted over lines. */
  #describe(text: string): void {
    const found = /(?:^|\s)(?:[-–—]|\\-)+\s+(?<what>\S.*)$/u.exec(text)?.groups?.['what'];
    const goesOn = this.#description !== '' && found === undefined && !this.#isDescribed;
    if (this.#description !== '' && !goesOn) return;
    const all = goesOn ? `${this.#description} ${text.trim()}` : (found ?? '');
    this.#isDescribed = /[.!]$/u.test(all);
    this.#description = all.replace(/\.$/u, '').slice(0, 160);
  }
}

/** As an item it begins where the text before it ends, with no line between. */
function namedItem(name: string): string {
  return `- **${escaped(name)}**:`;
}

/** Cells are parted by tabs, or by a sign of the table's own; lines of its layout say nothing. */
function tableLine(text: string): string {
  const cells = text.split('\t').filter((cell) => !/^(?:T[{}]|[_=])$/u.test(cell.trim()));
  if (!text.includes('\t') || cells.length === 0) return '';
  return `| ${cells.map((cell) => escaped(cell.trim())).join(' | ')} |`;
}
