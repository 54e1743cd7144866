const LONGEST = 80;
/** With what a letter begins, behind who writes it and when. */
const SALUTATION =
  /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|to whom it may concern|ladies and gentlemen|sehr geehrte[rns]?|liebe[rns]?|hallo|guten tag|ch(?:er|ère)s?|madame|monsieur|messieurs|bonjour|estimad[oa]s?|querid[oa]s?|hola|gentile|egregi[oa]?|car[oiae]|buongiorno|geachte|beste|prezad[oa]s?)(?!\p{L})[^.!?;:\n]*[,:!]$/iu;

/** "Dear potters," */
export function isSalutation(text: string): boolean {
  return text.length <= LONGEST && SALUTATION.test(text);
}
