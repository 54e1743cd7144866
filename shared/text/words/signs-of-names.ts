import { AUXILIARY } from './auxiliary.ts';

/** Signs of which names and patterns are made, as they stand before the mark of `$?`, of `.*?` or of a "?" behind them. */
export const SIGNS_OF_NAME = String.raw`(?:^|[\s"'(\x60])\.?[$&|=<>^~%*+@#:!?]{1,3}`;

const ASKING = 'how|what|why|where|when|which|who';
const SUBJECT = 'i|we|you|it|they|he|she|there|this|that|these|those|the|an?|my|our|your';

/** What comes next begins another question: "What is .*? Why is it lazy?", but "Why does .*? not seem to work". */
const QUESTION_OPENS = String.raw`(?=\s+(?:\p{Lu}|(?:(?:and|or|but|so)\s+)?(?:(?:${ASKING})(?:['’]s)?\s|(?:${AUXILIARY})\s+(?:${SUBJECT})\s)))`;

/** The question mark that ends a sentence, and is no part of a name. Case counts. */
export const QUESTION_END = String.raw`(?:(?<!${SIGNS_OF_NAME})\?|\?${QUESTION_OPENS})`;
