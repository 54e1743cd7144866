/**
 * What one asks of a study or of an illness, and by what words papers say it; one sense a line, as in `SENSES`. Words that mean
 * something else in other subjects ("arm", "left", "masked") stand only in phrases.
 */
export const RESEARCH_SENSES = `
exclude exclusion ineligible kept-out not-eligible not-take-part could-not-join
enrol enroll enrolment enrollment recruit recruitment
withdraw withdrawal attrition dropout discontinue discontinuation drop-out drop-outs lost-to-follow leave-early left-before-end left-early
randomise randomize allocate allocation assign put-into-groups divided-into-groups split-into-groups
power sample-size number-of-participants number-of-patients how-many-needed power-calculation
sponsor sponsorship fund funding finance pay-for paid-for
conflict-of-interest competing-interests competing
blind blinded unaware double-blind were-masked was-masked
placebo sham
adherence compliance adhere comply
relapse recur recurrence came-back
predispose disposed prone susceptible susceptibility likelier
mandatory compulsory obligatory obliged oblige
questionnaire survey
in-vitro laboratory in-the-lab
release give-off gives-off
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
miscarriage miscarry
parturition childbirth give-birth giving-birth
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
hospitalisation hospitalization hospital-stay stay-in-hospital
gp general-practitioner family-doctor family-doctors
intensive-care icu critically-ill
cognition cognitive thinking
dietary nutrition nutritional diet
pathogen germ germs
influenza flu
injection inject jab
infusion intravenous drip
orally by-mouth
subcutaneous under-the-skin
transdermal topical through-the-skin
radiograph radiography x-ray
thromboembolism embolism blood-clot blood-clots
dyspnoea breathless breathlessness
feverish febrile pyrexia
`;
