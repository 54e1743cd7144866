import type { Sentence } from '#shared/domain/report.ts';
import { mapSentences } from '#shared/domain/table-block.ts';
import { readRewritten } from './read-rewritten.ts';
import type { FaultySentence, Written, WrittenFrom } from './read-written.ts';
import { faultsOfCell } from './written-faults.ts';

interface Place {
  readonly faulty: FaultySentence;
  readonly written: Pick<Written, 'blocks'>;
  readonly from: WrittenFrom;
}

/**
 * What a writer made of a sentence, read where it is to stand: a cell of a table is held against its labels again. Undefined
 * when it still cannot stand, or says nothing.
 */
export function readInPlace(text: string, { faulty, written, from }: Place): Sentence | undefined {
  const sentence = readRewritten(text, faulty, from);
  const block = written.blocks[faulty.block];
  if (sentence === undefined || block?.form !== 'table') return sentence;
  const renewed = mapSentences(block, (one, place) => [place === faulty.sentence ? sentence : one]);
  return faultsOfCell(renewed, faulty.sentence, from).length === 0 ? sentence : undefined;
}
