import type { PackQuestion } from './pack.ts';

interface Kind {
  readonly kind: string;
  readonly question: string;
  /** Of sentences of the article's body that answer. */
  readonly answers: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'limitations',
    question: 'What are the limitations of the study?',
    answers: /\b(?:limitations?|weakness(?:es)?)\b/iu,
  },
  {
    kind: 'approval',
    question: 'Was the study approved by an ethics committee, and did participants give consent?',
    answers: /\bethic|review board|informed consent|written consent/iu,
  },
  {
    kind: 'randomisation',
    question: 'How were the participants randomised?',
    answers:
      /\brandom(?:ly|i[sz]ed|i[sz]ation)\b.*\b(?:assigned|allocat\w*|sequence|generated|block|computer|envelope|list|table|stratif\w*)|(?:allocation|sequence).*random/iu,
  },
];

export interface SectionQuestions {
  readonly kind: string;
  readonly questions: readonly PackQuestion[];
}

/** What every report of a trial says of itself, asked of one article; sentences that say it are known by their words. */
export function sectionQuestions(
  articles: readonly { readonly pmcid: string; readonly text: string }[],
): readonly SectionQuestions[] {
  return KINDS.map(({ kind, question, answers }) => ({
    kind,
    questions: articles.flatMap(({ pmcid, text }) => {
      const golds = sentencesOf(text.split('BODY.').slice(1).join('BODY.')).filter((one) =>
        answers.test(one),
      );
      if (golds.length === 0) return [];
      return [
        {
          id: `${pmcid}-${kind}`,
          question,
          answers: [],
          items: [golds],
          isAnswerable: true,
          within: `${pmcid}.txt`,
        },
      ];
    }),
  }));
}

export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);
}
