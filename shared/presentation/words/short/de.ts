import type { ShortWords } from './short-words.ts';

export const GERMAN_SHORT: ShortWords = {
  unsure: 'Keine sichere Antwort',
  checklist: 'Checkliste',
  trust: 'Vertrauen',
  method: {
    extractive: 'jede Aussage ist ein Zitat',
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
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.':
      'Nicht alles Geschriebene wurde ein zweites Mal gelesen: Den Wortlaut des Übrigen hat nur der Code geprüft.',
    'nothing found': 'nichts gefunden',
    'no sure answer': 'keine sichere Antwort',
    'probably answered': 'wahrscheinlich beantwortet',
    'perhaps answered': 'vielleicht beantwortet',
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
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      'Der Text ist das eigene Wissen eines Sprachmodells. Er kann falsch oder veraltet sein, und kein Teil davon lässt sich auf eine Quelle zurückführen.',
    'not searched for, because search is off': 'nicht gesucht, weil die Suche aus ist',
    'not known, because every search failed': 'nicht bekannt, weil jede Suche fehlschlug',
    'Search was off: no source was read.': 'Die Suche war aus: Keine Quelle wurde gelesen.',
    'Search was off: only the documents that were named were read.':
      'Die Suche war aus: Nur die genannten Dokumente wurden gelesen.',
  },
  phrased: {
    independentSources: 'Unabhängige Quellen, auf denen die Antwort ruht: {1}{2}; gesucht waren {3}.',
    oneSource: 'Alles, was gelesen wurde, stammt aus einer Quelle ({1}).',
    disagree: 'Die Quellen sind sich hierin uneinig: {1}',
    notFully: 'nicht ganz beantwortet: {1}',
    unnamed: 'kein Zitat nennt „{1}“',
    hedged: 'Von den Autoren selbst unter Vorbehalt gestellte Zitate: {1} von {2}.',
    fewStatements: 'Aussagen mit Zitat, auf denen sie ruht: {1}; gesucht waren {2}.',
    unreached: 'Nicht durchsucht, weil nicht erreichbar: {1}.',
    everyFailed: 'Jede Suche bei {1} schlug fehl: {2}',
    someFailed: 'Bei {3} schlugen {1} von {2} Suchen fehl: {4}',
    retracted: 'Quelle [{1}] wurde zurückgezogen; man verlasse sich nicht allein auf sie.',
    concern: 'Gegen Quelle [{1}] wurden Bedenken geäußert; man verlasse sich nicht allein auf sie.',
    flagged: 'Quelle [{1}] ist als unzuverlässig gekennzeichnet; man verlasse sich nicht allein auf sie.',
    superseded: 'Quelle [{1}] ist überholt, wie sie selbst sagt.',
    olderEdition: 'Quelle [{1}] ist eine ältere Fassung; eine neuere liegt daneben.',
    droppedQuotes: 'Aus diesem Bericht weggelassene Zitate, weil der archivierte Text sie nicht belegt: {1}.',
    notLookedAt: '{1}: nicht untersucht.',
    lost: 'Ein Teil der Recherche ging durch den Dienst selbst verloren ({1}). Fragen Sie erneut; die Ursache steht im Protokoll des Dienstes.',
    unread: 'Gefunden, aber weder gelesen noch verwendet: {1}.',
    otherLanguage:
      'Frage und Dokumente sind in verschiedenen Sprachen: Ohne Modell wurde nur nach Namen, Zahlen und gemeinsamen Wörtern gesucht{1}.',
  },
};
