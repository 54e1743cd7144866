/** How a model begins where it will not answer, in the languages of the reports. */
const OPENINGS = [
  String.raw`(?:(?:i['’]?m|i am) (?:very |really |truly |so )?(?:sorry|afraid)|(?:my )?apologies|sorry|i apologi[sz]e|unfortunately)\b.{0,40}?\bi(?:['’]m| am)? (?:can(?:no|['’])t|can not|(?:not able|unable)|won['’]t|will not|not (?:allowed|permitted))\b`,
  String.raw`i (?:can(?:no|['’])t|can not|am (?:not able|unable) to|['’]m (?:not able|unable) to|won['’]t|will not|must decline|do not feel comfortable|don['’]t feel comfortable)\b`,
  String.raw`i['’]m (?:not able|unable) to\b`,
  String.raw`as an? (?:ai(?: language)? (?:model|assistant)|ai,|artificial intelligence,|(?:large )?language model)`,
  String.raw`(?:es tut mir leid|tut mir leid|entschuldigung|leider)\b.{0,60}?\b(?:kann|darf|werde) ich\b|ich (?:kann|darf|werde) (?:dabei|hierbei|ihnen|dir|diese|darauf|das) .{0,40}?\bnicht\b|als (?:ki|sprachmodell)\b`,
  String.raw`(?:je suis|désolée?|malheureusement)\b.{0,60}?\bje (?:ne )?(?:peux|puis) (?:pas|vous)|je ne (?:peux|puis) pas\b|en tant que(?: modèle de langage| qu['’]ia)`,
  String.raw`(?:lo siento|lamento|lamentablemente)\b.{0,60}?\bno puedo\b|no puedo (?:ayudar|responder|proporcionar)|como (?:modelo de lenguaje|ia)\b`,
  String.raw`(?:mi dispiace|purtroppo)\b.{0,60}?\bnon posso\b|(?:desculpe|lamento|infelizmente)\b.{0,60}?\bnão posso\b|(?:het spijt me|helaas)\b.{0,60}?\bkan ik\b`,
  String.raw`(?:извините|к сожалению|простите).{0,60}?не могу|我(?:很)?抱歉.{0,40}?(?:无法|不能)|(?:抱歉|对不起).{0,40}?(?:无法|不能)|作为(?:一个)?(?:ai|人工智能|语言模型)|申し訳.{0,40}?(?:できません|お答え)|(?:क्षमा करें|माफ़ करें).{0,60}?नहीं|(?:آسف|عذرا|عذرًا|أعتذر).{0,60}?(?:لا أستطيع|لا يمكنني)`,
];
const REFUSES = new RegExp(`^[^\\p{L}]*(?:${OPENINGS.join('|')})`, 'isu');
const CITATION = /\[\s*e\d+[^\]]*\]/giu;
/** What states something has a figure, or goes on behind a colon. */
const STATES = /\d|:\s*\S/u;

/**
 * Whether what a writer handed in says that it will not write, in place of a text: a citation behind a refusal makes it no answer,
 * but "I cannot give one figure, as the trials differ: … by 33 % [e1]" is one.
 */
export function isRefusal(paragraphs: readonly string[]): boolean {
  const text = paragraphs.join('\n').trim();
  if (!REFUSES.test(text)) return false;
  const plain = text.replaceAll(CITATION, ' ');
  return plain === text || !STATES.test(plain);
}
