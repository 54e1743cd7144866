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
  },
};
