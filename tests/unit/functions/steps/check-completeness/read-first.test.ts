import { describe, expect, it } from 'vitest';
import { readFirst } from '#functions/steps/check-completeness/read-first.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Telling } from '#shared/domain/telling.ts';
import type { Pair } from '#shared/ports/encoder.ts';
import { evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';

const QUESTION = 'Where is the key?';
const ITEM: ChecklistItem = { ...itemOf('item_1', [partOf(['key'])]), description: QUESTION };
const OTHER: ChecklistItem = { ...itemOf('item_2', [partOf(['lid'])]), description: 'Who has the lid?' };

function ranked(at: number, nearness: number | undefined, itemId = ITEM.id): Evidence {
  const serving = { itemId, part: 0, score: 0.5, value: 10 - at };
  return evidenceOf({
    sourceId: 's-1',
    quote: `Quote ${at}.`,
    start: at * 100,
    items: [{ ...serving, ...(nearness === undefined ? {} : { nearness }) }],
  });
}

async function read(evidence: readonly Evidence[], telling: Telling = {}, checklist = [ITEM]) {
  const asked: (readonly Pair[])[] = [];
  const read = await readFirst(
    {
      checklist,
      evidence,
      telling,
      sources: sourcesById([sourceOf('s-1')]),
      question: QUESTION,
      language: 'en',
    },
    async (pairs) => {
      asked.push(pairs);
      return pairs.map(({ said }) => Number(/Quote (\d)/u.exec(said)?.[1]));
    },
  );
  return { telling: read, pairs: asked.flat(), said: asked.flat().map(({ said }) => said) };
}

describe('readFirst', () => {
  it('reads the eight quotes of an item that rank first by words and meaning', async () => {
    const far = [0, 3, 7];
    const quotes = Array.from({ length: 11 }, (_, at) => ranked(at, far.includes(at) ? 0.1 : 0.9));
    const { telling } = await read(quotes);
    expect(Object.keys(telling[ITEM.id] ?? {}).toSorted()).toEqual(
      quotes
        .filter((_, at) => !far.includes(at))
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('reads quotes as they are understood: of what document, beside the whole question', async () => {
    const { pairs } = await read([ranked(1, 0.5)]);
    expect(pairs).toMatchObject([{ asked: QUESTION, said: 'Source s-1 - : Quote 1.' }]);
  });

  it('reads none again, and keeps what was read in waves before', async () => {
    const [first, second] = [ranked(1, 0.9), ranked(2, 0.8)];
    const { telling, said } = await read([first, second], { [ITEM.id]: { [first.id]: -7 } });
    expect(said).toHaveLength(1);
    expect(telling).toEqual({ [ITEM.id]: { [first.id]: -7, [second.id]: 2 } });
  });

  it('leaves alone what was not compared in meaning', async () => {
    expect((await read([ranked(1, undefined)])).telling).toEqual({});
    expect((await read([])).telling).toEqual({});
  });

  it('takes the wording by which a quote tells more, where an item has two', async () => {
    const told = [1, 5];
    const telling = await readFirst(
      {
        checklist: [ITEM, OTHER],
        evidence: [ranked(1, 0.5)],
        telling: {},
        sources: sourcesById([sourceOf('s-1')]),
        question: 'Where is the key, and who has the lid?',
        language: 'en',
      },
      async (pairs) => pairs.map((_, at) => told[at] ?? 0),
    );
    expect(Object.values(telling[ITEM.id] ?? {})).toEqual([5]);
  });

  it('leaves unread what is in another language than the reader knows', async () => {
    const german = {
      ...ranked(1, 0.9),
      quote: 'Der Schlüssel hängt neben der Tür und darf nicht mitgenommen werden.',
    };
    expect((await read([german])).telling).toEqual({});
  });

  it('changes nothing that it was given', async () => {
    const before = { [ITEM.id]: {} };
    await read([ranked(1, 0.5)], before);
    expect(before).toEqual({ [ITEM.id]: {} });
  });
});
