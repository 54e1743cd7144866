/**
 * How sentences of other languages ask without a question mark: what stands before what is asked, or, in Japanese and Korean, behind
 * it: "Я хотел бы узнать, …", "أريد أن أعرف …", "…を教えてください".
 */
export const ASKING_ELSEWHERE: readonly string[] = [
  String.raw`^(?:ich\s+(?:frage\s+mich|möchte\s+(?:gerne?\s+)?wissen|würde\s+gerne?\s+wissen|will\s+wissen)|wir\s+(?:fragen\s+uns|möchten\s+(?:gerne?\s+)?wissen|würden\s+gerne?\s+wissen))[\s,:]+(?=\S)`,
  String.raw`^(?:bitte\s+)?(?:erklär(?:e|en\s+sie)?|beschreib(?:e|en\s+sie)?|sag(?:e|en\s+sie)?)(?:\s+(?:mir|uns))?(?:\s+bitte)?[\s,:]+(?=(?:wie|was|warum|wann|wo|wer|welche[rsnm]?|ob|weshalb|wodurch)\b)`,
  String.raw`^(?:je\s+me\s+demande|nous\s+nous\s+demandons|(?:je|j['’]|nous)\s*(?:voudrais|voudrions|aimerais|aimerions|veux|voulons|souhaite)\s+savoir)[\s,:]+(?=\S)`,
  String.raw`^(?:(?:merci\s+de|pouvez-vous|peux-tu|veuillez)\s+)?(?:m['’]|nous\s+)?(?:expli(?:quez|que|quer)|décri(?:vez|s|re)|di(?:tes|s|re))(?:-(?:moi|nous))?\s+(?=(?:comment|pourquoi|quand|où|combien|si|ce\s+que|ce\s+qui|quels?|quelles?)\b)`,
  String.raw`^(?:me\s+pregunto|nos\s+preguntamos|(?:quiero|quisiera|querría|me\s+gustaría|queremos|quisiéramos)\s+saber)[\s,:]+(?=\S)`,
  String.raw`^(?:por\s+favor,?\s+)?(?:expl[ií]ca(?:me|nos)?|explique|explíqueme|dime|dígame)\s+(?=(?:cómo|por\s+qué|qué|cuándo|dónde|si|cuál(?:es)?|quién)(?!\p{L}))`,
  String.raw`^(?:mi\s+chiedo|ci\s+chiediamo|(?:voglio|vorrei|vorremmo|mi\s+piacerebbe)\s+sapere)[\s,:]+(?=\S)`,
  String.raw`^(?:per\s+favore,?\s+)?(?:spiega(?:mi|ci|temi)?|spieghi|dimmi|mi\s+dica)\s+(?=(?:come|perché|che|quando|dove|se|quali?|chi)(?!\p{L}))`,
  String.raw`^(?:pergunto-me|(?:eu\s+)?(?:quero|queria|gostaria\s+de|gostava\s+de)\s+saber)[\s,:]+(?=\S)`,
  String.raw`^(?:ik\s+vraag\s+me\s+af|ik\s+(?:wil|zou)\s+(?:graag\s+)?(?:willen\s+)?weten)[\s,:]+(?=\S)`,
  String.raw`^(?:(?:я\s+|мы\s+)?(?:хотел[аи]?\s+бы|хочу|хотим|хотелось\s+бы)\s+(?:узнать|знать|понять)|(?:мне|нам)\s+интересно|(?:подскажите|скажите|расскажите|объясните)(?:,?\s+пожалуйста)?)[\s,:]+(?=\S)`,
  String.raw`^(?:(?:chciał(?:bym|abym|byśmy)|chcę|chcemy)\s+(?:się\s+dowiedzieć|wiedzieć)|zastanawiam\s+się|(?:proszę\s+)?(?:wyjaśnij|powiedz)(?:\s+(?:mi|nam))?)[\s,:]+(?=\S)`,
  String.raw`^(?:أريد|أود|نريد|نود)\s+(?:أن\s+(?:أعرف|نعرف)|معرفة)[\s،:]+(?=\S)`,
  String.raw`^(?:मैं|हम)\s+(?:यह\s+)?जानना\s+चाह(?:ता|ती|ते)\s+(?:हूँ|हूं|हैं)(?:\s+कि)?[\s,:]+(?=\S)`,
  String.raw`^(?:我|我们)?(?:很)?(?:想知道|想问|想了解|想请问)(?:一下)?(?!的)[，,:：\s]*(?=\S)`,
  String.raw`^请(?:你|您)?(?:帮我|给我)?(?:解释|说明(?!书)|介绍|告诉我)(?:一下)?[，,:：\s]*(?=\S)`,
  String.raw`(?:かどうか)?(?:を|について|に関して)?(?:\s*(?:知りたい(?:です|と思います)?|教えて(?:ください|下さい|ほしいです|いただけますか)|説明して(?:ください|下さい)|聞きたいです))(?:。|$)`,
  String.raw`(?:을|를|이|가|은|는)?\s*(?:알고\s*싶(?:습니다|어요)|궁금(?:합니다|해요)|알려\s*주세요|설명해\s*주세요|가르쳐\s*주세요)[.]?$`,
];
