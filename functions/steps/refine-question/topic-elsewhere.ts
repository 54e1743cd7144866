import { OTHER_ARTICLE, OTHER_ASKING, OTHER_SMALL } from './question-words.ts';

const OPENING = new RegExp(
  String.raw`^(?:${OTHER_ASKING}|\p{Lu}\p{Ll}+)\s+(?:lange\s+|hoch\s+|oft\s+|teuer\s+|gross\s+|groß\s+|\p{Lu}\p{Ll}+\s+)?(?:ist|sind|war|waren|hat|haben|est|sont|était|es|son|fue|eran|é|são|è|sono|is|zijn|que)\s+(?:(?:${OTHER_ARTICLE})\s+|l['’])?`,
  'u',
);
const SIDES =
  /(?:ursachen?|symptome|folgen|vorteile|nachteile|behandlung|(?:neben)?wirkung(?:en)?|causes|symptômes|traitement|effets|avantages|inconvénients|causas|síntomas|tratamiento|efectos|ventajas|desventajas|sintomas|cause|sintomi|vantaggi)\s+(?:und|et|y|e|ed)?\s*(?:\S+\s+){0,3}?(?:(?:von|der|des|du|de la|del|dell[aeo]|degli|delle|da|do|di|de)\s+|(?:de l|dell|d)['’])\s*(?<topic>\S+(?:\s+\S+){0,2})/iu;
const POSSESSIVE =
  'mein|meine|meinen|meinem|meiner|unser|unsere|mon|ma|mes|notre|nos|mi|mis|mio|mia|miei|mie|meu|minha';
/** An article and what it belongs to, or what is elided before: "l'albero". */
const WITH_ARTICLE = new RegExp(
  String.raw`(?<![\p{L}'’])(?:(?:${OTHER_ARTICLE}|${POSSESSIVE})\s+|(?:l|un|dell|all)['’])(?<topic>\p{L}[^\s,;:?!]*(?:\s+[^\s,;:?!]+){0,5})`,
  'iu',
);
const ENDS = new RegExp(
  `^(?:${OTHER_ASKING}|${OTHER_SMALL}|zusammen|unter|ein|weg|statt|teil|haltbar|möglich|im|in|beim|am|an|ab|aus|bei|zur|als|wie|und|et|y|e|ou|o|oder|per|con|su|tra|fra|sin|sans|sous|après|avant|antes|después|prima|dopo|(?:est|sont|était|étaient|a|ont|peut|doit|faut)-(?:t-)?(?:il|elle|ils|elles|on|ce))$`,
  'iu',
);
/** Of a French or Spanish noun comes what is its matter or kind, of a German one what it has to do with it. */
const BELONGS = /^(?:à|de|des|du|del|di|d['’]\S+|tipo|al)$/iu;

/** The topic of a clause that is not English, as far as its first words tell. */
export function topicElsewhere(clause: string): string | undefined {
  if (/\p{Script=Han}/u.test(clause)) return topicInChinese(clause);
  if (/\p{Script=Devanagari}/u.test(clause)) return topicInHindi(clause);
  if (/\p{Script=Arabic}/u.test(clause)) return topicInArabic(clause);
  const side = SIDES.exec(clause)?.groups?.['topic'];
  if (side !== undefined) return side;
  const opening = OPENING.exec(clause);
  if (opening && /^\p{L}/u.test(clause.slice(opening[0].length)))
    return upToEnd(clause.slice(opening[0].length).split(/[,;]/u)[0] ?? '');
  const named = WITH_ARTICLE.exec(clause)?.groups?.['topic'];
  return named === undefined ? undefined : upToEnd(named);
}

/** The words up to one that ends a phrase. */
function upToEnd(phrase: string): string | undefined {
  const words = phrase.split(/\s+/u);
  const end = words.findIndex((word, index) => index > 0 && !BELONGS.test(word) && ENDS.test(word));
  const kept = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/\s+(?:à|de|des|du|del|di)$/iu, '');
  return kept === '' ? undefined : kept;
}

function topicInChinese(clause: string): string | undefined {
  const bare = clause.replace(/^(?:为什么|為什麼|为何|如何|怎么|怎样|请问|是否)/u, '');
  return (
    /^什么是(.{1,20})/u.exec(bare)?.[1] ??
    /^(.{2,20}?)(?:的|是|有|为什么|如何|怎么|怎样|会|在|和|与)/u.exec(bare)?.[1]
  );
}

function topicInHindi(clause: string): string | undefined {
  const topic =
    /^(?:क्या\s+)?(.{2,40}?)\s+(?:(?:में|से|को|पर|ने)\s+)?(?:क्या|क्यों|कैसे|कब|कहाँ|कौन|किसने|कितन\p{L}*|है|हैं)(?:\s|$)/u.exec(
      clause,
    )?.[1];
  return topic?.replace(/\s+(?:के|की|का)\s+(?:लक्षण|कारण|इलाज|उपचार|फायदे|नुकसान|लाभ|प्रभाव|अर्थ|इतिहास)$/u, '');
}

function topicInArabic(clause: string): string | undefined {
  const topic =
    /^(?:ما|من|كيف|لماذا|متى|أين|هل)\s+(?:هي\s+|هو\s+|هم\s+)?(?:(?:أسباب|أعراض|علاج|فوائد|أضرار|تعريف|معنى)\s+)?(.{2,40}?)$/u.exec(
      clause,
    )?.[1];
  // The verb comes before what it is said of.
  return /^(?:كيف|لماذا|متى|أين|هل)\s/u.test(clause) ? topic?.replace(/^(?!ال)\S+\s+(?=ال)/u, '') : topic;
}
