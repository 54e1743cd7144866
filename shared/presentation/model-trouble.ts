import type { ModelTrouble } from '#shared/domain/model-trouble.ts';
import type { ReportWords } from './words/report-words.ts';
import { REASONS, STAGES } from './words/trouble/known.ts';

/** For the head of a report: that its model failed, where, why, and what stands in its place. */
export function describeModelTrouble(
  { answered, failed, stages, reasons }: ModelTrouble,
  { language, trouble }: Pick<ReportWords, 'language' | 'trouble'>,
): string {
  const why = reasons.length === 1 ? trouble.because(reasonIn(reasons[0] ?? '', trouble)) : '';
  if (answered === 0) return trouble.withoutModel(why);
  // As in British English: no comma before the last.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const where = list.format(stages.map((stage) => doingIn(stage, trouble)));
  return trouble.inPart({ failed, all: answered + failed }, why, where);
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
