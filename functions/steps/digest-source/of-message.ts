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
  /(?<!\p{L})(?:today|tonight|yesterday|tomorrow|(?:this|last|next) (?:morning|afternoon|evening|night|week(?:end)?|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|heute|gestern|morgen|übermorgen|vorgestern|aujourd['’]hui|hier|demain|hoy|ayer|mañana|oggi|ieri|domani)(?!\p{L})/iu;

/**
 * The first statement that is to be quoted of a message for its heading to stand right above: where only a greeting stands
 * between, or a day is spoken of, the first of the message.
 */
export function openingOfMessage(thinking: Thinking, { first, last }: Reach): number {
  const { canonical, statements } = thinking;
  const headings = statements[first]?.headings;
  let opening = first;
  while (opening > 0 && statements[opening - 1]?.headings === headings) opening -= 1;
  const isGreeted = statements
    .slice(opening, first)
    .every((_, at) => isSalutation(statementText(thinking, opening + at)));
  const isOfDay = OF_DAY.test(canonical.slice(statements[first]?.start, statements[last]?.end));
  return isGreeted || isOfDay ? opening : first;
}
