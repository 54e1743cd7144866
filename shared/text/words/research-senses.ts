/**
 * What one asks of a study or of an illness, and by what words papers say it; one sense a line, as in `SENSES`. Words that mean
 * something else in other subjects ("arm", "power", "left") stand only in phrases.
 */
export const RESEARCH_SENSES = `
exclude exclusion ineligible keep-out kept-out not-eligible not-take-part could-not-join
eligible eligibility inclusion qualify take-part
enrol enroll enrolment enrollment recruit recruitment
withdraw withdrawal attrition dropout discontinue discontinuation drop-out drop-outs lost-to-follow leave-early left-before-end left-early
randomise randomize allocate allocation assign divide split put-into-groups
sample-size number-of-participants number-of-patients how-many-needed power-calculation
sponsor sponsorship grant fund funding finance pay-for paid-for
compete conflict-of-interest competing-interests money-from
blind blinded mask masked unaware double-blind
placebo sham dummy
endpoint outcome
baseline outset
adherence compliance adhere comply
relapse recur recurrence recurrent come-back came-back
predispose disposed prone susceptible susceptibility likelier
mandatory compulsory obligatory obliged oblige
questionnaire survey inventory
in-vitro laboratory in-the-lab
release give-off gives-off
plasma serum
myocardial infarction heart-attack
erythema redness
glucose glycaemic glycemic blood-sugar
lipid cholesterol blood-fats
hyperuricemia hyperuricaemia high-uric-acid
anaemia anemia anaemic anemic
nephrolithiasis kidney-stone kidney-stones
cholelithiasis gallstone
incontinence urine-leak urine-leakage leak-urine
nocturia night-time-urination night-time-voiding
constipation constipated
diarrhea diarrhoea
abortion miscarriage miscarry
parturition delivery childbirth labour give-birth giving-birth
preterm premature prematurity too-early
uterus uterine womb
menstruation menstrual menses
ulcer sore
pressure-ulcer bedsore
fracture broken
urinary urine
anaesthesia anesthesia anaesthetic anesthetic
analgesic analgesia painkiller pain-relief pain-killer
sedation sedative
suture stitch stitches
hospitalisation hospitalization admission hospital-stay stay-in-hospital
general-practitioner family-doctor family-doctors
intensive-care icu critically-ill
cognition cognitive thinking
dietary nutrition nutritional diet
pathogen germ germs
influenza flu
injection inject jab
infusion intravenous drip
tablet pill capsule
orally by-mouth
subcutaneous under-the-skin
transdermal topical through-the-skin
weekly week
monthly month
twice two-times
radiograph radiography x-ray
thromboembolism embolism blood-clot blood-clots
dyspnoea breathless breathlessness
feverish febrile pyrexia
`;
