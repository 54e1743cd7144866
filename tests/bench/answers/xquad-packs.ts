import { z } from 'zod';
import { readJson } from '../read-data.ts';
import { type Pack, evenSample } from './pack.ts';

const LANGUAGES: readonly string[] = ['en', 'zh', 'ar', 'hi'];
const Xquad = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(
        z.object({
          context: z.string(),
          qas: z.array(
            z.object({
              id: z.string(),
              question: z.string(),
              answers: z.array(z.object({ text: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Every sixth article is not there: its questions have no answer. */
const ABSENT = 6;
const ANSWERABLE = 90;
const FOREIGN = 25;

/** XQuAD's articles as documents, one pack per language. */
export async function readXquadPacks(data: string): Promise<readonly Pack[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const articles = (await readJson(data, `xquad.${language}.json`, Xquad)).data;
      const all = articles.flatMap(({ paragraphs }, article) =>
        paragraphs.flatMap(({ context, qas }) =>
          qas.map(({ id, question, answers }) => ({
            id,
            question,
            answers: answers.map(({ text }) => text),
            items: [],
            paragraph: context,
            isAnswerable: article % ABSENT !== 0,
          })),
        ),
      );
      return {
        name: `xquad-${language}`,
        family: 'xquad',
        documents: articles.flatMap(({ title, paragraphs }, article) =>
          article % ABSENT === 0
            ? []
            : [
                {
                  name: `article-${article}.md`,
                  title: title.replaceAll('_', ' '),
                  text: paragraphs.map(({ context }) => context).join('\n\n'),
                },
              ],
        ),
        questions: [
          ...evenSample(
            all.filter(({ isAnswerable }) => isAnswerable),
            ANSWERABLE,
          ),
          ...evenSample(
            all.filter(({ isAnswerable }) => !isAnswerable),
            FOREIGN,
          ).map((one) => ({ ...one, answers: [] })),
        ],
      };
    }),
  );
}
