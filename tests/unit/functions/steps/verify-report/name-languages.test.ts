import { expect, test } from 'vitest';
import { nameLanguages } from '#functions/steps/verify-report/name-languages.ts';

test('says by which words English documents were searched for a question in Chinese', () => {
  const said = nameLanguages({ question: '如何在PostgreSQL中启用加密？', language: 'zh' }, [
    'The data is encrypted when the option is enabled for the server.',
  ]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/in Chinese, the documents are in English.*postgresql.*enable.*encrypt/u);
});

test('says nothing where question and documents are in one language, or nothing was quoted', () => {
  expect(
    nameLanguages({ question: '糖尿病的症状有哪些？', language: 'zh' }, ['糖尿病的症状是口渴。']),
  ).toEqual([]);
  expect(nameLanguages({ question: '糖尿病的症状有哪些？', language: 'zh' }, [])).toEqual([]);
  expect(
    nameLanguages({ question: 'How does it work?', language: 'en' }, ['It works by the heat of the sun.']),
  ).toEqual([]);
});
