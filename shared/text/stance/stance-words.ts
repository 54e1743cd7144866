/**
 * Closed lists of general English by which a statement says which way something goes. Words are matched by their
 * beginning where they end in `*`. No word of any subject belongs here.
 */
const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** More of something, or that it comes about. */
export const UP = list(`
  increas* rise rises rising rose risen raise raises raised raising elevat* enhanc* higher highest high greater greatest more
  most larger largest longer longest faster upregulat* up-regulat* promot* induc* induct* activat* activator* stimulat*
  augment* accelerat* gain gains gained grow grows growing grown grew growth expand* expansion improv* strengthen* strong
  stronger boost* facilitat* exceed* worsen* aggravat* exacerbat* enabl* allow* support* encourag* trigger* driv* drove amplif*
  intensif* potentiat* elicit* restor* accumulat* abundan* overexpress* hyper* positiv* better best heighten* extend* prolong*
  rich richer enrich* initiat* favor* favour* maintain* sustain* doubl* tripl* multipl* upward surge* hasten* heavier heavy
  essential necessary crucial required require requires critical indispensable vulnerab* susceptib* prone hypersensitiv*
  evok* generate generates generated generating produce produces produced producing contribut* mediat* caus* frequent* common presence present
`);

/** Less of something, or that it is kept from coming about. */
export const DOWN = list(`
  decreas* reduc* lower* lowest low less least fewer fewest few smaller smallest shorter shortest slower slow slows slowed
  slowing declin* diminish* attenuat* inhibit* suppress* downregulat* down-regulat* block blocks blocked blocking blockade
  impair* drop drops dropped fell fall falls fallen falling weaken* weak weaker abolish* abrogat* prevent* protect* alleviat*
  ameliorat* mitigat* loss loses lost lose deplet* shrink* shrank disabl* forbid* prohibit* deny denies denied deficien* lack
  lacks lacked lacking absence absent deactivat* inactivat* imped* repress* hinder* delay* limit limits limited limiting
  restrict* disrupt* antagoni* eliminat* remov* halt* hamper* counteract* interfer* compromis* dampen* minimi* lessen*
  ablat* knockout* knockdown* silenc* deleti* deleted negativ* invers* worse worst poor poorer poorly rare rarely hypo*
  curtail* curb* revers* destabil* degrad* terminat* stop stops stopped avoid* resist* insensitiv* dispens* spar* underexpress*
  rescu* scarce constrain* reject* fail fails failed failure
`);

/** What turns a statement about. */
export const NEGATORS = new Set(
  list(`
  no not never none nor neither without cannot nothing nowhere unable incapable n't non hardly barely isn't aren't wasn't weren't
  doesn't don't didn't hasn't haven't can't couldn't won't wouldn't
`),
);

/** That one thing does not bear upon another. */
export const NO_RELATION =
  /\b(?:no (?:\w+ ){0,4}?(?:difference|effect|change|association|correlation|impact|influence|benefit|evidence|relationship|relation|improvement|increase|decrease|reduction|role|link|risk|advantage|interaction)s?|(?:did|does|do|was|were|is|are|has|have|had|been|be|could|can) (?:not|n't) (?:\w+ ){0,3}?(?:differ\w*|change[ds]?|affect\w*|alter\w*|influenc\w*|associat\w*|correlat\w*|significant\w*|improv\w*|relat\w*|depend\w*|link\w*|predict\w*|increas\w*|reduc\w*|decreas\w*)|n't (?:differ|affect|alter|change|influence|improve)|not (?:statistically |significantly )?(?:significant|associated|related|correlated|different|affected|altered|dependent)|non-?significant\w*|similar (?:between|in|across|to|for|among)|comparable (?:between|in|across|to)|unchanged|unaffected|unrelated|unaltered|independent(?:ly)? (?:of|from)|equivalent|identical|neither (?:\w+ ){1,8}nor|little (?:or no )?(?:effect|impact|evidence|influence|benefit)|lack(?:s|ed|ing)? (?:of )?(?:\w+ ){0,2}?(?:effect|evidence|association|benefit|impact))\b/giu;

/** That one thing bears upon another, whichever way. */
export const RELATION =
  /\b(?:associat\w*|correlat\w*|affect(?:s|ed|ing)?|influenc\w*|impact(?:s|ed)?|effects?|depend(?:s|ed|ent|ence)?|relat(?:es|ed|ion|ionship)|link(?:s|ed)?|predict(?:s|ed|or|ors|ive)?|interact(?:s|ed|ion|ions)?|regulat\w*|modulat\w*|alter(?:s|ed|ation)?|chang(?:e|es|ed)|differ(?:s|ed|ence|ences|ent)?|play(?:s|ed)? an? (?:\w+ ){0,2}role|role)\b/iu;

/** Words of which one denies the other, apart from those that go up and down. */
export const OPPOSITES: readonly (readonly [readonly string[], readonly string[]])[] = (
  [
    ['with', 'without'],
    ['before prior precede* earlier early', 'after follow* subsequent* later late'],
    ['good benefi* advantag* favo*', 'bad harm* detriment* disadvantag* advers* deleterious'],
    ['safe safety', 'unsafe danger* toxic* hazard*'],
    ['effective* efficac* success* useful', 'ineffective* useless futil* unsuccess* inferior'],
    ['benign', 'malignan*'],
    ['sensitiv* susceptib*', 'resist* insensitiv* refractory toleran*'],
    ['accura* reliab* precis* valid*', 'inaccura* unreliab* imprecis* invalid* bias*'],
    ['same similar* identical equal* comparable', 'differ* distinct dissimilar unequal dispar*'],
    ['all every always entire* universal*', 'some partial* only few sometimes'],
    ['direct*', 'indirect*'],
    ['acute', 'chronic'],
    ['central', 'peripheral'],
    ['short-term', 'long-term'],
    ['male* men man boys', 'female* women woman girls'],
    ['young* younger', 'old older elder*'],
    ['inner internal* intra*', 'outer external* extra*'],
    ['superior outperform*', 'inferior underperform*'],
    ['stab*', 'instab* unstab*'],
    ['surviv* live* life', 'mortal* death* die* dead fatal*'],
    ['proliferat* growth', 'apopto* death'],
    ['cis', 'trans'],
    ['dominant', 'recessive'],
    ['homozyg*', 'heterozyg*'],
    ['agonist*', 'antagonist*'],
    ['mild*', 'sever*'],
    ['possible feasible able', 'impossible infeasible unable'],
    ['likely', 'unlikely'],
    ['necessary required essential', 'unnecessary dispensable unneeded'],
    ['dependent*', 'independent*'],
    ['up upward', 'down downward'],
    ['left', 'right'],
    ['majority most', 'minority few'],
    ['cheap* inexpens* sav*', 'expensiv* costly'],
    ['simple easy', 'complex difficult'],
    ['active*', 'inactive*'],
    ['known established', 'unknown unclear'],
  ] satisfies readonly (readonly [string, string])[]
).map(([one, other]) => [list(one), list(other)]);

/** Prefixes that deny the word that they stand before. */
export const DENIALS = ['un', 'in', 'im', 'ir', 'il', 'non', 'non-', 'dis', 'de', 'anti', 'anti-', 'mis'];

/** More or less of what is only a condition: "higher doses", "more than three", "one or more". */
export const CONDITION =
  /\b(?:(?:one|two|three|four|five|ten|\d+) or (?:more|less|fewer|greater|higher|lower|older|younger)|(?:more|less|fewer|greater|higher|lower|larger|smaller|longer|shorter) than (?:\d|one\b|two\b|half\b|a\b)|at (?:least|most)|(?:higher|high|lower|low|increasing|increased|larger|large|smaller|small) (?:doses?|dosages?|concentrations?|grades?|sensitivity analys\w+|income|resolution|throughput|quality|level evidence)|more or less|up to|low-dose|high-dose|most of|most common\w*|further|furthermore|moreover|the more|following)\b/giu;
