import { onFirstUse } from '../on-first-use.ts';
import { anyOf, sentencesOf, setOf, termsIn } from './read-parts.ts';

/** What some say is told as theirs, not as so. */
const SOME_SAY = onFirstUse(() =>
  anyOf(
    `(?:some|several|a few|many|certain|critics|opponents|supporters|advocates|proponents)(?: (?!stud|trial|paper|review|analys|experiment|data)\\p{L}+){0,3} (?:report|say|claim|state|argue|believe|think|feel|complain|suspect|assume|hold|told us|said|maintain)(?:s|ed|d)?(?: that)?
|(?:claim|alleg|suspect|speculat|rumou?r)(?:s|ed|es|e) that|(?:is|are|was|were) (?:said|alleged|claimed|rumou?red|believed|thought|supposed) to
|(?:einige|manche|viele|etliche|kritiker\\p{L}*)(?: \\p{L}+){0,3} (?:bericht|sag|behaupt|glaub|mein|klag|vermut)\\p{L}*|(?:behaupt|vermut)\\p{L}*,? dass
|(?:certains|certaines|plusieurs|quelques)(?: \\p{L}+){0,3} (?:rapport|dis|affirm|pens|croi|soutien|signal|estim)\\p{L}*
|(?:algun[oa]s|vari[oa]s|much[oa]s)(?: \\p{L}+){0,3} (?:informa|dice|dije|afirma|cree|piensa|sostiene|opina)\\p{L}*`.replaceAll(
      '\n',
      '',
    ),
  ),
);
/** Where one of these stands, it is not told as so. */
const TOLD_AS_SAID = onFirstUse(() =>
  anyOf(
    `some|several|many|certain|according|report\\p{L}*|said|says?|saying|claim\\p{L}*|stat(?:e|es|ed|ing)|argu\\p{L}*|believ\\p{L}*|think\\p{L}*|thought|feel|felt|complain\\p{L}*|suspect\\p{L}*|assum\\p{L}*|alleg\\p{L}*|speculat\\p{L}*|suppos\\p{L}*|rumou?r\\p{L}*|critic\\p{L}*|opponent\\p{L}*|owner\\p{L}*|user\\p{L}*|customer\\p{L}*|told|maintain\\p{L}*|describ\\p{L}*|considered|regarded|view\\p{L}*|opinion\\p{L}*|may|might|could|can|perhaps|possibl\\p{L}*|potential\\p{L}*|suggest\\p{L}*|seem\\p{L}*|appear\\p{L}*|likely
|laut|zufolge|einige\\p{L}*|manche\\p{L}*|viele\\p{L}*|bericht\\p{L}*|sag\\p{L}*|behaupt\\p{L}*|glaub\\p{L}*|mein\\p{L}*|soll|sollen|angeblich|vermut\\p{L}*|könn\\p{L}*|kritik\\p{L}*|selon|certain\\p{L}*|plusieurs|quelques|d['’]après|dis\\p{L}*|affirm\\p{L}*|pens\\p{L}*|croi\\p{L}*|rapport\\p{L}*|peut|según|algun[oa]s|vari[oa]s|much[oa]s|dice\\p{L}*|afirma\\p{L}*|cree\\p{L}*|opina\\p{L}*|puede\\p{L}*`.replaceAll(
      '\n',
      '',
    ),
  ),
);
const LEAST_SHARED = 2;
const MOST_OF = 0.7;
const NEXT = 4;

/** The words by which quotes tell as somebody's what a statement tells as so. */
export function droppedSources(statement: string, quotes: readonly string[]): readonly string[] {
  if (statement.search(TOLD_AS_SAID()) >= 0) return [];
  const own = setOf(statement);
  const sentences = sentencesOf(quotes);
  const plain = sentences.filter((text) => text.search(SOME_SAY()) < 0).map(setOf);
  return sentences.flatMap((text) => {
    const [said] = [...text.matchAll(SOME_SAY())];
    if (said === undefined) return [];
    const told = termsIn(text.slice(said.index + said[0].length)).map(({ term }) => term);
    const head = told.slice(0, NEXT);
    const shared = [...own].filter((term) => told.includes(term));
    const isTold =
      shared.length >= Math.max(LEAST_SHARED, MOST_OF * own.size) && head.some((term) => own.has(term));
    const isPlain = plain.some((words) => shared.every((term) => words.has(term)));
    return isTold && !isPlain ? [said[0]] : [];
  });
}
