import type { ShortWords } from './short-words.ts';

export const FRENCH_SHORT: ShortWords = {
  unsure: 'Pas de réponse sûre',
  checklist: 'Points demandés',
  trust: 'Confiance',
  method: {
    extractive: 'chaque affirmation est une citation',
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
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.':
      'Tout ce qui a été écrit n’a pas été relu : la formulation du reste n’a été vérifiée que par le programme.',
    'nothing found': 'rien trouvé',
    'no sure answer': 'pas de réponse sûre',
    'probably answered': 'probablement répondu',
    'perhaps answered': 'peut-être répondu',
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
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      'Le texte est le savoir propre d’un modèle de langue. Il peut être faux ou dépassé, et rien n’en remonte à une source.',
    'not searched for, because search is off': 'non recherché, car la recherche est désactivée',
    'not known, because every search failed': 'inconnu, car toutes les requêtes ont échoué',
    'Search was off: no source was read.': 'La recherche était désactivée : aucune source n’a été lue.',
    'Search was off: only the documents that were named were read.':
      'La recherche était désactivée : seuls les documents nommés ont été lus.',
  },
  phrased: {
    independentSources:
      'Sources indépendantes sur lesquelles repose la réponse : {1}{2} ; on en cherchait {3}.',
    oneSource: 'Tout ce qui a été lu vient d’une seule source ({1}).',
    disagree: 'Les sources divergent sur ce point : {1}',
    notFully: 'pas entièrement répondu : {1}',
    unnamed: 'aucune citation ne nomme « {1} »',
    hedged: 'Citations que leurs auteurs eux-mêmes nuancent : {1} sur {2}.',
    fewStatements: 'Énoncés cités sur lesquels elle repose : {1} ; on en cherchait {2}.',
    unreached: 'Non consulté, faute d’accès : {1}.',
    everyFailed: 'Chaque recherche dans {1} a échoué : {2}',
    someFailed: 'Recherches en échec dans {3} : {1} sur {2} : {4}',
    retracted: 'La source [{1}] a été rétractée ; ne vous fiez pas à elle seule.',
    concern: 'La source [{1}] fait l’objet d’une mise en garde ; ne vous fiez pas à elle seule.',
    flagged: 'La source [{1}] est signalée comme peu fiable ; ne vous fiez pas à elle seule.',
    superseded: 'La source [{1}] est remplacée, comme elle le dit elle-même.',
    olderEdition: 'La source [{1}] est une édition antérieure ; une plus récente se trouve à côté.',
    droppedQuotes: 'Citations écartées de ce rapport, faute d’être prouvées par le texte archivé : {1}.',
    notLookedAt: '{1} : non examiné.',
    lost: 'Une partie de la recherche a été perdue par le service lui-même ({1}). Posez la question à nouveau ; la raison se trouve dans le journal du service.',
    unread: 'Trouvé, mais ni lu ni utilisé : {1}.',
    otherLanguage:
      'La question et les documents sont en langues différentes : sans modèle, seuls les noms, les chiffres et les mots communs ont servi à chercher{1}.',
  },
};
