/** English cue vocabulary of negation, direction, hedging and reported results; stems are matched at word starts. */

export const NEGATION =
  /\b(?:no|not|never|none|nor|neither|without|cannot|nothing|nowhere|lacks|lacked|(?:is|are|was|were) absent|fail(?:s|ed|ure)? to|unable|incapable|instead of|rather than|ruled? out|exclud(?:es|ed)|non)\b|n['’]t\b/giu;

export const INCREASE =
  /\b(?:increas\w*|ris(?:e|es|en|ing)|rose|rais(?:e|es|ed|ing)|elevat\w*|enhanc\w*|higher|greater|more|larger|longer|faster|upregulat\w*|up-regulat\w*|promot(?:e|es|ed|ing)|induc(?:e|es|ed|ing)|activat(?:e|es|ed|ing)|stimulat\w*|augment\w*|accelerat\w*|gain(?:s|ed)?|grow(?:s|n|th)?|grew|expand\w*|improv\w*|strengthen\w*|boost\w*|facilitat\w*|exceed\w*|worsen\w*|aggravat\w*|enabl(?:e|es|ed|ing)|allow(?:s|ed|ing)?|support(?:s|ed|ing)?)\b/giu;

export const DECREASE =
  /\b(?:decreas\w*|reduc\w*|lower\w*|less|fewer|smaller|shorter|slower|declin\w*|diminish\w*|attenuat\w*|inhibit\w*|suppress\w*|downregulat\w*|down-regulat\w*|block(?:s|ed|ing|ade)?|impair\w*|drop(?:s|ped)?|fell|fall(?:s|en|ing)?|weaken\w*|abolish\w*|abrogat\w*|prevent(?:s|ed|ing)?|protect(?:s|ed|ing|ive)?|alleviat\w*|ameliorat\w*|mitigat\w*|los(?:s|es|t)|deplet\w*|shrink\w*|shrank|disabl(?:e|es|ed|ing)|forbid\w*|prohibit\w*|den(?:y|ies|ied))\b/giu;

export const NO_EFFECT =
  /\b(?:no (?:\w+ ){0,3}(?:difference|effect|change|association|correlation|impact|influence|benefit|evidence|relationship|improvement|increase|decrease|reduction)s?|(?:did|does|do|was|were|is|are) not (?:\w+ ){0,2}(?:differ\w*|change[ds]?|affect\w*|alter\w*|influenc\w*|associat\w*|correlat\w*|significant\w*|improv\w*)|not (?:statistically )?significant\w*|non-?significant\w*|similar (?:between|in|across|to|for)|comparable (?:between|in|across|to)|unchanged|unaffected|unrelated|unaltered|equivalent|identical)\b/giu;

export const HEDGE =
  /\b(?:may|might|could|would|possibl[ey]|possibilit(?:y|ies)|perhaps|probabl[ey]|maybe|suggest(?:s|ed|ing|ive)?|appear(?:s|ed)? to|seem(?:s|ed|ingly)?|likely|unlikely|potential(?:ly)?|presum\w*|speculat\w*|hypothes\w*|unclear|unknown|uncertain\w*|inconclusive|controvers\w*|debat(?:e|ed|able)|not (?:well |fully |yet |clearly )?(?:understood|known|established|clear)|remains? to be|limited evidence|insufficient evidence|mixed (?:results|evidence|findings)|preliminary|tentative\w*|further (?:research|studies|study|work|investigation)|more research|conflicting|inconsistent|approximately|estimated|experimental|subject to change)\b/giu;

export const RESULT =
  /\b(?:results?|found|find(?:s|ings?)|show(?:s|ed|n|ing)?|demonstrat\w*|reveal\w*|observ(?:e|es|ed|ation|ations)|indicat(?:e|es|ed)|identif(?:y|ies|ied)|confirm\w*|conclu(?:de|des|ded|sion|sions)|report(?:s|ed)?|associat(?:ed|ion|ions)|correlat\w*|compared (?:with|to)|versus|vs|differ(?:s|ed|ence|ences)?|effects?|outcomes?|provid(?:e|es|ed)|thus|therefore|hence|in summary|overall|here we)\b/giu;

export const SIGNIFICANCE =
  /\b(?:significan(?:t|tly|ce)|p[\s-]?values?|confidence intervals?|odds ratio|hazard ratio|relative risk|risk ratio|standard deviation|mean difference|effect size|statistical(?:ly)?|(?:95|99|90) ?% ?ci)\b|\bp\s*[<>=≤≥]\s*0?[.·]\d+|[±]/giu;

/** A p value as printed. */
export const PROBABILITY = /\bp\s*[<>=≤≥]\s*0?[.·]\d+/giu;

export const COMPARISON =
  /\b(?:compared (?:with|to)|versus|vs|than|between (?:the )?(?:\w+ )?groups?|differ(?:s|ed|ent|ence|ences|ential)?)\b/giu;

/** What a study sets out to find, or says that nobody has found: not yet an answer. */
export const UNSETTLED =
  /\b(?:(?:aim|objective|purpose|goal) of (?:this|the|our|the present) \w+|(?:we|study|trial) (?:aim|aimed|sought|set out) to|(?:test|tested) (?:the|our) hypothes[ei]s|we hypothesi[sz]ed?|(?:study|trial|review|work) was (?:\w+ )?(?:undertaken|conducted|designed|carried out|performed) to|to (?:determine|assess|evaluate|investigate|examine|test|study|explore|find out) (?:whether|if)|(?:is|are|was|were|remains?|still|been) (?:\w+ )?(?:unclear|unknown|unsettled|controversial|debated|disputed|inconclusive|not known|poorly understood|in question)|(?:few|little|no|limited|scarce|insufficient) (?:\w+ )?(?:data|evidence|information) (?:\w+ )?(?:supports?|exists?|concerning|regarding|about|on|is|are)|little is known|has (?:not|never) been (?:studied|investigated|examined|tested))\b/iu;

/** Aims, settings and methods: what was done, not what was found. */
export const AIM =
  /\b(?:aim(?:s|ed)?|objectives?|purpose|sought to|to (?:determine|assess|evaluate|investigate|examine|compare|test|study|explore|identify) (?:whether|if|the|how)|background|design|setting|methods?|context|participants|data sources|we (?:studied|examined|investigated|assessed|used|performed|analy[sz]ed|compared|measured))\b/iu;

const TO_FIND =
  '(?:analy[sz]e|assess|characteri[sz]e|clarify|compare|describe|determine|discuss|elucidate|establish|estimate|evaluate|examine|explore|find out|identify|investigate|measure|quantify|report on|review|study|test|validate)';
const DONE =
  '(?:analy[sz]ed|assessed|assigned|calculated|collected|compared|conducted|divided|drawn|enrol+ed|evaluated|examined|followed(?: up)?|included|interviewed|invited|measured|performed|randomi[sz]ed|recorded|recruited|retrieved|reviewed|scored|screened|selected|stratified|studied|surveyed|treated|undertaken)';

const STUDIED =
  '(?:analy[sz]ed|assessed|carried out|conducted|enrol+ed|evaluated|examined|investigated|performed|randomi[sz]ed|recruited|reviewed|studied|surveyed)';

/** What a study was for: a clause of its own, or said of the study. */
export const STUDY_AIM = new RegExp(
  [
    String.raw`^(?:\W*\b\p{L}+[:.]\s*)?(?:in order )?to (?:\w+ly )?(?:\w+ and )?${TO_FIND}\b`,
    String.raw`\b(?:we|the authors|this (?:\w+ ){0,2}study|the (?:present )?study) (?:sought to|set out to|aims? to|aimed)\b`,
  ].join('|'),
  'iu',
);

/** What was done in a study, and with whom. */
export const STUDY_METHOD = new RegExp(
  [
    String.raw`\b(?:patients?|subjects?|participants?|women|men|children|infants|adults|students|trainees|volunteers|rats|mice|animals|cells|samples?|specimens?|records?|charts?|data|cases?|questionnaires?|interviews?|articles|trials|studies|measurements?|tests?|outcomes?|analys[ei]s|scores?|levels)\b[^.;]{0,80}? (?:was|were) (?:\w+ly |then |also )?${DONE}\b`,
    String.raw`\b(?:we|the authors|this (?:\w+ ){0,2}study|the (?:present )?study) (?:\w+ly |then |also )?${STUDIED}\b`,
  ].join('|'),
  'iu',
);
