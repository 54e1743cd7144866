import { contentWords } from '#shared/text/words/analyze.ts';
import { findComparison } from './find-compared.ts';
import { referenceIn, replaceReference } from './refer-back.ts';
import { opens } from './wording.ts';

const FEW_WORDS = 3;
const WHICH =
  /^(?:so\s+)?(?:which|what)(?:\s+(?:one|option|of (?:them|these|those|the two)))?\s+(?:is|are|was|would be|works?|do|should|to)\b/iu;

/** What is missing before one can search, asked of the asker; nothing where a question names what it is about. */
export function askBack(question: string): readonly string[] {
  const words = new Set(contentWords(question));
  const pronoun = words.size <= FEW_WORDS ? danglingPronoun(question) : undefined;
  if (pronoun !== undefined)
    return [`What does “${pronoun}” stand for in “${question}”? Please name the thing that you mean.`];
  const isOpen = WHICH.test(question) && words.size < FEW_WORDS && findComparison(question) === undefined;
  if (isOpen && !hasNoun(question))
    return [`Between which things do you want to choose? Please name them (“${question}”).`];
  if (words.size >= 2) return [];
  const [topic] = words;
  return topic === undefined || opens(question)
    ? ['What do you want to find out? Please name the thing and what you want to know of it.']
    : [
        `What do you want to know about “${question.replace(/[?.!\s]+$/u, '')}”: what it is, how it works, how it compares, or its limits?`,
      ];
}

/** A pronoun that nothing before it can stand for. */
function danglingPronoun(question: string): string | undefined {
  const found = referenceIn(question.replace(/[?？؟.!\s]+$/u, ''));
  if (found === undefined) return undefined;
  return contentWords(question.slice(0, found.index)).length === 0 ? found.word : undefined;
}

/** "Which laptop is cheaper" names what is chosen, "which is cheaper" does not. */
function hasNoun(question: string): boolean {
  return /^(?:so\s+)?(?:which|what)\s+(?!(?:one|option|of|is|are|was|would|works?|do|should|to)\b)/iu.test(
    question,
  );
}

const ASKS = /[?？؟]\s*$/u;

/** The question with an answer in the place of what was missing in it; what was not missing is added in brackets. */
export function fillIn(question: string, answer: string): string {
  const open = question.replace(/[\s?？؟.!]+$/u, '');
  const said = answer.replace(/[\s.!]+$/u, '');
  if (open === '' || said === '') return open === '' ? answer : question;
  if (ASKS.test(answer) || opens(said)) return asNewQuestion(open, said);
  const pronoun = danglingPronoun(question);
  if (pronoun !== undefined) return `${agree(replaceReference(open, said) ?? `${open}: ${said}`, said)}?`;
  if (askBack(question).length === 0) return `${open} (${said})${ASKS.test(question) ? '?' : ''}`;
  return `${open}: ${said}${ASKS.test(question) ? '?' : ''}`;
}

/** An answer that is a question of its own stands alone, with the topic that it refers to. */
function asNewQuestion(topic: string, asked: string): string {
  const whole = opens(topic) ? undefined : replaceReference(asked, topic);
  if (whole !== undefined) return whole;
  const known = new Set(contentWords(asked));
  return contentWords(topic).every((word) => known.has(word)) ? asked : `${topic}: ${asked}`;
}

/** "How does heat pumps work" becomes "how do heat pumps work". */
function agree(question: string, said: string): string {
  if (!/[^s]s$/iu.test(said.split(/\s(?:in|for|of|on|with)\s/u)[0] ?? '')) return question;
  return question
    .replace(`does ${said}`, () => `do ${said}`)
    .replace(`Does ${said}`, () => `Do ${said}`)
    .replace(`Is ${said}`, () => `Are ${said}`)
    .replace(`is ${said}`, () => `are ${said}`);
}
