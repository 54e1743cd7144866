import type { ShortWords } from './short-words.ts';

export const GERMAN_SHORT: ShortWords = {
  closest: 'Nicht beantwortet; die nächstliegenden Stellen',
  checklist: 'Checkliste',
  trust: 'Vertrauen',
  method: {
    extractive: 'Auszug: jede Aussage ist ein Zitat',
    written: 'aus Zitaten verfasst',
    unsourced: 'ohne Quellen: aus dem Wissen eines Modells, durch nichts belegt oder geprüft',
  },
  end: {
    no_new_evidence: 'nichts Neues wurde gefunden',
    max_iterations: 'die Zahl der Durchgänge war erreicht',
    deadline: 'die Zeit war um',
    budget: 'das Suchbudget war verbraucht',
    search_off: 'die Suche war aus',
    search_failed: 'jede Suche schlug fehl',
    infrastructure: 'ein Teil der Recherche ging durch den Dienst selbst verloren',
  },
  remarks: {
    'nothing found': 'nichts gefunden',
    'perhaps not all that was asked': 'vielleicht nicht alles, was gefragt war',
    answered: 'beantwortet',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'Jeder Satz ist aus einer Quelle zitiert; nichts wurde über das hinaus gefolgert, was die Quellen sagen.',
    'The sources carry no date; how current they are is not known.':
      'Die Quellen tragen kein Datum; wie aktuell sie sind, ist nicht bekannt.',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      'Den Text hat ein Sprachmodell aus den Zitaten geschrieben, die er anführt; die Zitate sind geprüft, der Wortlaut dazwischen nicht.',
    'Parts that could not be written are given as quotes.':
      'Teile, die nicht geschrieben werden konnten, stehen als Zitate da.',
    'Sources disagree:': 'Die Quellen sind sich uneinig:',
    'only related statements': 'nur verwandte Aussagen',
  },
  phrased: {
    independentSources: 'Unabhängige Quellen, auf denen die Antwort ruht: {1}{2}; gesucht waren {3}.',
    oneSource: 'Alles, was gelesen wurde, stammt aus einer Quelle ({1}).',
    disagree: 'Die Quellen sind sich hierin uneinig: {1}',
    notFully: 'nicht ganz beantwortet: {1}',
    unnamed: 'kein Zitat nennt „{1}“',
  },
};
