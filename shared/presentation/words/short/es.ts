import type { ShortWords } from './short-words.ts';

export const SPANISH_SHORT: ShortWords = {
  closest: 'Sin respuesta; los pasajes más cercanos',
  checklist: 'Lo preguntado',
  trust: 'Confianza',
  method: {
    extractive: 'extractos: cada afirmación es una cita',
    written: 'redactado a partir de citas',
    unsourced: 'sin fuentes: de lo que sabe un modelo, sin citas ni comprobación',
  },
  end: {
    no_new_evidence: 'no se encontró nada nuevo',
    max_iterations: 'se alcanzó el número de iteraciones',
    deadline: 'se acabó el tiempo',
    budget: 'se agotó el presupuesto de búsqueda',
    search_off: 'la búsqueda estaba desactivada',
    search_failed: 'todas las búsquedas fallaron',
    infrastructure: 'el propio servicio perdió una parte de la investigación',
  },
  remarks: {
    'nothing found': 'nada encontrado',
    'perhaps not all that was asked': 'quizá no todo lo preguntado',
    answered: 'respondido',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'Cada frase está citada de una fuente; no se dedujo nada más allá de lo que dicen las fuentes.',
    'The sources carry no date; how current they are is not known.':
      'Las fuentes no llevan fecha; no se sabe si están al día.',
  },
};
