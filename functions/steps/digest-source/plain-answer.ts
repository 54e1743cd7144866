/** From here on a sentence answers by its words alone; below it a reader that says there is nothing is believed. */
export const PLAIN_ANSWER = 0.5;
/** Characters of a quote that is shown to whoever watches. */
export const LONGEST_FIRST_QUOTE = 240;
