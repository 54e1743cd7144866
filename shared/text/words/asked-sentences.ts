import { contentWords } from './analyze.ts';

export interface Separated {
  /** The sentences that ask something; all of the text when that cannot be separated. */
  readonly asked: string;
  /** The sentences around them, which say why it is asked; may be empty. */
  readonly background: string;
}

/** Ends of sentences; the full stop of "e.g.", of an abbreviation, of a number in a list ends none. */
const SENTENCE_END =
  /(?<=[?？؟।。！!]|(?<!\b(?:vs|v|e\.g|i\.e|etc|cf|ca|approx|al|no|dr|st|mr|mrs)|(?:^|\s)\d{1,2})\.)(?:\s+(?=\S)|(?<=[。？！]))/giu;
const ASKS = /[?？؟]\s*["”’)]*$/u;
/** A sentence that bids asks as well, though it ends in a full stop. */
const BIDS =
  /^(?:(?:also|and|please|then|but|finally|first|second|third|next)\b[\s,]*)*(?:explain|describe|compare|contrast|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say|state|include|exclude|ignore|cover|consider|focus|mention|analy[sz]e|evaluate|assess|recommend|suggest|how|why|when|where|which|what|who|whose)\b/iu;
const LEANING = /\b(?:it|its|they|them|their|this|that|these|those)\b/iu;
/** With fewer words of its own a question is about what was separated before it. */
const OWN_WORDS = 4;

/** Parts a story from the question at its end, by how their sentences end and begin. */
export function separateBackground(text: string): Separated {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const isAsked = sentences.map((sentence) => ASKS.test(sentence) || BIDS.test(sentence));
  const asked = sentences.filter((_, index) => isAsked[index]).join(' ');
  const first = sentences.find((sentence) => ASKS.test(sentence));
  if (first === undefined || leansOnStory(first)) return { asked: text, background: '' };
  return { asked, background: sentences.filter((_, index) => isAsked[index] !== true).join(' ') };
}

function leansOnStory(question: string): boolean {
  const words = new Set(contentWords(question)).size;
  return words < 2 || (words < OWN_WORDS && LEANING.test(question));
}
