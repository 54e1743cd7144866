import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';
import { countOf } from '#shared/domain/plural.ts';

export const GERMAN_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'Nichts von dem, was gelesen und geprüft werden konnte, beantwortet diese Frage.',
  off: 'Die Suche war aus: Keine Quelle wurde gefragt, es gibt nichts zu zitieren.',
  failed: 'Jede Suche schlug fehl: Was es zu dieser Frage gibt, ist nicht bekannt.',
  nobodyAsked: 'Kein Suchdienst wurde gefragt.',
  nobodyAskedAsOff: 'Die Suche war aus: Kein Suchdienst wurde gefragt.',
  onlyNamed: 'Die Suche war aus: Nur was genannt war, wurde gelesen.',
  unreachable: (providers) => `Nicht durchsucht, weil nicht erreichbar: ${providers}.`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `${provider} durchsucht: ${countOf(searches, 'Suche', 'Suchen')}${failedOf(failures, reasons)}, ${countOf(documents, 'Dokument', 'Dokumente')} gefunden.`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `, ${skipped} nicht lesbar`;
    const unsure = brought === 'perhaps' ? '' : '; keine sichere Antwort darin';
    return documents === 0
      ? `Kein Dokument gelesen${unread}.`
      : `${countOf(documents, 'Dokument', 'Dokumente')} gelesen${unread}${unsure}.`;
  },
  letSearch:
    'Suchen lassen: ohne `--provider none`, und `SEARCH_PROVIDERS` nicht gesetzt oder mit Suchdiensten.',
  askAgain: (providers) => `Erneut fragen, wenn ${providers} erreichbar ist.`,
  otherDocuments: 'In anderen Dokumenten suchen: `--corpus ORDNER` nennt einen eigenen Ordner.',
  pubmed: 'Für Medizin und Biologie PubMed durchsuchen: `--provider pubmed`.',
  otherWords: (isSeveral) =>
    `Mit anderen Worten fragen, so wie es in den Dokumenten stünde${isSeveral ? ', oder nach einer Sache auf einmal' : ''}.`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return ` (davon ${failures} fehlgeschlagen${reasons === '' ? '' : `: ${reasons}`})`;
}
