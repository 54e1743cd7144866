import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';
import { readAbstracts, readClaims } from '../scifact.ts';
import { namedArticles } from './named-articles.ts';
import { type Pack, type PackQuestion, evenSample } from './pack.ts';
import { sectionQuestions } from './section-questions.ts';

const ASKED = 100;
const FOREIGN = 25;
/** Abstracts beside those that hold evidence. */
const OTHERS = 1200;

export async function readBiomedicalPacks(data: string): Promise<readonly Pack[]> {
  return [await bioasq(data), await pubmedqa(data), await scifact(data), ...(await articles(data))];
}

const Bioasq = z.object({
  id: z.string(),
  question: z.string(),
  snippets: z.array(
    z.object({
      text: z.string(),
      document: z.string(),
      beginSection: z.string(),
      offsetInBeginSection: z.number(),
    }),
  ),
});

/** Only the snippets are at hand: a document is what all questions quote of it. */
async function bioasq(data: string): Promise<Pack> {
  const all = (await readJsonLines(data, 'bioasq_7_9.jsonl', Bioasq)).filter(
    (one) => one.snippets.length > 0,
  );
  const known = all.filter((_, index) => index % 3 === 0);
  const foreign = evenSample(
    all.filter((_, index) => index % 3 === 1),
    FOREIGN,
  );
  const snippets = known
    .flatMap((one) => one.snippets)
    .toSorted(
      (a, b) =>
        Number(a.beginSection !== 'title') - Number(b.beginSection !== 'title') ||
        a.offsetInBeginSection - b.offsetInBeginSection,
    );
  const documents = [...Map.groupBy(snippets, (one) => one.document.split('/').at(-1) ?? '')];
  return {
    name: 'bioasq',
    family: 'bioasq',
    documents: documents.map(([id, own]) => ({
      name: `${id}.md`,
      title: `PMID ${id}`,
      text: [...new Set(own.map(({ text }) => text.trim()))].join('\n\n'),
    })),
    questions: [
      ...evenSample(known, ASKED).map((one) =>
        answerable(
          one,
          one.snippets.map(({ text }) => [text.trim()]),
        ),
      ),
      ...foreign.map(unanswerable),
    ],
  };
}

const Pubmedqa = z.object({
  pmid: z.string(),
  question: z.string(),
  contexts: z.array(z.string()),
  labels: z.array(z.string()),
});

/** A question should be answered from the results of the abstract that it was asked of. */
async function pubmedqa(data: string): Promise<Pack> {
  const all = (await readJsonLines(data, 'pubmedqa_dev500.jsonl', Pubmedqa)).map((one) => ({
    ...one,
    id: one.pmid,
    results: one.contexts.filter((_, index) => /RESULT|FINDING|CONCLU/u.test(one.labels[index] ?? '')),
  }));
  const known = all.filter((_, index) => index % 15 !== 0);
  const asked = evenSample(
    known.filter(({ results }) => results.length > 0),
    ASKED,
  );
  const foreign = evenSample(
    all.filter((_, index) => index % 15 === 0),
    FOREIGN,
  );
  return {
    name: 'pubmedqa',
    family: 'pubmedqa',
    documents: known.map(({ pmid, contexts }) => ({
      name: `${pmid}.md`,
      title: `PMID ${pmid}`,
      text: contexts.join('\n\n'),
    })),
    questions: [...asked.map((one) => answerable(one, [one.results])), ...foreign.map(unanswerable)],
  };
}

async function scifact(data: string): Promise<Pack> {
  const abstracts = await readAbstracts(data);
  const byId = new Map(abstracts.map((one) => [one.id, one]));
  const claims = (await readClaims(data)).filter(({ evidence }) => evidence.size > 0);
  const asked = evenSample(claims, ASKED);
  const held = new Set(asked.flatMap(({ evidence }) => [...evidence.keys()]));
  const others = new Set(claims.flatMap(({ evidence }) => [...evidence.keys()]));
  const rest = evenSample(
    abstracts.filter(({ id }) => !others.has(id)),
    OTHERS,
  );
  const foreign = claims.filter(({ evidence }) => ![...evidence.keys()].some((id) => held.has(id)));
  return {
    name: 'scifact',
    family: 'scifact',
    documents: [...abstracts.filter(({ id }) => held.has(id)), ...rest].map(({ id, title, text }) => ({
      name: `${id}.md`,
      title,
      text,
    })),
    questions: [
      ...asked.map(({ id, text, evidence }) =>
        answerable(
          { id, question: text },
          [...evidence].flatMap(([abstract, places]) =>
            [...places].map((place) => [byId.get(abstract)?.sentences[place] ?? '']),
          ),
        ),
      ),
      ...evenSample(foreign, FOREIGN).map(({ id, text }) => unanswerable({ id, question: text })),
    ],
  };
}

const Article = z.object({
  pmcid: z.string(),
  text: z.string(),
  items: z.array(
    z.object({
      prompt_id: z.string(),
      outcome: z.string(),
      intervention: z.string(),
      comparator: z.string(),
      evidence: z.array(z.object({ text: z.string() })),
    }),
  ),
});

/** Effects, asked of all articles together; and what every article says of itself, asked of one article alone, and by its name. */
async function articles(data: string): Promise<readonly Pack[]> {
  const all = await readJsonLines(data, 'evidence_inference_dev.jsonl', Article);
  const documents = all.map(({ pmcid, text }) => ({ name: `${pmcid}.txt`, title: '', text }));
  const effects = evenSample(all, ASKED).flatMap(({ pmcid, items }, index) => {
    const item = items[index % items.length];
    if (item === undefined) return [];
    const question = `What is the effect of ${item.intervention} compared with ${item.comparator} on ${item.outcome}?`;
    return [
      answerable({ id: `${pmcid}-${item.prompt_id}`, question }, [item.evidence.map((one) => one.text)]),
    ];
  });
  return [
    { name: 'effects', family: 'articles', documents, questions: effects },
    ...sectionQuestions(all).map(({ kind, questions }) => ({
      name: `article-${kind}`,
      family: 'articles',
      documents,
      questions: evenSample(questions, ASKED / 2),
    })),
    namedArticles(all, ASKED),
  ];
}

interface Asked {
  readonly id: string;
  readonly question: string;
}

function answerable({ id, question }: Asked, items: PackQuestion['items']): PackQuestion {
  return { id, question, answers: [], items, isAnswerable: true };
}

function unanswerable({ id, question }: Asked): PackQuestion {
  return { id, question, answers: [], items: [], isAnswerable: false };
}
