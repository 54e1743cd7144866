import { countOf } from '#shared/domain/plural.ts';
import { FRENCH_CHANGES } from './changes/fr.ts';
import { FRENCH_INSUFFICIENCY } from './empty/fr.ts';
import { FRENCH_SHORT } from './short/fr.ts';
import { FRENCH_TROUBLE } from './trouble/fr.ts';
import type { ReportWords } from './report-words.ts';

export const FRENCH: ReportWords = {
  language: 'fr',
  direction: 'ltr',
  researchReport: 'rapport de recherche',
  followsUp: 'Fait suite à',
  newTopicAfter: 'Nouveau sujet après',
  changes: FRENCH_CHANGES,
  insufficiency: FRENCH_INSUFFICIENCY,
  short: FRENCH_SHORT,
  trouble: FRENCH_TROUBLE,
  skip: 'Aller à la réponse',
  contents: 'Sommaire',
  answer: 'La réponse',
  whatMayHelp: 'Ce qui peut aider',
  disputes: 'Là où les sources se contredisent',
  for: 'Pour',
  against: 'Contre',
  claims: 'Solidité des constats',
  firmness: { established: 'Établi', preliminary: 'Provisoire', contested: 'Contesté' },
  support: ({ independentSources, opposingSources, isHedged }) =>
    [
      countOf(independentSources, 'source indépendante', 'sources indépendantes'),
      ...(opposingSources > 0 ? [`${opposingSources} contre`] : []),
      ...(isHedged ? ['avec réserve'] : []),
    ].join(', '),
  uncited: 'sans renvoi',
  gaps: 'Ce que l’on ne sait pas',
  limitations: 'Limites',
  checklist: 'Ce que couvre une réponse complète',
  trust: 'Jusqu’où s’y fier',
  sources: 'Sources',
  outcome: {
    answered: 'Répondu',
    partial: 'Répondu en partie',
    insufficient_evidence: 'Sans réponse',
  },
  method: {
    extractive:
      'Rapport d’extraits : chaque phrase est citée de sa source ; seuls des mots de liaison sont ajoutés, en italique.',
    written:
      'Rapport rédigé : un modèle l’a écrit à partir de citations vérifiées ; chaque renvoi mène à la citation qui le fonde.',
    unsourced:
      'Texte sans source : la recherche était désactivée et un modèle de langue a écrit ceci de ses connaissances ; rien n’y est cité ni vérifié.',
  },
  end: {
    no_new_evidence: 'La recherche a pris fin parce que chercher davantage n’apportait rien de nouveau.',
    max_iterations: 'La recherche a pris fin au nombre d’itérations convenu.',
    deadline: 'La recherche a pris fin à son échéance.',
    budget: 'La recherche a pris fin parce que son budget était épuisé.',
    search_off: 'Rien n’a été cherché, car la recherche était désactivée.',
    search_failed: 'La recherche a pris fin parce que toutes les requêtes ont échoué.',
    infrastructure:
      'Une partie de la recherche a été perdue par le service lui-même : ce qui manque ici existe peut-être.',
  },
  status: { satisfied: 'couvert', partial: 'couvert en partie', unsatisfied: 'non couvert' },
  notice: {
    retracted: 'rétracté',
    'expression-of-concern': 'réserves exprimées',
    superseded: 'remplacé',
    'older-edition': 'édition antérieure',
    corrected: 'corrigé',
    flagged: 'signalé comme peu fiable',
  },
  quotesVerified: (count) => countOf(count, 'citation vérifiée', 'citations vérifiées'),
  sourcesCited: (count) => countOf(count, 'source citée', 'sources citées'),
  publishers: (count) => countOf(count, 'source indépendante', 'sources indépendantes'),
  documentsRead: (count) => countOf(count, 'document lu', 'documents lus'),
  nothingAnswers: 'aucune citation qui réponde',
  figures: {
    quotesVerified: {
      label: 'Citations vérifiées',
      meaning: 'figurent dans le texte archivé, caractère par caractère',
    },
    quotesDropped: { label: 'Citations écartées', meaning: 'n’y figuraient pas et ont été laissées de côté' },
    claimsSupported: {
      label: 'Affirmations étayées',
      meaning: 'avec au moins une citation vérifiée',
    },
    claimsCorroborated: {
      label: 'Affirmations corroborées',
      meaning: 'par au moins deux sources indépendantes',
    },
    claimsByFirmness: {
      label: 'Solidité des affirmations',
      meaning:
        'établies : deux sources indépendantes le disent sans réserve et aucune ne le nie ; provisoires : une seule ; contestées : une s’y oppose',
    },
    uncitedSentences: { label: 'Phrases sans renvoi', meaning: 'qui affirment quelque chose' },
    sentencesCorrected: {
      label: 'Phrases corrigées',
      meaning: 'disaient ce que leurs citations ne portent pas ; corrigées ou remplacées par la citation',
    },
    sentencesDropped: {
      label: 'Phrases retirées',
      meaning: 'disaient ce que leurs citations ne portent pas',
    },
    domains: {
      label: 'Sources indépendantes',
      meaning: 'éditeurs, revues ou documents d’un corpus',
    },
    contradictions: { label: 'Contradictions', meaning: 'entre sources, citées plus haut' },
    sourcesRead: { label: 'Documents lus', meaning: '' },
    confidence: {
      label: 'Confiance',
      meaning: 'à quel point il est probable que les citations répondent à la question',
    },
    degradedSteps: { label: 'Étapes dégradées', meaning: '' },
  },
  of: (part, whole) => `${part} sur ${whole}`,
  noQuoteShown: 'ce rapport ne montre aucune citation',
  noClaimShown: 'ce rapport ne montre aucune citation qui étaye une affirmation',
  noneSkipped: 'aucun n’a dû être ignoré',
  skipped: (count) => (count === 1 ? '1 autre n’a pas pu être lu' : `${count} autres n’ont pas pu être lus`),
  everyStepWorked: 'chaque étape s’est déroulée comme prévu',
  simplerMeans: (steps) => `des moyens plus simples ont servi dans ${steps}`,
  abstractOnly: 'résumé seulement',
  readAt: (host) => `lu sur ${host}`,
  page: (page) => `page ${page}`,
  openQuote: (number, title) => `Source ${number} : ${title}. Ouvrir la citation dans le texte archivé.`,
  quotesInText: 'Citations dans leur texte archivé',
  sourceInText: (number) => `Source ${number} dans son texte archivé`,
  source: 'Source',
  leftOut: 'Texte omis ici',
  textNotRead:
    'Le texte archivé n’a pas pu être lu lors de la création de cette page ; seule la citation est montrée.',
  hashOfText: 'sha256 du texte archivé',
  close: 'Fermer',
  linkToQuote: 'Lien vers cette citation',
  checkTitle: 'Comment vérifier vous-même ce rapport',
  checkText:
    'Chaque source porte le sha256 du texte archivé lors de sa lecture, et chaque citation un repère dans ce texte : char:120-240 désigne les caractères de 120 jusqu’à 240 exclu, comptés à partir de 0 en unités UTF-16 ; page:3:… compte dans la page 3. Une citation ne figure dans ce rapport que si ces caractères du texte archivé lui étaient égaux.',
  madeBy: (moment, iterations) =>
    `Établi par Plumbline, ${moment}, après ${countOf(iterations, 'itération')}.`,
  job: 'Tâche',
};
