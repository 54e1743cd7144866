import type { TroubleWords } from './trouble-words.ts';

export const SPANISH_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': 'comprensión de la pregunta',
    'plan-research': 'planificación',
    'generate-queries': 'elección de las búsquedas',
    'select-sources': 'elección de los documentos',
    'digest-source': 'lectura',
    'extract-claims': 'valoración de lo encontrado',
    'check-completeness': 'comprobación de que nada falta',
    'draft-sections': 'redacción de las secciones',
    'draft-report': 'redacción',
    'read-again': 'relectura de lo escrito',
    'revise-report': 'revisión',
  },
  reasons: {
    'The model asks for fewer requests': 'El modelo pide menos solicitudes',
    'The model does not answer': 'El modelo no responde',
    'The model did not answer in time': 'El modelo no respondió a tiempo',
    'The model gave no answer of the wanted form': 'El modelo no respondió en la forma pedida',
    'The answer of the model was cut off': 'La respuesta del modelo quedó cortada',
    'There is more text than the model takes': 'Hay más texto del que admite el modelo',
    'The model would not answer': 'El modelo no quiso responder',
    'The service of the model refuses the request; check its key, access and model id':
      'El servicio del modelo rechaza la solicitud; compruebe su clave, su acceso y el nombre del modelo',
    'The model has failed too often, so it is left alone for a while':
      'El modelo falló demasiadas veces y no se le pregunta por un tiempo',
    'The budget of this job is spent': 'El presupuesto de este trabajo está gastado',
    'The time of this job is up': 'El tiempo de este trabajo se ha acabado',
    'Its answer could not be used': 'Su respuesta no se pudo usar',
    'Asking the model failed': 'La consulta al modelo falló',
  },
  because: (reason) => ` (${reason})`,
  withoutModel: (why) => `No se pudo usar el modelo de lenguaje${why}: este informe se hizo sin él.`,
  failedAt: ({ failed, all }, why) => `El modelo de lenguaje falló en ${failed} de ${all} llamadas${why}.`,
  inPart: ({ failed, all }, why, where) =>
    `El modelo de lenguaje falló en ${failed} de ${all} llamadas${why}; medios más sencillos ocuparon su lugar: ${where}.`,
};
