const CUES = {
  reason:
    /\b(?:because|since|so that|in order to|due to|therefore|thus|hence|as a result|reasons?|otherwise|to (?:avoid|prevent|ensure|protect|reduce|improve|keep|make|allow)|which (?:means|allows|prevents|makes)|prevents?|ensures?|avoids?|protects?|leads? to|open(?:s)? you up|why)\b/iu,
  limits:
    /\b(?:limit(?:s|ed|ation|ations)?|max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|no more than|quotas?|cannot|can't|can not|must not|not (?:supported|possible|allowed|implemented|available|recommended)|does(?:n't| not) (?:support|work|allow|handle)|unsupported|only|restricted?|restrictions?|exceed\w*|caveats?|drawbacks?|beware|warning)\b/iu,
  conditions:
    /\b(?:if|unless|when|whenever|only|provided that|as long as|in case|require[sd]?|must|needs? to|before|after|depends?|depending|except|otherwise)\b/iu,
  example:
    /\b(?:for example|for instance|e\.g\.|such as|example|sample|like this|as follows|the following)\b|```/iu,
  quantity:
    /(?:^|[\s(~<>=≤≥±$€£])[-+]?\d[\d.,]*\s*(?:%|[\p{L}°µ]+)?|\b(?:one|two|three|four|five|ten|half|twice|double|dozens?|hundreds?|thousands?|millions?)\b/iu,
  options:
    /\b(?:options?|settings?|parameters?|propert(?:y|ies)|propertys?|flags?|configur\w*|by default|defaults?|set (?:the|to)|specif(?:y|ied)|enabled?|disabled?|choose|supported|available|mode|modes|instead|alternativ\w*)\b/iu,
  definition:
    /\b(?:is|are|means|refers to|stands for|describes?|defines?|called|known as|provides?|represents?|consists? of|lets? you|enables you|allows? you)\b/iu,
  evidence:
    /\b(?:stud(?:y|ies)|trials?|results?|found|shows?|showed|shown|demonstrat\w*|measured|benchmarks?|tests?|tested|compared|reported|observed|according to|evidence|data|significan\w*|p\s*[<=]|CI|confidence interval)\b/iu,
  comparison:
    /\b(?:unlike|whereas|while|than|versus|vs\.?|both|either|instead|rather|alternativ\w*|compared?|comparison|differ\w*|similar(?:ly)?|same|like|equivalent|contrast|on the other hand|in memory|as opposed)\b/iu,
} as const;

export type CueName = keyof typeof CUES;

/** True when a text bears the words by which statements of this kind are usually made (English). */
export function hasCue(text: string, name: CueName): boolean {
  return CUES[name].test(text);
}
