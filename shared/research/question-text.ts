import { InvalidInput } from '#shared/errors.ts';

/** C0 and C1 controls but for tab and line ends; none of them means anything in a question. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Text as a person means it: well-formed Unicode, without control characters, without blank ends. */
export function cleanInput(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();
}

/** A question that can be researched. Throws InvalidInput that says what is wrong with it. */
export function acceptQuestion(text: string, maximumCharacters: number): string {
  refuseLong('question', text, maximumCharacters);
  const question = cleanInput(text);
  if (question === '') {
    throw new InvalidInput('The question is empty.', {
      field: 'question',
      remedy: 'Say what you want to find out.',
    });
  }
  if (!/[\p{L}\p{N}]/u.test(question)) {
    throw new InvalidInput('The question has no word in it.', {
      field: 'question',
      remedy: 'Say what you want to find out in words.',
    });
  }
  return question;
}

/** Undefined when there is nothing in it. */
export function readContext(text: string | undefined, maximumCharacters: number): string | undefined {
  if (text === undefined) return undefined;
  refuseLong('context', text, maximumCharacters);
  return cleanInput(text) || undefined;
}

function refuseLong(field: string, text: string, maximum: number): void {
  if (text.length <= maximum) return;
  throw new InvalidInput(`The ${field} has ${text.length} characters; at most ${maximum} are taken.`, {
    field,
    remedy: `Shorten the ${field}.`,
  });
}
