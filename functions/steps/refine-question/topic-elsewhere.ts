import { OTHER_ARTICLE, OTHER_ASKING } from './question-words.ts';

const OPENING = new RegExp(
  String.raw`^(?:${OTHER_ASKING})\s+(?:ist|sind|war|waren|hat|haben|est|sont|était|es|son|fue|eran|é|são|è|sono|is|zijn|que)\s+(?:(?:${OTHER_ARTICLE})\s+|l['’])?`,
  'iu',
);
const SIDES =
  /(?:ursachen?|symptome|folgen|vorteile|nachteile|behandlung|wirkung|causes|symptômes|traitement|effets|avantages|inconvénients|causas|síntomas|tratamiento|efectos|ventajas|desventajas|sintomas|cause|sintomi|vantaggi)\s+(?:und|et|y|e|ed)?\s*(?:\S+\s+){0,3}?(?:von|der|des|du|de la|de l['’]|de|del|da|do|di|della|d['’])\s*(?<topic>\S+(?:\s+\S+){0,2})/iu;

/** The topic of a clause that is not English, as far as its first words tell. */
export function topicElsewhere(clause: string): string | undefined {
  if (/\p{Script=Han}/u.test(clause)) {
    return (
      /^什么是(.{1,20})/u.exec(clause)?.[1] ??
      /^(.{2,20}?)(?:的|是|有|为什么|如何|怎么|怎样|会|在|和|与)/u.exec(clause)?.[1]
    );
  }
  if (/\p{Script=Devanagari}/u.test(clause))
    return /^(.{2,40}?)\s+(?:क्या|क्यों|कैसे|कब|कहाँ|है|हैं)(?:\s|$)/u.exec(clause)?.[1];
  if (/\p{Script=Arabic}/u.test(clause))
    return /^(?:ما|من|كيف|لماذا|متى|أين|هل)\s+(?:هي\s+|هو\s+|هم\s+)?(?:(?:أسباب|أعراض|علاج|فوائد|أضرار|تعريف|معنى)\s+)?(.{2,40}?)$/u.exec(
      clause,
    )?.[1];
  const side = SIDES.exec(clause)?.groups?.['topic'];
  if (side !== undefined) return side;
  const opening = OPENING.exec(clause);
  return opening ? clause.slice(opening[0].length).split(/[,;]/u)[0] : undefined;
}
