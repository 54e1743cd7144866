import { raise } from '../superscript.ts';
import { decodeEntities } from './entities.ts';

const IMAGE = /!\[([^[\]]{0,1000})\](?:\((?:[^()\n]|\([^()\n]{0,500}\)){0,3000}\)|\[[^[\]]{0,200}\])/gu;
const LINKED_IMAGE =
  /\[\s*!\[[^[\]]{0,1000}\](?:\([^()\n]{0,3000}\)|\[[^[\]]{0,200}\])\s*\](?:\([^()\n]{0,3000}\)|\[[^[\]]{0,200}\])?/gu;
const LINK = /\[((?:[^[\]]|\[[^[\]]{0,200}\]){0,1000})\]\((?:[^()\n]|\([^()\n]{0,500}\)){0,3000}\)/gu;
const REFERENCE_LINK = /\[([^[\]]{1,2000})\]\[[^[\]]{0,200}\]/gu;
const FOOTNOTE_MARK = /\[\^[^[\]\s]{1,80}\]/gu;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^<>\s]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/gu;
const STARS = /(?<![\p{L}\p{N}*\\])(\*{1,3})(?=[^\s*])([^*\n]{1,1000})(?<=[^\s\\])\1(?![\p{L}\p{N}*])/gu;
const SCORES =
  /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])([^_\n]{0,500}(?:_[\p{L}\p{N}][^_\n]{0,500}){0,20})(?<=[^\s\\_])\1(?![\p{L}\p{N}_])/gu;
const STRUCK = /(?<!~)~~(?=\S)([^~\n]{1,1000})~~(?!~)/gu;
const SUPERSCRIPT = /<sup>([^<>\n]{1,20})<\/sup>/giu;
const BREAK_TAG = /<br\s{0,9}\/?>/giu;
const TAG =
  /<\/?(?:a|abbr|b|big|cite|code|center|del|dd|div|dl|dt|details|em|figure|figcaption|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|picture|pre|q|s|samp|small|source|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|var|video|wbr)(?:\s[^<>]{0,3000})?\/?>/giu;
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;

const CODE_MARK = /\0(\d+)\0/u;

/** Inline Markdown reduced to what a reader sees; code spans keep their backticks and what is in them. */
export function reduceInline(text: string): string {
  if (!/[`*_~[<&\\]/u.test(text)) return squeeze(text);
  if (!text.includes('`')) return squeeze(decodeEntities(reduceProse(text).replace(ESCAPED, '$1')));
  const parts = splitCode(text);
  const marked = parts.map((part, index) => (part.isCode ? `\0${index}\0` : part.text)).join('');
  const pieces = reduceProse(marked).split(CODE_MARK);
  const restored = pieces.map((piece, index) =>
    index % 2 === 1 ? (parts[Number(piece)]?.text ?? '') : decodeEntities(piece.replace(ESCAPED, '$1')),
  );
  return squeeze(restored.join(''));
}

function reduceProse(text: string): string {
  let reduced = text;
  if (reduced.includes('[')) reduced = reduceLinks(reduced);
  if (reduced.includes('<')) {
    const tagged = reduced.replace(AUTOLINK, '$1').replace(BREAK_TAG, ' ');
    reduced = tagged.replace(SUPERSCRIPT, (_, inner: string) => raise(inner)).replace(TAG, '');
  }
  return reduceEmphasis(reduceEmphasis(reduced));
}

function reduceLinks(text: string): string {
  const hasOtherText = text.replace(LINKED_IMAGE, '').replace(IMAGE, '').trim() !== '';
  return text
    .replace(LINKED_IMAGE, '')
    .replace(IMAGE, hasOtherText ? '$1' : '')
    .replace(LINK, '$1')
    .replace(REFERENCE_LINK, '$1')
    .replace(FOOTNOTE_MARK, '');
}

function reduceEmphasis(text: string): string {
  let reduced = text;
  if (reduced.includes('*')) reduced = reduced.replace(STARS, '$2');
  if (reduced.includes('_')) reduced = reduced.replace(SCORES, '$2');
  return reduced.includes('~~') ? reduced.replace(STRUCK, '$1') : reduced;
}

function squeeze(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/gu, ' ').trim();
}

interface Part {
  readonly text: string;
  readonly isCode: boolean;
}

/** Prose and code spans in turn; a span ends at the next run of as many backticks as opened it. */
function splitCode(text: string): readonly Part[] {
  const runs = [...text.matchAll(/(?<!\\)`+/gu)].map((run) => ({ start: run.index, length: run[0].length }));
  const last = new Map(runs.map((run, index) => [run.length, index]));
  const parts: Part[] = [];
  let position = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const opening = runs[index];
    if (opening === undefined || (last.get(opening.length) ?? 0) <= index) continue;
    const closing = nextRun(runs, index, opening.length);
    const end = (runs[closing]?.start ?? 0) + opening.length;
    parts.push({ text: text.slice(position, opening.start), isCode: false });
    parts.push({ text: text.slice(opening.start, end), isCode: true });
    position = end;
    index = closing;
  }
  return [...parts, { text: text.slice(position), isCode: false }];
}

interface Run {
  readonly start: number;
  readonly length: number;
}

function nextRun(runs: readonly Run[], after: number, length: number): number {
  let at = after + 1;
  while (runs[at]?.length !== length) at += 1;
  return at;
}
