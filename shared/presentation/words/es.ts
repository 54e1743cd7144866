import { countOf } from '#shared/domain/plural.ts';
import { SPANISH_CHANGES } from './changes/es.ts';
import { SPANISH_INSUFFICIENCY } from './empty/es.ts';
import { SPANISH_SHORT } from './short/es.ts';
import { SPANISH_TROUBLE } from './trouble/es.ts';
import type { ReportWords } from './report-words.ts';

export const SPANISH: ReportWords = {
  language: 'es',
  direction: 'ltr',
  researchReport: 'informe de investigación',
  followsUp: 'Continúa',
  newTopicAfter: 'Tema nuevo después de',
  changes: SPANISH_CHANGES,
  insufficiency: SPANISH_INSUFFICIENCY,
  short: SPANISH_SHORT,
  trouble: SPANISH_TROUBLE,
  skip: 'Ir a la respuesta',
  contents: 'Contenido',
  answer: 'La respuesta',
  whatMayHelp: 'Qué puede ayudar',
  disputes: 'Dónde discrepan las fuentes',
  for: 'A favor',
  against: 'En contra',
  claims: 'Solidez de los hallazgos',
  firmness: { established: 'Establecido', preliminary: 'Preliminar', contested: 'Discutido' },
  support: ({ independentSources, opposingSources, isHedged }) =>
    [
      countOf(independentSources, 'fuente independiente', 'fuentes independientes'),
      ...(opposingSources > 0 ? [`${opposingSources} en contra`] : []),
      ...(isHedged ? ['con reservas'] : []),
    ].join(', '),
  uncited: 'sin referencia',
  gaps: 'Lo que no se sabe',
  limitations: 'Limitaciones',
  checklist: 'Qué abarca una respuesta completa',
  trust: 'Hasta dónde fiarse',
  sources: 'Fuentes',
  outcome: {
    answered: 'Respondida',
    partial: 'Respondida en parte',
    insufficient_evidence: 'Sin respuesta',
  },
  method: {
    extractive:
      'Informe de extractos: cada frase está citada de su fuente; solo se añaden palabras de enlace, en cursiva.',
    written:
      'Informe redactado: un modelo lo escribió a partir de citas verificadas; cada referencia lleva a la cita en que se apoya.',
    unsourced:
      'Texto sin fuentes: la búsqueda estaba desactivada y un modelo de lenguaje escribió esto de lo que sabe; no cita nada y nada se comprobó.',
  },
  end: {
    no_new_evidence: 'La investigación terminó porque seguir buscando no aportaba nada nuevo.',
    max_iterations: 'La investigación terminó al número de iteraciones acordado.',
    deadline: 'La investigación terminó al cumplirse su plazo.',
    budget: 'La investigación terminó porque se agotó su presupuesto.',
    search_off: 'No se buscó nada, porque la búsqueda estaba desactivada.',
    search_failed: 'La investigación terminó porque todas las búsquedas fallaron.',
    infrastructure:
      'Una parte de la investigación se perdió en el propio servicio: lo que falta aquí quizá sí se encuentre.',
  },
  status: { satisfied: 'cubierto', partial: 'cubierto en parte', unsatisfied: 'sin cubrir' },
  notice: {
    retracted: 'retractado',
    'expression-of-concern': 'con reservas expresadas',
    superseded: 'sustituido',
    'older-edition': 'edición anterior',
    corrected: 'corregido',
    flagged: 'señalado como poco fiable',
  },
  quotesVerified: (count) => countOf(count, 'cita verificada', 'citas verificadas'),
  sourcesCited: (count) => countOf(count, 'fuente citada', 'fuentes citadas'),
  publishers: (count) => countOf(count, 'fuente independiente', 'fuentes independientes'),
  documentsRead: (count) => countOf(count, 'documento leído', 'documentos leídos'),
  nothingAnswers: 'ninguna cita que responda',
  figures: {
    quotesVerified: {
      label: 'Citas verificadas',
      meaning: 'están en el texto archivado, carácter por carácter',
    },
    quotesDropped: { label: 'Citas descartadas', meaning: 'no lo estaban y se dejaron fuera' },
    claimsSupported: {
      label: 'Afirmaciones respaldadas',
      meaning: 'con al menos una cita verificada',
    },
    claimsCorroborated: {
      label: 'Afirmaciones corroboradas',
      meaning: 'por dos o más fuentes independientes',
    },
    claimsByFirmness: {
      label: 'Firmeza de las afirmaciones',
      meaning:
        'establecidas: dos fuentes independientes lo dicen sin reservas y ninguna lo niega; preliminares: una lo dice; discutidas: una habla en contra',
    },
    uncitedSentences: { label: 'Frases sin referencia', meaning: 'que afirman algo' },
    sentencesCorrected: {
      label: 'Frases corregidas',
      meaning: 'decían lo que sus citas no sostienen; se corrigieron o se sustituyeron por la cita',
    },
    sentencesDropped: { label: 'Frases suprimidas', meaning: 'decían lo que sus citas no sostienen' },
    domains: {
      label: 'Fuentes independientes',
      meaning: 'editores, revistas o documentos de un corpus',
    },
    contradictions: { label: 'Contradicciones', meaning: 'entre fuentes, citadas arriba' },
    sourcesRead: { label: 'Documentos leídos', meaning: '' },
    confidence: {
      label: 'Confianza',
      meaning: 'cuán probable es que las citas respondan a lo preguntado',
    },
    degradedSteps: { label: 'Pasos degradados', meaning: '' },
  },
  of: (part, whole) => `${part} de ${whole}`,
  noQuoteShown: 'este informe no muestra ninguna cita',
  noClaimShown: 'este informe no muestra ninguna cita que respalde una afirmación',
  noneSkipped: 'no hubo que omitir ninguno',
  skipped: (count) => (count === 1 ? 'otro no se pudo leer' : `otros ${count} no se pudieron leer`),
  everyStepWorked: 'cada paso funcionó según lo previsto',
  simplerMeans: (steps) => `se usaron medios más simples en ${steps}`,
  abstractOnly: 'solo el resumen',
  readAt: (host) => `leído en ${host}`,
  page: (page) => `página ${page}`,
  openQuote: (number, title) => `Fuente ${number}: ${title}. Abrir la cita en su texto archivado.`,
  quotesInText: 'Citas en su texto archivado',
  sourceInText: (number) => `Fuente ${number} en su texto archivado`,
  source: 'Fuente',
  leftOut: 'Aquí se omite texto',
  textNotRead:
    'El texto archivado no se pudo leer cuando se creó esta página, por lo que solo se muestra la cita.',
  hashOfText: 'sha256 del texto archivado',
  close: 'Cerrar',
  linkToQuote: 'Enlace a esta cita',
  checkTitle: 'Cómo comprobar este informe por su cuenta',
  checkText:
    'Cada fuente lleva el sha256 del texto archivado al leerla, y cada cita un localizador en ese texto: char:120-240 son los caracteres desde el 120 hasta el 240 sin incluirlo, contados desde 0 en unidades UTF-16; page:3:… cuenta dentro de la página 3. Una cita está en este informe solo si esos caracteres del texto archivado eran iguales a ella.',
  madeBy: (moment, iterations) =>
    `Hecho por Plumbline, ${moment}, tras ${countOf(iterations, 'iteración', 'iteraciones')}.`,
  job: 'Trabajo',
};
