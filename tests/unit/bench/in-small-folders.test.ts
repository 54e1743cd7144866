import { expect, test } from 'vitest';
import type { Pack, PackQuestion } from '#tests/bench/answers/pack.ts';
import { inSmallFolders } from '#tests/bench/confidence/in-small-folders.ts';

const ASIDE = 'The lamp stands in the hall and is lit at dusk by whoever comes home first. '.repeat(4);

function questionOf(id: string, answer: string): PackQuestion {
  return {
    id,
    question: `What is it called in room ${id}?`,
    answers: [answer],
    items: [],
    isAnswerable: true,
  };
}

function packOf(name: string, family: string, words: readonly string[]): Pack {
  return {
    name,
    family,
    documents: words.map((word, at) => ({
      name: `${at}.md`,
      title: `Room ${at}`,
      text: `${ASIDE}In room ${at} it is called ${word}. ${ASIDE}`,
    })),
    questions: words.map((word, at) => questionOf(String(at), word)),
  };
}

const PACK = packOf('rooms', 'bioasq', [
  'alder',
  'birch',
  'cedar',
  'ebony',
  'hazel',
  'larch',
  'maple',
  'rowan',
  'wenge',
]);
const OTHER = packOf('halls', 'scholar', ['gneiss', 'gabbro']);
const folders = inSmallFolders(PACK, [PACK, OTHER]);
const textOf = ({ documents }: Pack): string => documents.map(({ text }) => text).join(' ');

test('asks a question of one to seven documents of which one answers it', () => {
  const own = folders.filter(({ asked }) => asked.kind === 'own');
  expect(own.map(({ folder }) => folder.documents.length)).toEqual([1, 2, 3, 5, 7, 1, 2, 3, 5]);
  for (const { folder, asked } of own) expect(textOf(folder)).toContain(asked.question.answers[0]);
});

test('takes the document that answers away, and cuts out of it the sentence that does', () => {
  for (const kind of ['removed', 'cut'] as const) {
    const some = folders.filter(({ asked }) => asked.kind === kind);
    expect(some).toHaveLength(9);
    for (const { folder, asked } of some) expect(textOf(folder)).not.toContain(asked.question.answers[0]);
  }
  const [cut] = folders.filter(({ asked }) => asked.kind === 'cut');
  expect(cut?.folder.documents).toHaveLength(1);
  expect(textOf(cut?.folder ?? PACK).match(/The lamp stands/gu)).toHaveLength(8);
});

test('asks every second folder what another pack is asked', () => {
  const far = folders.filter(({ asked }) => asked.kind === 'far');
  expect(far).toHaveLength(5);
  for (const { asked } of far) expect(['gneiss', 'gabbro']).toContain(asked.question.answers[0]);
});
