import { SPANISH_CHANGES } from '#shared/presentation/words/changes/es.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'Lotes',
  lead: 'Muchas preguntas a la vez, cada una con su respuesta. La que falla no cuesta nada a las demás.',
  none: 'Todavía no hay ningún lote. Escriba arriba algunas preguntas, una por línea, o envíe un archivo: npm run batch -- questions.jsonl',
  lines: 'Preguntas, una por línea',
  submit: 'Investigarlas todas',
  status: {
    QUEUED: 'En espera',
    VALIDATING: 'Leyendo las líneas',
    SUBMITTING: 'Enviando',
    RUNNING: 'En curso',
    CANCELLING: 'Cancelándose',
    COMPLETED: 'Terminado',
    CANCELLED: 'Cancelado',
    FAILED: 'Fallido',
  },
  ended: (ended, all) => `${ended} de ${all} terminadas`,
  lineErrors: 'Líneas que no se pudieron usar',
  line: (number) => `línea ${number}`,
  results: 'Resultados',
  noResults: 'Aún no ha terminado nada. Cada informe aparece aquí en cuanto está listo.',
  cancelSure: '¿Cancelar lo que no ha terminado? Los informes listos se quedan.',
  questions: (count) => countOf(count, 'pregunta'),
};

export const STANDING: StandingWords = {
  title: 'Preguntas permanentes',
  short: 'Permanentes',
  lead: 'Una pregunta que se investiga una y otra vez con el mismo plan y dice qué cambió en las pruebas.',
  none: 'Aún no se guarda ninguna pregunta. Guarde una arriba: las ejecuciones siguientes se comparan con la primera.',
  keep: 'Guardar esta pregunta',
  run: 'Ejecutar ahora',
  atWork: 'Hay una ejecución en curso. Lo que cambie aparecerá aquí cuando termine.',
  remove: 'No preguntarla más',
  removeSure: '¿No preguntarla más? Los informes de sus ejecuciones se quedan.',
  runs: 'Ejecuciones',
  noRuns: 'Aún no se ha ejecutado. Las siguientes se comparan con la primera.',
  firstRun: 'primera ejecución, sin comparación',
  changed: (count) => countOf(count, 'cambio'),
  unchanged: 'nada cambió',
  ...SPANISH_CHANGES,
  since: (date) => `Comparado con la ejecución del ${date}`,
  nothingBefore: 'Nada que el texto nuevo no diga también.',
  nothingNow: 'Ahora no se cita nada.',
  inText: 'En su texto archivado',
  notFound: 'No halladas esta vez, de lo que no se sigue nada',
};

export const SCHEDULE: ScheduleWords = {
  title: 'Programaciones',
  none: 'Solo se ejecuta cuando usted lo pide.',
  next: 'Próximas',
  paused: 'En pausa',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: 'Quitar',
  removeSure: '¿Quitar esta programación? Lo que ha iniciado se queda.',
  daily: 'Ejecutar cada día',
  weekly: 'Ejecutar cada semana',
};
