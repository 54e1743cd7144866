const BOOK = String.raw`(?:the|this|these|our|your)\s+(?:\p{L}+\s+)?(?:manual|documentation|docs?|document|guide|text|article|handbook|source|report|paper|book|literature|page|corpus)s?`;

/** What is said to ask, and bears nothing of what is asked: no document has "Is it true that". */
const FRAMES: readonly RegExp[] = [
  String.raw`^(?:(?:and|so|but)\s+)?(?:is|was)\s+it\s+(?:really\s+|actually\s+|indeed\s+)?(?:true|correct|right|the\s+case|a\s+fact|accurate|fair\s+to\s+say)(?:,?\s+(?:to\s+say\s+)?that)\s+(?=\S+\s+\S)`,
  String.raw`^(?:please\s+)?(?:list|name|give|show|tell|enumerate|state)\s+(?:me\s+|us\s+)?(?:(?:all|the|some|any|every|different|various|main)\s+)*(?:things|ways|everything)\s+(?:that\s+|which\s+|in\s+which\s+)?(?=\S+\s+\S)`,
  String.raw`^(?:(?:please\s+)?(?:summari[sz]e|explain|describe|tell\s+me|list|outline)\s+)?what\s+(?:do(?:es)?\s+)?${BOOK}\s+(?:says?|tells?|states?|mentions?|writes?|reports?|explains?)(?:\s+us)?\s+(?:about|on|of|regarding)\s+(?=\S)`,
  String.raw`^(?:do|does)\s+${BOOK}\s+(?:say|tell|state|mention|explain)(?:\s+us)?(?:\s+(?:anything|something))?\s+(?:about|on|of|regarding|whether|if|how|why)\s+(?=\S)`,
  String.raw`^what(?:['’]s|\s+is)\s+the\s+(?:whole\s+)?point\s+(?:of|in)\s+(?!(?:no|view|entry|sale|contact|inflection|care|reference|departure|origin|time)\b)(?=\S)`,
  String.raw`^how\s+come\s+(?=\S)`,
].map((source) => new RegExp(source, 'iu'));

/** A question without the words by which it is only asked; as it is where it has none. */
export function withoutFrame(question: string): string {
  const frame = FRAMES.find((one) => one.test(question));
  return frame === undefined ? question : question.replace(frame, '');
}
