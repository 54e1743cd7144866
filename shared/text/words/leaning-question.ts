import { contentWords } from './analyze.ts';
import { isElsewhere, withoutFunctionWords } from './function-words.ts';
import { guessLanguage } from './language.ts';
import { stem } from './stem.ts';

export const LEANING = /\b(?:it|its|they|them|their|this|that|these|those)\b/iu;
/** "The copy", "my files": not what every manual speaks of ("the difference", "the best way"). */
const KNOWN_THING =
  /\b(?:the|my|our)\s+(?!(?:\p{L}+est|best|most|main|default|usual|right|same|only|difference|meaning|purpose|way|maximum|minimum|limit|cost|price|number|amount|evidence|literature|research|effects?|role|impact)\b)\p{Ll}{3,}/iu;
const NAMING = /.(?!I\b)\p{Lu}|\d|["“”`]/u;
/** With fewer words of its own a question is about what was told before it. */
const FEW_WORDS = 3;
const LEANING_WORDS = 4;
const OWN_WORDS = 7;
const NAMELESS_WORDS = 5;

/** "Is that right, and what should I use instead?" leans by its first words. */
export function firstClause(question: string): string {
  const first =
    question.split(
      /,\s+(?:and|or|but|und|oder|aber|et|ou|mais|y|pero|e|ma|mas|en|of|maar)\s|[?？]\s+(?=\S)/u,
    )[0] ?? question;
  return /^(?:if|when|in|for|with|given)\b/iu.test(first) ? question : first;
}

/**
 * True where what is meant stands in what was told before: a question of hardly a word, of "it", or of "the copy" that nothing
 * names; in some other languages, too, one of few words that points at something or names again what `story` tells of.
 */
export function leansOnStory(question: string, story = ''): boolean {
  return (
    leansElsewhere(question, story) ||
    hasHardlyAWord(question) ||
    standsForTold(question) ||
    (STILL.test(question) && !NAMING.test(question)) ||
    (ownWords(question).length < 2 && !NAMING.test(question)) ||
    speaksOfKnown(question)
  );
}

/** "Davon", "pour ça", "esas marcas", "ripulirlo". */
const POINTING_ELSEWHERE =
  /(?<!\p{L})(?:er|sie|ihn|ihm|es|das(?=\s*[?]|\s+(?:ist|sind|war|geht|soll|kann|muss|mit)\b)|die(?=\s+\p{Ll})|dies\p{L}{0,2}|davon|dafür|dabei|damit|dazu|danach|daran|dagegen|ça|cela|celui|celle|ceux|elles?|ils?|leur|en|y|cett?e|ces|eso|esto|es[ao]s|est[aeo]s?|ello|quest[aeio]|quell[aeio]|ne|loro|ci|isso|isto|ess[ae]s?|deles?|delas?|dat|dit|deze|die(?=\s*[?])|ervan|ermee|hem)(?!\p{L})|(?<=\p{L}{2}[aei]r?)l[aeio]s?(?=[\s,?.!]|$)/iu;
/** "On la récupère", "le réparer", "chi lo paga", "ele", "hij": what could be an article stands before a verb. */
const STANDS_FOR_ELSEWHERE =
  /(?<!\p{L})(?:(?:(?:on|je|tu|il|elle|nous|vous|ils|elles|qui|ne|me|te|se)\s+|(?:\p{L}+(?:-t)?-(?:on|je|ils?|elles?|nous|vous)|faut|peut|peux|dois|doit|veux|pour)\s+(?=(?:\S+\s|l['’])\p{L}+(?:er|ir|oir|re)(?!\p{L})))(?:(?:les?|la|lui)\s+|l['’])\p{L}|(?:(?:chi|si|non|mi|ce|ve)\s+(?:la|li|le)|lo)\s+(?!s[bcdfglmnpqrtv]|z|gn|ps|que\b|m[aá]s\b)\p{Ll}|él|ella|ell[ao]s|el[ea]s?(?!\p{L})|hij(?!\p{L})|zij(?!\p{L})|ze(?!\p{L}))/iu;
/** "Un vase", "einen Krug": what was not told before. */
const BRINGS_IN = /(?<!\p{L})(?:ein(?:e[nmrs]?)?|une?|un[ao]|uma?|een)\s+\p{L}/iu;
const POINTING_WORDS = 5;

function leansElsewhere(question: string, story: string): boolean {
  const language = guessLanguage(`${story} ${question}`);
  if (story === '' || !isElsewhere(language)) return false;
  const naming = language === 'de' ? NAMING_IN_GERMAN : NAMING;
  if (naming.test(question.replace(/^[^\p{L}]+/u, ''))) return false;
  const own = new Set(contentWords(withoutFunctionWords(question, language)).map(stem));
  const isOfAsker =
    ASKER_ELSEWHERE.test(question) && !BRINGS_IN.test(question) && !NOUN_IN_GERMAN.test(question);
  if (own.size < FEW_WORDS && isOfAsker) return true;
  if (own.size >= POINTING_WORDS) return false;
  const told = new Set(contentWords(withoutFunctionWords(story, language)).map(stem));
  const refers = POINTING_ELSEWHERE.test(question) || STANDS_FOR_ELSEWHERE.test(question);
  return refers || [...own].some((word) => told.has(word));
}

/** Nouns have capitals in German: a name has two, a figure or quotation marks. */
const NAMING_IN_GERMAN = /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|["“”`]/u;
const NOUN_IN_GERMAN = /(?<!^[^\p{L}]*)(?<!\p{L})\p{Lu}\p{Ll}{2,}/u;
/** Who asks is at something. */
const ASKER_ELSEWHERE =
  /(?<!\p{L})(?:ich|mir|mich|wir|je|j|moi|nous|yo|me|puedo|tengo|debo|hago|quiero|podemos|posso|devo|faccio|voglio|eu|ik|mij|wij?)(?!\p{L})/iu;

/** "What if I let the object go": which one was told before. */
export function speaksOfKnown(question: string): boolean {
  const words = new Set(contentWords(question)).size;
  return words < OWN_WORDS && KNOWN_THING.test(question) && !NAMING.test(question);
}

/** "I'm setting up Watcher. Do I really need several machines?": what the asker is to do names nothing, what was told may. */
export function leavesNameOut(question: string): boolean {
  const isOfWork = ASKERS_DOING.test(question) || OF_SOMETHING.test(question);
  return isOfWork && !NAMING.test(question) && ownWords(question).length < NAMELESS_WORDS;
}

/** "What is the default stack size?", "is there a way to limit memory?": of what is used. */
const OF_SOMETHING =
  /^(?:is there (?:a|an|any|some) (?:\p{L}+ )?way\b|(?:what|which|how (?:big|long|large|high)) (?:is|are) the (?:default|maximum|minimum|max|min|usual|limit)\b|where (?:is|are) the \p{L}+ (?:file|folder|director(?:y|ies)|logs?|settings?)\b)/iu;

const ASKERS_DOING =
  /^(?:(?:how|what|where|when|why|which)\s(?:[^,?]{0,60}?\s)?)?(?:do|did|can|could|should|would|will|must|may|shall|need|am|are|have)\s+(?:i|we)\b/iu;

/**
 * "Where did its government get money from?", "Is there a lighter way for it to notice changes?": no clause stands before the
 * pronoun that could name what it stands for.
 */
function standsForTold(question: string): boolean {
  const pronoun = PRONOUN.exec(question.replaceAll(STANDS_FOR_NOTHING, (text) => ' '.repeat(text.length)));
  const before = question.slice(0, pronoun?.index).replace(ASKS_WHETHER, ' ');
  return pronoun !== null && !CLAUSE_OR_LIST.test(before) && ownWords(before).length < 2;
}

/** "Can I still get the packages": in the case that was told. */
const STILL =
  /^(?:can|could|may|will|would|do|does|is|are|am|should|must)\s+(?:i|we|he|she|it|they)\s+still\s/iu;

/** "How do I find out if": no clause before what is asked. */
const ASKS_WHETHER = /\b(?:find out|know|see|tell|check|say|verify)\s+(?:if|whether|that)\b/giu;

const PRONOUN =
  /\b(?:it|its|them|their)\b(?!['’]s? (?:ok|okay|safe|fine|possible|true|worth|better|best)\b)/iu;
const CLAUSE_OR_LIST =
  /[,;:—–]|\b(?:if|when|while|once|after|before|because|since|although|though|unless|until|whether|that|which|who|and|or|but|so|than|as)\b/iu;

/** "The usual way to get rid of this": what is asked of anything. */
const OF_ANYTHING = new Set(
  'way usual best right good proper correct get rid fix solve resolve avoid prevent handle deal make happen mean cause reason problem issue thing explain help understand know possible normal option options setting settings flag flags switch parameter parameters command commands need turn use set choose pick missing another instead everything anything something nothing sure got really properly correctly'
    .split(' ')
    .map(stem),
);

/** "Which of them is taken?" */
const OF_THEM =
  /\b(?:which|what|one|two|three|four|five|ten|half|some|any|all|none|each|both|either|neither|many|most|few)\s+of\s+(?:them\b|(?:these|those|the\s+two)\b(?!\s+\p{L}+s\b))/iu;

/** "Make that go away", "get it stable"; neither the IT department nor "between this and that". */
const STANDS_FOR =
  /\b(?:[Ii]t|[Tt]hem|[Tt]hey)\b|\b(?:make|let|get|do|does|is|was|of|for|about|with|by|on|from|like|use|avoid|stop|prevent|change|fix|handle|see) that\b(?! \p{Ll}{3,} (?:in|of) )|\b(?:this|that|these|those)(?=[\s?？.]*$|\s+(?:is|are|was|were|does|do|did|can|could|will|would|should|must|happens?|means?|works?)\b)/u;
/** "Do I give that difference as a plus", "what do these files hold"; not "files that belong to it", "this year". */
const THAT_THING =
  /(?<!\b(?:of|between)\s)\b(?:this|these|those)\s+(?!(?:years?|months?|weeks?|days?|times?|mornings?|evenings?|ways?|and|or|are|is|was|were|that|who)\b)\p{Ll}{3,}|\b(?:give|change|refresh|read|use|open|delete|remove|move|copy|make|set|get|put|see|show|find|keep|stop|start|fix|avoid|prevent|run|edit|save|load|send|add|turn|switch|convert|rename|restore|undo|disable|enable|install|is|was|from|to|in|on|by|at|into|with)(?:ing|ning|ting)?\s+that\s+\p{Ll}{3,}(?=[\s?？.]*$|\s+(?:to|for|in|on|by|from|as|with)\b)/iu;
/** "Is it possible to", "so that". */
const STANDS_FOR_NOTHING =
  /\b(?:is|was|will|would|does|can) it (?:be )?(?:\p{L}+ )?(?:to|that|whether|if)\b|\bmakes? it \p{L}+ (?:to|that|for)\b|\b(?:does|would|will|did) it (?:take|matter|cost)\b|\bcall it when\b|\b(?:so|such|now|provided|given) that\b/giu;

/** Words of a question that are not asked of anything. */
function ownWords(question: string): readonly string[] {
  return [...new Set(contentWords(question))].filter((word) => !OF_ANYTHING.has(stem(word)));
}

export function hasHardlyAWord(question: string): boolean {
  const words = [...new Set(contentWords(question))];
  const own = ownWords(question);
  return (
    words.length < FEW_WORDS ||
    own.length === 0 ||
    OF_THEM.test(question) ||
    THAT_THING.test(question) ||
    (words.length < LEANING_WORDS && LEANING.test(question)) ||
    (own.length < LEANING_WORDS && STANDS_FOR.test(question.replace(STANDS_FOR_NOTHING, ' ')))
  );
}
