import { countOf } from '#shared/domain/plural.ts';
import { GERMAN_CHANGES } from './changes/de.ts';
import { GERMAN_INSUFFICIENCY } from './empty/de.ts';
import { GERMAN_SHORT } from './short/de.ts';
import { GERMAN_TROUBLE } from './trouble/de.ts';
import type { ReportWords } from './report-words.ts';

export const GERMAN: ReportWords = {
  language: 'de',
  direction: 'ltr',
  researchReport: 'Recherchebericht',
  followsUp: 'Knüpft an an',
  newTopicAfter: 'Neues Thema nach',
  changes: GERMAN_CHANGES,
  insufficiency: GERMAN_INSUFFICIENCY,
  short: GERMAN_SHORT,
  trouble: GERMAN_TROUBLE,
  skip: 'Zur Antwort springen',
  contents: 'Inhalt',
  answer: 'Die Antwort',
  whatMayHelp: 'Was helfen kann',
  disputes: 'Wo Quellen sich widersprechen',
  for: 'Dafür',
  against: 'Dagegen',
  claims: 'Wie gesichert die Befunde sind',
  firmness: { established: 'Gesichert', preliminary: 'Vorläufig', contested: 'Umstritten' },
  support: ({ independentSources, opposingSources, isHedged }) =>
    [
      countOf(independentSources, 'unabhängige Quelle', 'unabhängige Quellen'),
      ...(opposingSources > 0 ? [`${opposingSources} dagegen`] : []),
      ...(isHedged ? ['mit Vorbehalt'] : []),
    ].join(', '),
  uncited: 'ohne Beleg',
  gaps: 'Was offen bleibt',
  limitations: 'Grenzen',
  checklist: 'Was eine volle Antwort umfasst',
  trust: 'Wie weit man dem trauen kann',
  sources: 'Quellen',
  outcome: {
    answered: 'Beantwortet',
    partial: 'Teilweise beantwortet',
    insufficient_evidence: 'Nicht beantwortet',
  },
  method: {
    extractive:
      'Auszug: Jeder Satz ist aus seiner Quelle zitiert; hinzugefügt sind nur verbindende Worte, kursiv gesetzt.',
    written:
      'Verfasster Bericht: Ein Modell hat ihn aus geprüften Zitaten geschrieben; jeder Beleg führt zu dem Zitat, auf dem er ruht.',
    unsourced:
      'Text ohne Quellen: Die Suche war aus, und ein Sprachmodell hat dies aus seinem Wissen geschrieben; nichts davon ist belegt oder geprüft.',
  },
  end: {
    no_new_evidence: 'Die Recherche endete, weil weiteres Suchen nichts Neues brachte.',
    max_iterations: 'Die Recherche endete nach der vereinbarten Zahl von Durchgängen.',
    deadline: 'Die Recherche endete mit ihrer Frist.',
    budget: 'Die Recherche endete, weil ihr Budget verbraucht war.',
    search_off: 'Es wurde nichts gesucht, weil die Suche aus war.',
    search_failed: 'Die Recherche endete, weil jede Suche fehlschlug.',
    infrastructure:
      'Ein Teil der Recherche ging durch den Dienst selbst verloren: Was hier fehlt, ist vielleicht doch zu finden.',
  },
  status: { satisfied: 'erfüllt', partial: 'teilweise abgedeckt', unsatisfied: 'nicht abgedeckt' },
  notice: {
    retracted: 'zurückgezogen',
    'expression-of-concern': 'Bedenken geäußert',
    superseded: 'überholt',
    'older-edition': 'ältere Fassung',
    corrected: 'berichtigt',
    flagged: 'als unzuverlässig gekennzeichnet',
  },
  quotesVerified: (count) => `${countOf(count, 'Zitat', 'Zitate')} geprüft`,
  sourcesCited: (count) => `${countOf(count, 'Quelle', 'Quellen')} zitiert`,
  publishers: (count) => countOf(count, 'unabhängige Quelle', 'unabhängige Quellen'),
  documentsRead: (count) => `${countOf(count, 'Dokument', 'Dokumente')} gelesen`,
  nothingAnswers: 'kein Zitat, das antwortet',
  figures: {
    quotesVerified: {
      label: 'Geprüfte Zitate',
      meaning: 'stehen Zeichen für Zeichen im archivierten Text',
    },
    quotesDropped: { label: 'Verworfene Zitate', meaning: 'standen dort nicht und wurden weggelassen' },
    claimsSupported: {
      label: 'Gestützte Aussagen',
      meaning: 'Aussagen mit mindestens einem geprüften Zitat',
    },
    claimsCorroborated: {
      label: 'Bestätigte Aussagen',
      meaning: 'von zwei oder mehr unabhängigen Quellen',
    },
    claimsByFirmness: {
      label: 'Wie fest die Aussagen stehen',
      meaning:
        'gesichert: zwei unabhängige Quellen sagen es ohne Vorbehalt und keine widerspricht; vorläufig: eine sagt es; umstritten: eine spricht dagegen',
    },
    uncitedSentences: { label: 'Sätze ohne Beleg', meaning: 'die etwas behaupten' },
    sentencesCorrected: {
      label: 'Berichtigte Sätze',
      meaning: 'sagten, was ihre Zitate nicht tragen, und wurden berichtigt oder durch das Zitat ersetzt',
    },
    sentencesDropped: { label: 'Weggelassene Sätze', meaning: 'sagten, was ihre Zitate nicht tragen' },
    domains: {
      label: 'Unabhängige Quellen',
      meaning: 'Herausgeber, Zeitschriften oder Dokumente einer Sammlung',
    },
    contradictions: { label: 'Widersprüche', meaning: 'zwischen Quellen, oben genannt' },
    sourcesRead: { label: 'Gelesene Dokumente', meaning: '' },
    confidence: {
      label: 'Zuversicht',
      meaning: 'wie wahrscheinlich die Zitate das Gefragte beantworten',
    },
    degradedSteps: { label: 'Eingeschränkte Schritte', meaning: '' },
  },
  of: (part, whole) => `${part} von ${whole}`,
  noQuoteShown: 'dieser Bericht zeigt kein Zitat',
  noClaimShown: 'dieser Bericht zeigt kein Zitat, das eine Aussage trägt',
  noneSkipped: 'keines musste übersprungen werden',
  skipped: (count) => `${count} weitere ließen sich nicht lesen`,
  everyStepWorked: 'jeder Schritt lief wie geplant',
  simplerMeans: (steps) => `einfachere Mittel wurden genutzt in ${steps}`,
  abstractOnly: 'nur Zusammenfassung',
  readAt: (host) => `gelesen bei ${host}`,
  page: (page) => `Seite ${page}`,
  openQuote: (number, title) => `Quelle ${number}: ${title}. Das Zitat im archivierten Text öffnen.`,
  quotesInText: 'Zitate im archivierten Text',
  sourceInText: (number) => `Quelle ${number} im archivierten Text`,
  source: 'Quelle',
  leftOut: 'Hier ist Text ausgelassen',
  textNotRead:
    'Der archivierte Text ließ sich nicht lesen, als diese Seite entstand; darum steht hier nur das Zitat.',
  hashOfText: 'sha256 des archivierten Texts',
  close: 'Schließen',
  linkToQuote: 'Link zu diesem Zitat',
  checkTitle: 'Wie Sie diesen Bericht selbst prüfen',
  checkText:
    'Zu jeder Quelle gehört der sha256 des Texts, der beim Lesen archiviert wurde, und zu jedem Zitat ein Ort in diesem Text: char:120-240 meint die Zeichen von 120 bis vor 240, gezählt ab 0 in UTF-16-Einheiten; page:3:… zählt innerhalb von Seite 3. Ein Zitat steht nur dann in diesem Bericht, wenn diese Zeichen des archivierten Texts ihm gleich waren.',
  madeBy: (moment, iterations) =>
    `Erstellt von Plumbline, ${moment}, nach ${countOf(iterations, 'Durchgang', 'Durchgängen')}.`,
  job: 'Auftrag',
};
