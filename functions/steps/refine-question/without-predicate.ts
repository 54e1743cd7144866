import { isBaseVerb } from './question-words.ts';

/** What is said of a thing, as it stands behind it. */
export const PREDICATE =
  /^(?:ok|okay|fine|alright|safe|effective|good|bad|better|worse|best|worth|legal|illegal|possible|necessary|harmful|dangerous|healthy|healthier|common|available|able|allowed|free|ready|closed|open|useful|suitable|reliable|contagious|toxic|afraid|liable|true|important|responsible|different|similar|likely|valid|invalid|false|wrong|amiss|happening|going on|blue|yellow|expensive|cheaper|faster|needed|kept|born|(?:re|over|un|under|mis)?(?:made|done|built|found|sold|written|taken|given|chosen|driven|grown|held|sent|shown|hidden|eaten|stolen|worn|drawn|fed|paid|spent|thrown|spoken)|slow|fast|big|small|full|empty|missing|broken|down|late|stuck|welcome|due|alone|alive|awake|asleep|busy|ill|absent|compulsory|mandatory|obligatory|optional|essential|exempt|unsafe|shut|lost|waterproof|red|hot|cold|\p{L}{3,}(?:ed|ful|ous|able|ible|less))$/iu;
const ARTICLE = /^(?:the|an?|its|their|this|that|my|our)$/iu;

/** "Ibuprofen safe": of it. */
export function withoutPredicate(phrase: string | undefined): string | undefined {
  const words = phrase?.split(/\s+/u) ?? [];
  const end = words.findIndex(
    (word, index) => index > 0 && PREDICATE.test(word) && !ARTICLE.test(words[index - 1] ?? ''),
  );
  return end < 1 ? phrase : words.slice(0, end).join(' ');
}

const LAST_VERB = /(?<=\S)\s(?:works|functions|happens|operates|behaves|evolves|develops|spreads|grows)$/u;

/** "unlearning methods perform", "TLS works": the verb at the end is no part of the name. */
export function withoutVerb(phrase: string | undefined): string | undefined {
  const named = phrase?.replace(LAST_VERB, '');
  const words = named?.split(/\s+/u) ?? [];
  return words.length > 1 && isBaseVerb(words.at(-1) ?? '') && !ARTICLE.test(words.at(-2) ?? '')
    ? words.slice(0, -1).join(' ')
    : named;
}
