import type { ShortWords } from './short-words.ts';

export const SPANISH_SHORT: ShortWords = {
  unsure: 'Sin respuesta segura',
  checklist: 'Lo preguntado',
  trust: 'Confianza',
  method: {
    extractive: 'cada afirmación es una cita',
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
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.':
      'No todo lo escrito se leyó una segunda vez: la redacción del resto solo la comprobó el programa.',
    'nothing found': 'nada encontrado',
    'no sure answer': 'sin respuesta segura',
    'probably answered': 'probablemente respondido',
    'perhaps answered': 'quizá respondido',
    'perhaps not all that was asked': 'quizá no todo lo preguntado',
    answered: 'respondido',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'Cada frase está citada de una fuente; no se dedujo nada más allá de lo que dicen las fuentes.',
    'The sources carry no date; how current they are is not known.':
      'Las fuentes no llevan fecha; no se sabe si están al día.',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      'El texto lo escribió un modelo de lenguaje a partir de las citas que indica; las citas están comprobadas, la redacción entre ellas no.',
    'Parts that could not be written are given as quotes.':
      'Las partes que no se pudieron redactar se dan como citas.',
    'Sources disagree:': 'Las fuentes discrepan:',
    'only related statements': 'solo afirmaciones relacionadas',
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      'El texto es el conocimiento propio de un modelo de lenguaje. Puede ser erróneo o anticuado, y nada de él remite a una fuente.',
    'not searched for, because search is off': 'no se buscó, porque la búsqueda está desactivada',
    'not known, because every search failed': 'no se sabe, porque todas las búsquedas fallaron',
    'Search was off: no source was read.': 'La búsqueda estaba desactivada: no se leyó ninguna fuente.',
    'Search was off: only the documents that were named were read.':
      'La búsqueda estaba desactivada: solo se leyeron los documentos indicados.',
  },
  phrased: {
    independentSources: 'Fuentes independientes en las que se apoya la respuesta: {1}{2}; se buscaban {3}.',
    oneSource: 'Todo lo leído procede de una sola fuente ({1}).',
    disagree: 'Las fuentes discrepan en esto: {1}',
    notFully: 'no respondido del todo: {1}',
    unnamed: 'ninguna cita menciona «{1}»',
    hedged: 'Citas que sus propios autores matizan: {1} de {2}.',
    fewStatements: 'Afirmaciones con cita en las que se apoya: {1}; se buscaban {2}.',
    unreached: 'Sin consultar, por no ser accesible: {1}.',
    everyFailed: 'Todas las búsquedas en {1} fallaron: {2}',
    someFailed: 'Búsquedas fallidas en {3}: {1} de {2}: {4}',
    retracted: 'La fuente [{1}] fue retractada; no se fíe solo de ella.',
    concern: 'Hay una expresión de preocupación sobre la fuente [{1}]; no se fíe solo de ella.',
    flagged: 'La fuente [{1}] está señalada como poco fiable; no se fíe solo de ella.',
    superseded: 'La fuente [{1}] está sustituida por otra, como ella misma dice.',
    olderEdition: 'La fuente [{1}] es una edición anterior; junto a ella hay otra más reciente.',
    droppedQuotes: 'Citas omitidas en este informe porque el texto archivado no las prueba: {1}.',
    notLookedAt: '{1}: no examinado.',
    lost: 'Una parte de la investigación se perdió por el propio servicio ({1}). Pregunte de nuevo; la razón está en el registro del servicio.',
    unread: 'Encontrado, pero ni leído ni utilizado: {1}.',
    otherLanguage:
      'La pregunta y los documentos están en idiomas distintos: sin modelo solo se buscó por nombres, cifras y palabras comunes{1}.',
  },
};
