import { withVerbFirst } from '#shared/text/words/indirect-question.ts';
import { withoutNumbering } from './numbered-apart.ts';

const ASKING = String.raw`(?:how|what|why|when|where|which|who|whether|if|is|are|does|do|did|can|should|will|has|have)\b`;
/** Said before a question and no part of it, each at the beginning of what is left. */
const OPENINGS: readonly RegExp[] = [
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|thanks|thank you)(?: (?:there|all|everyone|everybody|folks|team|guys|again|you|experts?|friends?)){0,3}(?:\s*[,!.:;]+\s*|\s+[—–-]+\s+|\s+(?=(?:please|can|could|would|tell|i|does|quick)\b|ASKING))/iu,
  /^(?:please|kindly|so|(?:ok|okay|right)(?! (?:to|if|for|that|with)\b)|well|basically|anyway|actually|now|um+|erm?|hmm+|sorry)\b[\s,!.:]+(?=\S)/iu,
  /^(?:just )?(?:a )?(?:quick|short|simple|silly|stupid|dumb|random|genuine|honest)(?: (?:one|question))(?: (?:for|about) [^,:.!?]{1,40})?\s*[:,.!—–-]+\s*/iu,
  /^(?:(?:i )?need (?:some |your )?help(?: with (?:this|something))?|help(?: me)?(?:,? please)?)\s*[:,!.—–-]+\s*/iu,
  /^(?:i|we) (?:hope|trust) [^.!?,]{1,60}[.!,]\s*/iu,
  /^(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?:,? please)? help(?: me| us)?(?: out)?(?: with (?:this|that|it|something))?(?:,? please)?\s*[?.!]+\s*(?=\S)/iu,
  /^(?:can|could|would|will|may|might) (?:you|someone|somebody|anyone|anybody|i|we)(?: all| guys| here)?(?:,? (?:please|kindly|possibly|perhaps|maybe))? (?:tell|explain|show|help|let(?= (?:me|us) (?:know|see|understand|find out)\b)|ask|clarify|enlighten|point)(?: to)?(?: me| us)?(?: (?:to )?(?:understand|know|see|find out|figure out|out|in the direction of))?(?: about)?(?: to (?:me|us))?\s+(?=\S)/iu,
  /^(?:does|do|would|did) (?:anyone|anybody|someone|somebody|you|any of you|people)(?: guys| here| all| out there)?(?: happen to)? (?:know|have (?:any )?(?:idea|experience|insight|thoughts)|understand)(?: (?:if|about|of|on|with))?(?: (?:any|some))?(?: (?:good |recent )?(?:work|research|papers?|articles?|stud(?:y|ies)|literature))?(?: (?:on|about|of|into))?\s+/iu,
  /^(?:i|we)(?:['’]m|['’]ve been| am| are| was| were| have been| had been)?(?: also| just| really| always| often| still| currently)* (?:wonder(?:ing)?|curious|asking myself|interested in knowing)(?: (?:about|as to))?(?: (?:if|whether) (?:anyone|anybody|someone|you) (?:knows?|has|could tell me)(?: (?:about|of|if))?)?[\s,:]+(?=\S)/iu,
  /^(?:i|we)(?:['’]m|['’]d|['’]ve been| am| are| was| were| have been| would)?(?: also| just| really| always| still| currently)* (?:trying|hoping|looking|want(?:ed)?|need|like|love|wish|interested|keen|eager)(?: (?:in|on))? (?:to )?(?:know|understand|learn|find out|figure out|see|hear|ask|knowing|understanding|learning)(?: (?:you|from you|more))?(?: (?:about|something about|everything about))?[\s,:]+(?=\S)/iu,
  /^(?:i|we)(?:['’]m|['’]d| am| are| would)?(?: just| really| currently)* (?:looking|searching|look|like|want|need)(?: (?:for|to find|to get|to see))?(?: (?:any|some|good|recent|more))* (?:work|research|papers?|articles?|stud(?:y|ies)|literature|information|info|advice)(?: (?:on|about|into|that|for|regarding))[\s,:]+(?=\S)/iu,
  /^(?:can|could|would|will) you (?:please |kindly )?(?:provide|give|share|recommend|suggest|point)(?: me| us)?(?: to)?(?: (?:some|any|a few|good|relevant|recent))* (?:references?|papers?|articles?|literature|work|pointers?|resources?|information|links?)(?: (?:to|on|about|for|regarding|into))?(?: (?:some )?(?:work|research|papers?) (?:on|about))?\s+/iu,
  /^(?:any )?(?:work|research|papers?|articles?|stud(?:y|ies)|literature|information) (?:on|about) (?=(?:how|why|what|whether|when)\b)/iu,
  /^(?:tell me|say|state|let me know) (?=(?:which|what|how|why|when|where|who|whether|if)\b)/iu,
  /^if (?:anyone|anybody|someone) (?:knows?|has)(?: about| of)?\s+/iu,
  /^(?:please )?(?:tell|explain|teach|inform)(?: to)? (?:me|us)(?: (?:everything|all|more|something|a bit|please))*(?: (?:about|on|to me))?[\s,:]+/iu,
  /^(?:are there|is there|have there been|has there been)(?: (?:any|some|good|recent|existing))*(?: (?:work|research|papers?|articles?|stud(?:y|ies)|literature|publications?|information))(?: or \p{L}+)?(?: (?:out there|available|done))? (?:on|about|into|discussing|describing|covering|regarding)\s+/iu,
  /^(?:any|some) (?:good |recent )?(?:work|research|papers?|articles?|papers?\/articles?|literature|thoughts|ideas?|advice|tips|recommendations?|insights?)(?: recommendations?)? (?:on|about|into|for|regarding|as to)\s+/iu,
  /^(?:find|recommend|suggest|show|give|list)(?: me| us)?(?: (?:some|any|good|recent|relevant))*(?: (?:papers?|articles?|publications?|literature|stud(?:y|ies)|research))(?: (?:on|about|discussing|describing|that discuss|that describe|covering|regarding))\s+/iu,
  /^(?:(?:i|we)(?:['’]ve| have)(?: got)? |just |here are )?(?:a couple of|a few|two|three|four|five|some|several|\d) (?:\p{L}+ )?(?:things|questions|points|doubts) (?:about|on|regarding|concerning) (?=[^:?.]{2,140}:\s)/iu,
  /^(?:my|our|the) question (?:is|would be)(?: (?:this|the following))?[\s,:]+/iu,
  /^(?:according to|based on|as per|going by) (?:the|this|these|your|our) (?:\p{L}+ )?(?:manual|documentation|docs?|documents?|guide|text|article|handbook|sources?|corpus|pages?)(?: provided| above| given)?[\s,:]+(?=ASKING)/iu,
  /^(?:please )?(?:answer|respond to|reply to) (?:the following|these|this|my)(?: (?:\p{L}+ )?questions?)?[\s,:]+(?=\S)/iu,
  /^(?:(?:answer |explain )?(?:briefly|in (?:short|detail|brief|(?:one|a few|two|three) (?:sentences?|paragraphs?|words)|(?:simple|plain|lay(?:man['’]s)?|everyday) (?:terms|words|language|english)))|using only (?:\p{L}+[ -]){0,3}(?:sources|papers|studies|literature|documents|articles|evidence)|deep dive(?: into| on)?|topic|step by step)[\s,:]+(?=\S)/iu,
  /^(?:can|could|would|will) you (?:please )?(?:walk|guide|take|talk|lead) (?:me|us) through (?=\S)/iu,
  /^(?:hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|buen(?:os|as) (?:d[ií]as|tardes|noches)|ciao|buongiorno|olá|bom dia)(?: (?:zusammen|alle|à tous|a todos|tutti))?\s*[,!.]+\s*/iu,
  /^(?:你好|您好|请问|請問|大家好|麻烦问一下|我想知道)[，,！!：:\s]*/u,
  /^(?:مرحبا|السلام عليكم|من فضلك|لو سمحت)[،,!\s]+/u,
  /^(?:नमस्ते|कृपया(?: (?:बताएं|बताइए))?(?: कि)?)[,!\s]+/u,
].map((pattern) => new RegExp(pattern.source.replaceAll('ASKING', ASKING), pattern.flags));

/** "…, in simple terms?" */
const MANNER =
  /,?\s+in (?:simple|plain|lay(?:man['’]s)?|everyday) (?:terms|words|language|english)(?=\s*[?？.]?\s*$)/iu;

/** Courtesies after a question; what a question may end with by itself ("which works best") only behind a pause. */
const CLOSINGS =
  /\s*(?:(?:many )?thanks(?: (?:in advance|a lot|so much|for [^.!?]{1,40}))?|thank you(?: (?:in advance|very much|so much))?|(?<=(?:^|[.!?？。,\n])\s*)(?:cheers|best|merci|gracias)|any (?:help|advice|ideas?|pointers?|thoughts?)(?: (?:is|are|would be))?(?: (?:much|greatly|very))?(?: (?:appreciated|welcome))?|(?:i )?(?:really )?appreciate (?:it|any help)|(?:best|kind) regards|danke(?: im voraus)?|merci d['’]avance|gracias de antemano|谢谢|谢谢大家|شكرا|धन्यवाद)\s*[.!。！]*\s*$/iu;

/** "(1) What is a lease? (2) How long does it last?": the first keeps its number beside the others. */
const SERIES = /^\s*\(?[1a][.)]\s.*\s\(?[2b][.)]\s/isu;

/** Unless it is a condition: "and if it fails, how …". */
const FURTHER_IF =
  /,?\s+(and|or)\s+if\s+(?![^,]{1,80},\s+(?:how|what|why|when|where|which|who|is|are|do|does|can|should|will)\b)/giu;

/** Said before what is to be told. */
const TELLING =
  /\b(?:know|learn|find out|understand|wonder\p{L}*|tell(?: me| us)?|ask|see|say|state|explain(?: to me)?)[\s,:]*$/iu;

/** "I want to know if …, how … and if …": no condition; "tell me which kiln I can light": the verb comes first. */
function knowing(whole: string, rest: string): string {
  if (!TELLING.test(whole.slice(0, whole.length - rest.length))) return rest;
  return /^if\b/iu.test(rest)
    ? rest.replace(/^if\b/iu, 'whether').replaceAll(FURTHER_IF, ', $1 whether ')
    : withVerbFirst(rest);
}

/** The question without what is only said to be polite or to begin; as it was when nothing would be left. */
export function dropPreamble(text: string): string {
  let rest = SERIES.test(text) ? text : withoutNumbering(text);
  for (let round = 0; round < OPENINGS.length; round += 1) {
    const opening = OPENINGS.find((pattern) => pattern.test(rest));
    if (opening === undefined) break;
    const next = withoutNumbering(knowing(rest, rest.replace(opening, '').trim()));
    if (next === '') break;
    rest = next;
  }
  const open = rest
    .replace(CLOSINGS, '')
    .replace(MANNER, '')
    .replace(/,?\s+please(?=\s*[?？]?\s*$)/iu, '')
    .trim();
  return open === '' ? rest || text : open;
}
