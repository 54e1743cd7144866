import { type Pack, type PackDocument, evenSample } from './pack.ts';
import { sentencesOf } from './section-questions.ts';

interface Article {
  readonly pmcid: string;
  readonly text: string;
}

interface Kind {
  readonly kind: string;
  /** Asked of a study that is named behind it. */
  readonly question: (study: string) => string;
  /** Of sentences that answer. */
  readonly answers: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'groups',
    question: (study) => `How were the participants divided into groups in the ${study}?`,
    answers:
      /\brandom(?:ly|i[sz]ed|i[sz]ation)\b.*\b(?:assigned|allocat\w*|sequence|generated|block|computer|envelope|list|table|stratif\w*)|(?:allocation|sequence).*random/iu,
  },
  {
    kind: 'limits',
    question: (study) => `What are the limitations of the ${study}?`,
    answers: /\b(?:limitations?|weakness(?:es)?|caveats?)\b/iu,
  },
  {
    kind: 'ethics',
    question: (study) => `Which ethics committee approved the ${study}?`,
    answers: /\bethic|review board/iu,
  },
  {
    kind: 'excluded',
    question: (study) => `Which patients could not take part in the ${study}?`,
    answers: /\bexclu(?:ded|sion criteri|ding)\b/iu,
  },
  {
    kind: 'size',
    question: (study) => `How was the number of participants worked out for the ${study}?`,
    answers: /\b(?:sample size|statistical power|power (?:of|calculation|analysis)|[89]0 ?% power)\b/iu,
  },
  {
    kind: 'blinded',
    question: (study) => `Who was blinded in the ${study}?`,
    answers: /\b(?:(?:double|single)-?\s?blind|blinded|masked|unaware|open-label)/iu,
  },
  {
    kind: 'left',
    question: (study) => `How many participants left the ${study} before its end?`,
    answers: /\b(?:lost to follow|withdr[ea]w|dropped out|drop-?outs?|discontinued|did not complete)/iu,
  },
  {
    kind: 'software',
    question: (study) => `Which statistical software was used in the ${study}?`,
    answers: /\b(?:SPSS|SAS|Stata|STATA|R (?:version|software)|Statistica|GraphPad|StatView|MedCalc)\b/u,
  },
  {
    kind: 'harm',
    question: (study) => `What side effects were seen in the ${study}?`,
    answers: /\b(?:adverse (?:events?|effects?|reactions?)|side[- ]effects?|complications?|toxicit)/iu,
  },
  {
    kind: 'paid',
    question: (study) => `Who paid for the ${study}?`,
    answers: /\b(?:(?:funded|supported|sponsored) by|grant (?:from|number|no)|financial support|funding)\b/iu,
  },
  {
    kind: 'age',
    question: (study) => `How old were the people in the ${study}?`,
    answers: /\b(?:mean|median|average) age\b|\baged (?:between )?\d|\byears (?:old|of age)\b/iu,
  },
  {
    kind: 'followed',
    question: (study) => `How long were people followed up in the ${study}?`,
    answers: /\bfollow(?:ed)?[- ]?up (?:of|for|was|period|time)\b|\bfollowed (?:up )?for\b/iu,
  },
];

/** Where more sentences of an article have the words, having one says little. */
const MOST_ANSWERS = 8;

/** What every report of a trial says of itself, asked of all articles together: the question names the one that is meant. */
export function namedArticles(articles: readonly Article[], asked: number): Pack {
  const documents = articles.map(asDocument);
  const perKind = KINDS.map(({ kind, question, answers }) =>
    documents.flatMap(({ name, title, text }) => {
      const golds = sentencesOf(text).filter((one) => !one.startsWith('#') && answers.test(one));
      if (golds.length === 0 || golds.length > MOST_ANSWERS) return [];
      const id = `${name.replace('.md', '')}-${kind}`;
      return [{ id, question: question(studyOf(title)), answers: [], items: [golds], isAnswerable: true }];
    }),
  );
  return {
    name: 'article-named',
    family: 'articles',
    documents,
    questions: perKind.flatMap((questions) => evenSample(questions, Math.ceil(asked / KINDS.length))),
  };
}

const LABELLED = /^(?<part>TITLE|ABSTRACT|BODY)(?<path>(?:\.[^a-z:]{1,160}?)*):\s*(?<rest>.*)$/u;

/** The text with its title and its sections as headings. */
function asDocument({ pmcid, text }: Article): PackDocument {
  let path: readonly string[] = [];
  const lines = text.split('\n').flatMap((line): readonly string[] => {
    const { part, path: below = '', rest = '' } = LABELLED.exec(line)?.groups ?? {};
    if (part === undefined) return [line.trim()];
    if (part === 'TITLE') return [rest];
    const section = [...(part === 'ABSTRACT' ? ['Abstract'] : []), ...below.split('.').map(asHeading)];
    const named = section.filter((one) => one !== '');
    const isKnown = (at: number): boolean =>
      named.slice(0, at + 1).join('\n') === path.slice(0, at + 1).join('\n');
    const headings = named.flatMap((one, at) => (isKnown(at) ? [] : [`${'#'.repeat(at + 2)} ${one}`]));
    path = named;
    return [...headings, rest];
  });
  const [title = pmcid, ...body] = lines.map((line) => line.trim()).filter((line) => line !== '');
  return { name: `${pmcid}.md`, title, text: [`# ${title}`, ...body].join('\n\n') };
}

function asHeading(label: string): string {
  const words = label.trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DESIGN =
  /\s*[:.–-]\s*(?:an?\s|the\s|results|randomi|double|single|pilot|phase|open|protocol|prospective|multi|study|clinical|placebo|controlled|with)[^:]*$/iu;

/** As one would name it: without what the title says of its design. */
function studyOf(title: string): string {
  const subject = title
    .replace(DESIGN, '')
    .replaceAll(/\[.*?\]/gu, '')
    .replace(/[ .]+$/u, '')
    .trim();
  const isOfEffect = /^(?:the |an? )?(?:effect|efficacy|comparison|impact|influence|safety)/iu.test(subject);
  const bare = /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
  return `study ${isOfEffect ? 'of' : 'on'} ${bare}`;
}
