import { GERMAN_CHANGES } from '#shared/presentation/words/changes/de.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'Stapel',
  lead: 'Viele Fragen auf einmal, jede für sich beantwortet. Eine, die scheitert, kostet keine der anderen.',
  none: 'Noch gibt es keinen Stapel. Schreiben Sie oben einige Fragen, eine je Zeile, oder senden Sie eine Datei: npm run batch -- questions.jsonl',
  lines: 'Fragen, eine je Zeile',
  submit: 'Alle erforschen',
  status: {
    QUEUED: 'Wartet',
    VALIDATING: 'Liest die Zeilen',
    SUBMITTING: 'Wird eingereicht',
    RUNNING: 'In Arbeit',
    CANCELLING: 'Wird abgebrochen',
    COMPLETED: 'Fertig',
    CANCELLED: 'Abgebrochen',
    FAILED: 'Gescheitert',
  },
  ended: (ended, all) => `${ended} von ${all} fertig`,
  lineErrors: 'Zeilen, die nicht zu gebrauchen waren',
  line: (number) => `Zeile ${number}`,
  results: 'Ergebnisse',
  noResults: 'Noch ist nichts zu Ende. Jeder Bericht steht hier, sobald er fertig ist.',
  cancelSure: 'Unfertiges abbrechen? Fertige Berichte bleiben.',
  questions: (count) => countOf(count, 'Frage', 'Fragen'),
};

export const STANDING: StandingWords = {
  title: 'Stehende Fragen',
  short: 'Stehend',
  lead: 'Eine Frage, die immer wieder nach demselben Plan erforscht wird und sagt, was sich an den Belegen geändert hat.',
  none: 'Noch wird keine Frage behalten. Behalten Sie oben eine: Mit ihrem ersten Lauf werden spätere verglichen.',
  keep: 'Diese Frage behalten',
  run: 'Jetzt ausführen',
  atWork: 'Ein Lauf ist in Arbeit. Was sich geändert hat, steht hier, sobald er fertig ist.',
  remove: 'Nicht mehr fragen',
  removeSure: 'Nicht mehr fragen? Die Berichte der Läufe bleiben.',
  runs: 'Läufe',
  noRuns: 'Sie lief noch nicht. Mit dem ersten Lauf werden spätere verglichen.',
  firstRun: 'erster Lauf, ohne Vergleich',
  changed: (count) => countOf(count, 'Änderung', 'Änderungen'),
  unchanged: 'nichts geändert',
  ...GERMAN_CHANGES,
  since: (date) => `Verglichen mit dem Lauf vom ${date}`,
  nothingBefore: 'Nichts, was der neue Text nicht auch sagt.',
  nothingNow: 'Jetzt wird nichts zitiert.',
  inText: 'In seinem archivierten Text',
  notFound: 'Diesmal nicht angetroffen, woraus nichts folgt',
};

export const SCHEDULE: ScheduleWords = {
  title: 'Zeitpläne',
  none: 'Sie läuft nur, wenn Sie es verlangen.',
  next: 'Als Nächstes',
  paused: 'Ruht',
  pause: 'Ruhen lassen',
  resume: 'Weiterlaufen lassen',
  remove: 'Entfernen',
  removeSure: 'Diesen Zeitplan entfernen? Was er begonnen hat, bleibt.',
  daily: 'Jeden Tag ausführen',
  weekly: 'Jede Woche ausführen',
};
