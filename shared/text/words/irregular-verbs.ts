import { onFirstUse } from '../on-first-use.ts';
import { terms } from './analyze.ts';

/** English verbs whose forms no ending makes of each other; forms alike are given once. Those that hardly say anything are left out. */
const VERBS = `arise arose arisen, awake awoke awoken, beat beaten, become became, begin began begun, bend bent, bind bound, bite bit bitten,
bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen,
cling clung, come came, creep crept, deal dealt, dig dug, draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, eat ate eaten,
fall fell fallen, feed fed, feel felt, fight fought, find found, flee fled, fling flung, fly flew flown, forbid forbade forbidden,
foresee foresaw foreseen, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, give gave given, grind ground, grow grew grown, hang hung,
hear heard, hide hid hidden, hold held, keep kept, kneel knelt, know knew known, lay laid, lead led, lean leant, leap leapt, learn learnt, leave left, lend lent,
light lit, lose lost, mean meant, meet met, melt molten, mow mown, overcome overcame, pay paid, prove proven, ride rode ridden, ring rang rung, rise rose risen, run ran,
say said, see saw seen, seek sought, sell sold, send sent, sew sewn, shake shook shaken, shave shaven, shine shone, shoot shot, show shown, shrink shrank shrunk,
sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, smell smelt, sow sown, speak spoke spoken, speed sped, spend spent, spill spilt, spin spun, spit spat, spoil spoilt,
spring sprang sprung, stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, strike struck stricken, strive strove striven, swear swore sworn,
sweep swept, swell swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown,
tread trod trodden, understand understood, undertake undertook undertaken, wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn,
wring wrung, write wrote written`;

const formsOf = onFirstUse((): ReadonlyMap<string, readonly string[]> => {
  const verbs = VERBS.split(',').map((forms) => terms(forms));
  return new Map(verbs.flatMap((forms) => forms.map((form) => [form, forms] as const)));
});

/** The terms of the other forms of an English verb: of "sting" that of "stung"; empty where endings alone make them. */
export function irregularForms(term: string): readonly string[] {
  return (formsOf().get(term) ?? []).filter((form) => form !== term);
}
