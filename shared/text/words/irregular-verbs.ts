import { onFirstUse } from '../on-first-use.ts';
import { terms } from './analyze.ts';

/** English verbs whose forms no ending makes of each other; forms alike are given once. Left out are those that hardly say anything, and those of which a form is a noun of its own ("wound", "leave", "ground"). */
const VERBS = `arise arose arisen, awake awoke awoken, beat beaten, begin began begun, bend bent, bind bound, 
bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen,
cling clung, creep crept, deal dealt, dig dug, draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, eat ate eaten,
fall fell fallen, feed fed, feel felt, fight fought, flee fled, fling flung, fly flew flown, forbid forbade forbidden,
foresee foresaw foreseen, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, grow grew grown, hang hung,
hear heard, hide hid hidden, kneel knelt, know knew known, lay laid, lean leant, leap leapt, learn learnt, lend lent, lie lain, bear bore borne, string strung, shear shorn,
light lit, lose lost, mean meant, meet met, melt molten, mow mown, overcome overcame, pay paid, prove proven, ride rode ridden, ring rang rung, run ran,
say said, see seen, seek sought, sell sold, send sent, sew sewn, shake shook shaken, shave shaven, shine shone, shoot shot, show shown, shrink shrank shrunk,
sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, smell smelt, sow sown, speak spoke spoken, speed sped, spend spent, spill spilt, spin spun, spit spat, spoil spoilt,
stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, strike struck stricken, strive strove striven, swear swore sworn,
sweep swept, swell swollen, swim swam swum, swing swung, teach taught, tear tore torn, tell told, think thought, throw threw thrown,
tread trod trodden, understand understood, undertake undertook undertaken, wake woke woken, wear wore worn, weave wove woven, weep wept, win won, withdraw withdrew withdrawn,
wring wrung, write wrote written`;

const formsOf = onFirstUse((): ReadonlyMap<string, readonly string[]> => {
  const verbs = VERBS.split(',').map((forms) => terms(forms));
  return new Map(verbs.flatMap((forms) => forms.map((form) => [form, forms] as const)));
});

/** The terms of the other forms of an English verb: of "sting" that of "stung"; empty where endings alone make them. */
export function irregularForms(term: string): readonly string[] {
  return (formsOf().get(term) ?? []).filter((form) => form !== term);
}
