import type { TroubleWords } from './trouble-words.ts';

export const GERMAN_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'Verstehen der Frage',
    'plan-research': 'Planen',
    'generate-queries': 'Wählen der Suchen',
    'select-sources': 'Wählen der Dokumente',
    'digest-source': 'Lesen',
    'extract-claims': 'Abwägen des Gefundenen',
    'check-completeness': 'Prüfen auf Vollständigkeit',
    'draft-sections': 'Schreiben der Abschnitte',
    'draft-report': 'Schreiben',
    'read-again': 'Wiederlesen des Geschriebenen',
    'revise-report': 'Überarbeiten',
  },
  reasons: {
    'The model asks for fewer requests': 'Das Modell bittet um weniger Anfragen',
    'The model does not answer': 'Das Modell antwortet nicht',
    'The model did not answer in time': 'Das Modell antwortete nicht rechtzeitig',
    'The model gave no answer of the wanted form': 'Das Modell gab keine Antwort der gewünschten Form',
    'The answer of the model was cut off': 'Die Antwort des Modells wurde abgeschnitten',
    'There is more text than the model takes': 'Es ist mehr Text, als das Modell aufnimmt',
    'The model would not answer': 'Das Modell wollte nicht antworten',
    'The service of the model refuses the request; check its key, access and model id':
      'Der Dienst des Modells lehnt die Anfrage ab; Schlüssel, Zugriff und Modellname sind zu prüfen',
    'The model has failed too often, so it is left alone for a while':
      'Das Modell versagte zu oft und wird eine Weile nicht gefragt',
    'The budget of this job is spent': 'Das Budget dieses Auftrags ist verbraucht',
    'The time of this job is up': 'Die Zeit dieses Auftrags ist um',
    'Its answer could not be used': 'Seine Antwort war nicht zu gebrauchen',
    'Asking the model failed': 'Die Anfrage an das Modell schlug fehl',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) => `Das Sprachmodell ließ sich nicht nutzen${why}: Dieser Bericht entstand ohne es.`,
  failedAt: ({ failed, all }, why) => `Das Sprachmodell versagte bei ${failed} von ${all} Aufrufen${why}.`,
  inPart: ({ failed, all }, why, where) =>
    `Das Sprachmodell versagte bei ${failed} von ${all} Aufrufen${why}: Beim ${where} traten einfachere Mittel an seine Stelle.`,
};
