import type { Source } from '#shared/domain/source.ts';
import type { StepContext } from '#shared/research/step.ts';

/** That the text of a PDF could not be taken out (audit event of seed 004); `reason` is a sentence that may be shown. */
export async function emitPdfError(
  context: StepContext<'FetchSource'>,
  source: Pick<Source, 'id' | 'title'>,
  reason: string,
): Promise<void> {
  await context.emit({
    type: 'digest.pdf_extract_error',
    message: `The text of the PDF ${source.title} could not be read: ${reason}`,
    data: { source_id: source.id, reason },
  });
}
