import { argumentsOf, readRoff } from './roff-text.ts';

/** What a macro of mdoc puts around the words that follow it on its line. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  Op: ['[', ']'],
  Pq: ['(', ')'],
  Bq: ['[', ']'],
  Brq: ['{', '}'],
  Aq: ['<', '>'],
  Sq: ['‘', '’'],
  Dq: ['“', '”'],
  Qq: ['"', '"'],
  Ql: ['‘', '’'],
};
/** What stands for itself. */
const SIGN: Readonly<Record<string, string>> = {
  Oo: '[',
  Oc: ']',
  Po: '(',
  Pc: ')',
  So: '‘',
  Sc: '’',
  Do: '“',
  Dc: '”',
  Bo: '[',
  Bc: ']',
  Ux: 'UNIX',
  Bx: 'BSD',
  Fx: 'FreeBSD',
  Nx: 'NetBSD',
  Ox: 'OpenBSD',
  Dx: 'DragonFly',
};
const PLAIN = new Set(
  'Ar Cm Ic Li Em Sy Dv Ev Er Va Vt Fa Ft Pa Lk Mt No Ta Ad An At Cd Fd In Lb Ms Rv St Tn Bt Ex Xo Xc Nd Sx Fl Nm Fn Xr Ns Ap'.split(
    ' ',
  ),
);
const CLOSING = /^[.,;:)\]?!]+$/u;
const OPENING = /^[([]$/u;

export function isInline(name: string): boolean {
  return PLAIN.has(name) || Object.hasOwn(AROUND, name) || Object.hasOwn(SIGN, name);
}

/** The words of a line of macros of mdoc; `page` is what the page describes, which a bare `.Nm` stands for. */
export function readInline(name: string, rest: string, page: string): string {
  const words = [name, ...argumentsOf(rest)];
  const line = new Line();
  for (let at = 0; at < words.length; at += 1) at = readWord(words, at, { line, page });
  return line.finish();
}

interface Writing {
  readonly line: Line;
  readonly page: string;
}

/** Takes the word there, and those after it that belong to it; gives the place of the last. */
function readWord(words: readonly string[], at: number, { line, page }: Writing): number {
  const word = words[at] ?? '';
  const next = words[at + 1];
  const isFollowed = next !== undefined && !isInline(next) && !CLOSING.test(next);
  const around = Object.hasOwn(AROUND, word) ? AROUND[word] : undefined;
  if (around !== undefined) line.enclose(around);
  else if (Object.hasOwn(SIGN, word)) line.sign(SIGN[word] ?? '');
  else if (word === 'Ns') line.join();
  else if (word === 'Ap') line.apostrophe();
  else if (word === 'Fl') {
    line.add(isFollowed ? `-${readRoff(next)}` : '-');
    return isFollowed ? at + 1 : at;
  } else if (word === 'Nm' && !isFollowed) line.add(page);
  else if (word === 'Xr' && isFollowed) {
    const section = words[at + 2];
    const isSection = section !== undefined && /^\d/u.test(section);
    line.add(isSection ? `${next}(${section})` : next);
    return at + (isSection ? 2 : 1);
  } else if (word === 'Fn' && isFollowed) {
    line.add(`${readRoff(next)}()`);
    return at + 1;
  } else if (!PLAIN.has(word)) line.add(readRoff(word));
  return at;
}

class Line {
  #text = '';
  #isJoined = true;
  readonly #open: string[] = [];

  add(word: string): void {
    if (word === '') return;
    const isClosing = CLOSING.test(word);
    this.#text += (this.#isJoined || isClosing ? '' : ' ') + word;
    this.#isJoined = OPENING.test(word);
  }

  sign(sign: string): void {
    if (/[\])’”]/u.test(sign)) this.#isJoined = true;
    this.add(sign);
    if (/[[(‘“]/u.test(sign)) this.#isJoined = true;
  }

  enclose([before, after]: readonly [string, string]): void {
    this.add(before);
    this.#isJoined = true;
    this.#open.push(after);
  }

  join(): void {
    this.#isJoined = true;
  }

  apostrophe(): void {
    this.#text += "'";
    this.#isJoined = true;
  }

  /** What encloses the rest of the line ends before its last stop. */
  finish(): string {
    const stop = /[.,;:]+$/u.exec(this.#text)?.[0] ?? '';
    const inner = this.#text.slice(0, this.#text.length - stop.length);
    return inner + this.#open.toReversed().join('') + stop;
  }
}
