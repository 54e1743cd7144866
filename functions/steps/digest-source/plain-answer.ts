/** From here on a sentence answers by its words alone; below it a reader that says there is nothing is believed. */
export const PLAIN_ANSWER = 0.5;
/** From here on a sentence is shown to whoever watches before a model has read its document. */
export const SHOWN_AT_SIGHT = 0.95;
/** Characters of a quote that is shown to whoever watches. */
export const LONGEST_FIRST_QUOTE = 240;
