import { type ModelTrouble, READ_AGAIN, UNREAD } from '#shared/domain/model-trouble.ts';
import type { ReportWords } from './words/report-words.ts';
import { REASONS, STAGES } from './words/trouble/known.ts';

/**
 * For the head of a report: that its model failed, where, why, and what stands in its place. For a second reading that failed
 * nothing does: what was written stands as it was.
 */
export function describeModelTrouble(
  { answered, failed, stages, reasons }: ModelTrouble,
  { language, trouble, short }: Pick<ReportWords, 'language' | 'trouble' | 'short'>,
): string {
  const why = reasons.length === 1 ? trouble.because(reasonIn(reasons[0] ?? '', trouble)) : '';
  if (answered === 0) return trouble.withoutModel(why);
  // As in British English: no comma before the last.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const replaced = stages.filter((stage) => stage !== READ_AGAIN);
  const where = list.format(replaced.map((stage) => doingIn(stage, trouble)));
  const calls = { failed, all: answered + failed };
  const said = replaced.length === 0 ? trouble.failedAt(calls, why) : trouble.inPart(calls, why, where);
  return replaced.length === stages.length ? said : `${said} ${short.remarks[UNREAD] ?? UNREAD}`;
}

/** What a stage does; one that asks no model by its name. */
export function doingIn(stage: string, { doing }: ReportWords['trouble']): string {
  const known = STAGES.find((one) => one === stage);
  return known === undefined ? stage.replaceAll('-', ' ') : doing[known];
}

function reasonIn(reason: string, { reasons }: ReportWords['trouble']): string {
  const plain = reason.replace(/[.]$/u, '');
  const known = REASONS.find((one) => one === plain);
  return known === undefined ? plain : reasons[known];
}
