import type { ShortWords } from './short-words.ts';

export const FRENCH_SHORT: ShortWords = {
  closest: 'Sans réponse ; les passages les plus proches',
  checklist: 'Points demandés',
  trust: 'Confiance',
  method: {
    extractive: 'extraits : chaque affirmation est une citation',
    written: 'rédigé à partir de citations',
    unsourced: 'sans source : d’après ce que sait un modèle, sans citation ni vérification',
  },
  end: {
    no_new_evidence: 'rien de nouveau n’a été trouvé',
    max_iterations: 'le nombre d’itérations était atteint',
    deadline: 'le temps était écoulé',
    budget: 'le budget de recherche était épuisé',
    search_off: 'la recherche était désactivée',
    search_failed: 'toutes les requêtes ont échoué',
    infrastructure: 'une partie de la recherche a été perdue par le service lui-même',
  },
  remarks: {
    'nothing found': 'rien trouvé',
    'perhaps not all that was asked': 'peut-être pas tout ce qui était demandé',
    answered: 'répondu',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'Chaque phrase est citée d’une source ; rien n’a été déduit au-delà de ce que disent les sources.',
    'The sources carry no date; how current they are is not known.':
      'Les sources ne portent pas de date ; on ne sait pas si elles sont actuelles.',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      'Le texte a été écrit par un modèle de langue à partir des citations qu’il donne ; les citations sont vérifiées, la formulation entre elles ne l’est pas.',
    'Parts that could not be written are given as quotes.':
      'Les parties qui n’ont pu être rédigées sont données sous forme de citations.',
    'Sources disagree:': 'Les sources divergent :',
    'only related statements': 'seulement des énoncés voisins',
  },
  phrased: {
    independentSources:
      'Sources indépendantes sur lesquelles repose la réponse : {1}{2} ; on en cherchait {3}.',
    oneSource: 'Tout ce qui a été lu vient d’une seule source ({1}).',
    disagree: 'Les sources divergent sur ce point : {1}',
    notFully: 'pas entièrement répondu : {1}',
    unnamed: 'aucune citation ne nomme « {1} »',
  },
};
