import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';
import { countOf } from '#shared/domain/plural.ts';

export const SPANISH_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'Nada de lo que se pudo leer y comprobar responde a esta pregunta.',
  off: 'La búsqueda estaba desactivada: no se consultó ninguna fuente, así que no hay nada que citar.',
  failed: 'Todas las búsquedas fallaron: no se sabe qué hay sobre esta pregunta.',
  nobodyAsked: 'No se consultó ningún servicio de búsqueda.',
  nobodyAskedAsOff: 'La búsqueda estaba desactivada: no se consultó ningún servicio de búsqueda.',
  onlyNamed: 'La búsqueda estaba desactivada: solo se leyó lo que se nombró.',
  unreachable: (providers) => `No consultado, porque no se pudo acceder: ${providers}.`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `${provider}: ${countOf(searches, 'búsqueda', 'búsquedas')}${failedOf(failures, reasons)}, ${countOf(documents, 'documento encontrado', 'documentos encontrados')}.`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `, ${skipped} ilegibles`;
    const unsure = brought === 'perhaps' ? '' : '; nada responde con seguridad a lo que se preguntó';
    return documents === 0
      ? `No se leyó ningún documento${unread}.`
      : `${countOf(documents, 'documento leído', 'documentos leídos')}${unread}${unsure}.`;
  },
  letSearch:
    'Permitir la búsqueda: sin `--provider none`, y con `SEARCH_PROVIDERS` sin definir o nombrando servicios.',
  askAgain: (providers) => `Preguntar de nuevo cuando se pueda acceder a ${providers}.`,
  otherDocuments: 'Buscar en otros documentos: `--corpus CARPETA` nombra una carpeta propia.',
  pubmed: 'Para medicina y biología, buscar en PubMed: `--provider pubmed`.',
  otherWords: (isSeveral) =>
    `Preguntar con otras palabras, como lo dirían los documentos${isSeveral ? ', o una cosa a la vez' : ''}.`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return ` (${failures} sin éxito${reasons === '' ? '' : `: ${reasons}`})`;
}
