import type { TroubleWords } from './trouble-words.ts';

export const FRENCH_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'compréhension de la question',
    'plan-research': 'planification',
    'generate-queries': 'choix des recherches',
    'select-sources': 'choix des documents',
    'digest-source': 'lecture',
    'extract-claims': 'examen de ce qui a été trouvé',
    'check-completeness': 'contrôle de l’exhaustivité',
    'draft-sections': 'rédaction des sections',
    'draft-report': 'rédaction',
    'read-again': 'relecture de ce qui a été écrit',
    'revise-report': 'révision',
  },
  reasons: {
    'The model asks for fewer requests': 'Le modèle demande moins de requêtes',
    'The model does not answer': 'Le modèle ne répond pas',
    'The model did not answer in time': 'Le modèle n’a pas répondu à temps',
    'The model gave no answer of the wanted form': 'Le modèle n’a pas répondu dans la forme voulue',
    'The answer of the model was cut off': 'La réponse du modèle a été coupée',
    'There is more text than the model takes': 'Il y a plus de texte que le modèle n’en accepte',
    'The model would not answer': 'Le modèle n’a pas voulu répondre',
    'The service of the model refuses the request; check its key, access and model id':
      'Le service du modèle refuse la requête ; vérifiez sa clé, son accès et le nom du modèle',
    'The model has failed too often, so it is left alone for a while':
      'Le modèle a échoué trop souvent et n’est plus sollicité pour un moment',
    'The budget of this job is spent': 'Le budget de cette tâche est épuisé',
    'The time of this job is up': 'Le temps de cette tâche est écoulé',
    'Its answer could not be used': 'Sa réponse n’a pas pu être utilisée',
    'Asking the model failed': 'La demande au modèle a échoué',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) =>
    `Le modèle de langue n’a pas pu être utilisé${why} : ce rapport a été fait sans lui.`,
  failedAt: ({ failed, all }, why) => `Le modèle de langue a échoué ${failed} fois sur ${all}${why}.`,
  inPart: ({ failed, all }, why, where) =>
    `Le modèle de langue a échoué ${failed} fois sur ${all}${why} ; des moyens plus simples ont pris sa place : ${where}.`,
};
