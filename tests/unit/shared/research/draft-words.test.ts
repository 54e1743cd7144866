import { expect, it } from 'vitest';
import { UNSOURCED_NOTICE, inItsLanguage, titleOn } from '#shared/research/draft-words.ts';
import { CLOSEST, missingBlocks } from '#functions/steps/draft-report/compose-answer.ts';
import { connective } from '#functions/steps/draft-report/draft-inputs.ts';
import type { Draft } from '#shared/domain/report.ts';
import { UNSEARCHED_ANSWERS } from '#shared/domain/search-trouble.ts';
import type { ItemCoverage } from '#shared/domain/plan.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { itemOf, partOf } from '../../functions/steps/builders.ts';

const open = (itemId: string): ItemCoverage => ({
  itemId,
  status: 'unsatisfied',
  reason: 'nothing found',
  independentSources: 0,
  evidenceIds: [],
  parts: [{ text: 'iron', status: 'unsatisfied', coverage: 0, domains: [], evidenceIds: [] }],
});

const MISSING = missingBlocks(
  ['item_1', 'item_2'].map((id) => ({ ...itemOf(id, [partOf(['iron'])]), description: `Eisen ${id}?` })),
  {
    items: new Map(['item_1', 'item_2'].map((id) => [id, open(id)])),
    evidence: new Map(),
    sources: new Map(),
  },
);
const DRAFT: Draft = {
  revision: 0,
  title: 'Eisen?',
  answer: [
    {
      form: 'paragraph',
      sentences: [
        connective('Eisen?'),
        CLOSEST,
        { text: 'The closest passage:', kind: 'quote', evidenceIds: ['e-1'] },
      ],
    },
    ...MISSING,
  ],
  sections: [],
  contradictions: [],
  limitations: [],
  gaps: [],
  requests: [],
  method: 'extractive',
};
const wordsOf = (language: string) =>
  inItsLanguage(DRAFT, language).answer.flatMap(({ sentences }) => sentences.map(({ text }) => text));

it('says what code says around quotes in the language of the question, and leaves labels and quotes as they are', () => {
  expect(wordsOf('de')).toEqual([
    'Eisen?',
    'Am nächsten kommt diese Stelle:',
    'The closest passage:',
    'Nichts von dem, was gefunden wurde, beantwortet “Eisen item_1” oder “Eisen item_2”.',
  ]);
});

it.each(['fr', 'es', 'zh', 'ar', 'hi'])('says none of it in English for %s', (language) => {
  const [, closest, , nothing] = wordsOf(language);
  expect(closest).not.toContain('closest');
  expect(nothing).not.toContain('Nothing');
  expect(nothing).toContain('“Eisen item_1”');
});

it('says of several passages that they are several, in the language of the question', () => {
  const one = {
    ...DRAFT,
    answer: [{ form: 'paragraph' as const, sentences: [connective('The closest passages:')] }],
  };
  const said = (language: string) => inItsLanguage(one, language).answer[0]?.sentences[0]?.text;
  expect(['de', 'fr', 'es'].map(said)).toEqual([
    'Am nächsten kommen diese Stellen:',
    'Les passages les plus proches :',
    'Los pasajes más cercanos:',
  ]);
  expect(said('en')).toBe('The closest passages:');
});

it('heeds the language of a tag with a region', () => {
  expect(wordsOf('de-AT')).toEqual(wordsOf('de'));
});

it('says it in English in any other language', () => {
  expect(wordsOf('en')).toEqual(wordsOf('sv'));
});

it.each([
  ['de', 'Nichts von dem, was gefunden wurde, beantwortet “Eisen”: davon spricht keine Quelle.'],
  ['zh', '找到的内容都没有回答“Eisen”: davon spricht keine Quelle。'],
])('keeps what a review says is missing behind it for %s', (language, said) => {
  const text = 'Nothing that was found answers “Eisen”: davon spricht keine Quelle.';
  const draft = { ...DRAFT, answer: [{ form: 'paragraph' as const, sentences: [connective(text)] }] };
  expect(inItsLanguage(draft, language).answer[0]?.sentences[0]?.text).toBe(said);
});

it.each(REPORT_WORDS.map(({ language }) => language))(
  'says that no source was read or asked in the language of the question: %s',
  (language) => {
    for (const text of [UNSOURCED_NOTICE, UNSEARCHED_ANSWERS.off, UNSEARCHED_ANSWERS.failed]) {
      const answer = [{ form: 'paragraph' as const, sentences: [connective(text)] }];
      const [notice] = inItsLanguage({ ...DRAFT, answer }, language).answer[0]?.sentences ?? [];
      expect(notice?.text === text).toBe(language === 'en');
      expect(notice?.kind).toBe('connective');
    }
  },
);

it('heads what code adds to a draft in the language of the question', () => {
  expect(titleOn('iron; rust', 'de')).toBe('Zu iron; rust');
  expect(titleOn('iron; rust', 'en')).toBe('On iron; rust');
  for (const language of ['fr', 'es', 'zh', 'ar', 'hi']) {
    expect(titleOn('iron; rust', language)).toContain('iron; rust');
    expect(titleOn('iron; rust', language)).not.toContain('On ');
  }
});

it('leaves the titles of sections as their writer called them', () => {
  const written = { title: 'On iron', itemIds: [], blocks: [] };
  expect(inItsLanguage({ ...DRAFT, sections: [written] }, 'de').sections).toEqual([written]);
});

it.each(REPORT_WORDS.map(({ language }) => language).filter((language) => language !== 'en'))(
  'does not claim to know that what is shown does not answer: %s',
  (language) => {
    const said = ['answers', 'is sure to answer'].map((verb) => {
      const sentences = [connective(`Nothing that was found ${verb} “iron”.`)];
      return inItsLanguage({ ...DRAFT, answer: [{ form: 'paragraph', sentences }] }, language).answer[0]
        ?.sentences[0]?.text;
    });
    expect(new Set(said).size).toBe(2);
    for (const text of said) expect(text).toContain('“iron”');
    expect(said.join('')).not.toContain('Nothing');
  },
);
