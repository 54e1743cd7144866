import { asksFor } from './asked-kind.ts';

/** Who asks how a study was made. */
const ASKS_FOR_METHODS =
  /\b(?:methods?|random\w*|blind\w*|masked|consent\w*|approv\w*|ethic\w*|recruit\w*|enrol\w*|exclu\w+|inclu\w+|criteri\w+|measur\w+|design\w*|protocols?|samples?|took part|take part|funded|funding|registered|control group)\b/iu;
/** "Did the filters keep them well?" In the past tense it may be asked what was done, too: "Was the study approved?" */
const DID = /(?:^\W*|[,:;.?] )(?:and |but |so |then )?did(?:n['’]t)? (?!not\b)\p{L}/iu;
/** "How much longer did they live?", "Which of the doses turned out best?" */
const WEIGHS =
  /\bhow (?:much|many) (?:longer|more|less|fewer|better|worse|faster|slower|higher|lower|earlier|later)\b|\bwhich\b[^.?!;]*\b(?:better|best|worse|worst|more|most|less|least|longer|longest|shorter|shortest|faster|fastest|higher|highest|lower|lowest)\b/iu;

/** Whether it is asked what comes of something, which is better, or whether something is so: what a study finds, not how it was made. */
export function asksForFinding(question: string): boolean {
  const asked = asksFor(question);
  const isOfOutcome =
    asked.has('effect') || asked.has('finding') || DID.test(question) || WEIGHS.test(question);
  return isOfOutcome && !ASKS_FOR_METHODS.test(question);
}
