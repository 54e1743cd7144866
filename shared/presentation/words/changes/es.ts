import { countOf } from '#shared/domain/plural.ts';
import type { ChangeWords } from './change-words.ts';

export const SPANISH_CHANGES: ChangeWords = {
  whatChanged: 'Qué cambió',
  unchangedSince: (date) => `Nada ha cambiado desde ${date}.`,
  changesSince: (count, date) => `${countOf(count, 'cambio')} desde ${date}`,
  kinds: {
    new: 'Fuente nueva',
    strengthened: 'Fuente nueva, que dice lo mismo',
    weakened: 'Debilitado',
    contradicted: 'Fuente nueva, que contradice',
    withdrawn: 'Desaparecido',
    retracted: 'Retractada',
    changed: 'Fuente cambiada',
    gone: 'Fuente desaparecida',
  },
  statements: {
    new: 'nuevo',
    strengthened: 'reforzado',
    weakened: 'debilitado',
    contradicted: 'contradicho',
    withdrawn: 'desaparecido',
    not_found: 'no encontrado esta vez',
    unchanged: 'sin cambios',
  },
  before: 'Antes',
  now: 'Ahora',
};
