import { isSalutation } from '#shared/text/evidence/salutation.ts';
import { type Reach, type Thinking, statementText } from './thinking.ts';

/** "From: Ann; Date: Mon, 18 Nov 2024 08:12" */
const OF_MESSAGE =
  /^(?:from|von|de|da): .{1,400}; (?:date|sent|datum|gesendet|enviado(?: el)?|envoyé|inviato|data|fecha): [^;]{0,60}\d/iu;

/** True of the heading of a message: who wrote it, and when. */
export function isOfMessage(heading: string): boolean {
  return OF_MESSAGE.test(heading);
}

/** Which day it is, only the date of the message says. */
const OF_DAY =
  /(?<!\p{L})(?:today|tonight|yesterday|tomorrow|(?:this|last|next) (?:morning|afternoon|evening|night|week(?:end)?|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|heute|gestern|morgen|übermorgen|vorgestern|aujourd['’]hui|demain|hoy|ayer|mañana|oggi|ieri|domani)(?!\p{L})/iu;
/** Yesterday in French, and here in German. */
const HIER = /(?<!\p{L})hier(?!\p{L})/iu;
const FRENCH = /^de:|; (?:envoyé|à):/iu;
/** "Attachments: plan.pdf" below the heading, which has no room for it. */
const FIELD = /^\p{L}[\p{L}\d-]{0,30}(?: \p{L}{1,8})?: /u;

/**
 * The first statement that is to be quoted of a message for its heading to stand right above: where only fields of it or a greeting
 * stand between, or a day is spoken of, the first of the message.
 */
export function openingOfMessage(thinking: Thinking, { first, last }: Reach): number {
  const { canonical, statements } = thinking;
  const headings = statements[first]?.headings;
  let opening = first;
  while (opening > 0 && statements[opening - 1]?.headings === headings) opening -= 1;
  const isGreeted = statements.slice(opening, first).every(({ block }, at) => {
    const text = statementText(thinking, opening + at);
    return isSalutation(text) || (block === statements[opening]?.block && FIELD.test(text));
  });
  const text = canonical.slice(statements[first]?.start, statements[last]?.end);
  const isOfDay = OF_DAY.test(text) || (HIER.test(text) && FRENCH.test(headings?.at(-1) ?? ''));
  return isGreeted || isOfDay ? opening : first;
}
