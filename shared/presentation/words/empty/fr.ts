import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';
import { countOf } from '#shared/domain/plural.ts';

export const FRENCH_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'Rien de ce qui a pu être lu et vérifié ne répond à cette question.',
  off: 'La recherche était désactivée : aucune source n’a été interrogée, il n’y a rien à citer.',
  failed: 'Toutes les requêtes ont échoué : ce qu’il y a à trouver sur cette question n’est pas connu.',
  nobodyAsked: 'Aucun service de recherche n’a été interrogé.',
  nobodyAskedAsOff: 'La recherche était désactivée : aucun service de recherche n’a été interrogé.',
  onlyNamed: 'La recherche était désactivée : seul ce qui était nommé a été lu.',
  unreachable: (providers) => `Non interrogé, car injoignable : ${providers}.`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `${provider} : ${countOf(searches, 'recherche', 'recherches')}${failedOf(failures, reasons)}, ${countOf(documents, 'document trouvé', 'documents trouvés')}.`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `, ${skipped} illisibles`;
    const unsure = brought === 'perhaps' ? '' : ' ; rien n’y répond à coup sûr';
    return documents === 0
      ? `Aucun document n’a été lu${unread}.`
      : `${countOf(documents, 'document lu', 'documents lus')}${unread}${unsure}.`;
  },
  letSearch:
    'Laisser chercher : sans `--provider none`, et `SEARCH_PROVIDERS` non défini ou nommant des services.',
  askAgain: (providers) => `Redemander quand ${providers} sera joignable.`,
  otherDocuments: 'Chercher dans d’autres documents : `--corpus DOSSIER` désigne un dossier à vous.',
  pubmed: 'En médecine et en biologie, chercher dans PubMed : `--provider pubmed`.',
  otherWords: (isSeveral) =>
    `Demander en d’autres mots, comme les documents le diraient${isSeveral ? ', ou une chose à la fois' : ''}.`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return ` (dont ${failures} en échec${reasons === '' ? '' : ` : ${reasons}`})`;
}
