import type { Draft } from '#shared/domain/report.ts';
import { type NoteAttempt, SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import type { ReadPart } from '#shared/prompting/read-written.ts';
import type { Reading } from '#shared/prompting/reading.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import type { Prompt } from '../ports/model.ts';
import { askWriter } from './ask-writer.ts';
import { type Material, checkAndCorrect } from './check-and-correct.ts';
import type { AskContext } from './model-call.ts';
import { emitTrimmed, emitUnusable } from './read-model.ts';

export interface Writing<Part> {
  readonly parts: readonly Part[];
  readonly wave: string;
  /** Distinguishes the calls from those of another writing of the same wave. */
  readonly name: string;
  readonly promptFor: (part: Part, attempt?: NoteAttempt) => Prompt<typeof WrittenPart>;
  /** What its sentences are checked against, and written again from. */
  readonly material: Material;
  /** What was written, in the order of the parts; undefined for a part that was not. */
  readonly read: (replies: readonly (WrittenPart | undefined)[]) => readonly (ReadPart | undefined)[];
  /** Joins the parts, in their order. `rewritten` follows the order of their sentences that cannot stand. */
  readonly join: (
    parts: readonly (ReadPart | undefined)[],
    rewritten: readonly (string | undefined)[],
  ) => Reading<Draft>;
}

/** Parts of a report, written side by side and joined by code; undefined when the fallback must write it. */
export async function writeParts<Part>(
  context: AskContext,
  writing: Writing<Part>,
): Promise<Draft | undefined> {
  const replies = await Promise.all(
    writing.parts.map(async (part, index) => writePart(context, { part, index, writing })),
  );
  if (replies.every((reply) => reply === undefined)) return undefined;
  const { parts, rewritten } = await checkAndCorrect(
    writing.read(replies),
    writing.material,
    writing,
    context,
  );
  const reading = writing.join(parts, rewritten);
  const writer = { role: 'writer' as const, index: `${writing.name}-all` };
  if ('reason' in reading) {
    await emitUnusable(context, writer, reading.reason);
    return undefined;
  }
  await emitTrimmed(context, writer, reading.dropped);
  return reading.value;
}

interface OnePart<Part> {
  readonly part: Part;
  readonly index: number;
  readonly writing: Writing<Part>;
}

async function writePart<Part>(
  context: AskContext,
  { part, index, writing }: OnePart<Part>,
): Promise<WrittenPart | undefined> {
  const { wave, name, promptFor, material } = writing;
  const shorter = SHORTER_NOTES.map((attempt) => () => promptFor(part, attempt));
  const ask = { prompt: promptFor(part), shorter, wave, index: `${name}-${index}` };
  return askWriter(context, ask, {
    brief: material.brief,
    quotes: material.evidence.map(({ quote }) => quote),
  });
}
