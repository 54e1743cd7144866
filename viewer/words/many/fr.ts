import { FRENCH_CHANGES } from '#shared/presentation/words/changes/fr.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'Lots',
  lead: 'Beaucoup de questions à la fois, chacune avec sa réponse. Celle qui échoue ne coûte rien aux autres.',
  none: 'Aucun lot pour le moment. Écrivez des questions ci-dessus, une par ligne, ou envoyez un fichier : npm run batch -- questions.jsonl',
  lines: 'Questions, une par ligne',
  submit: 'Tout rechercher',
  status: {
    QUEUED: 'En attente',
    VALIDATING: 'Lecture des lignes',
    SUBMITTING: 'Envoi en cours',
    RUNNING: 'En cours',
    CANCELLING: 'Annulation en cours',
    COMPLETED: 'Terminé',
    CANCELLED: 'Annulé',
    FAILED: 'Échoué',
  },
  ended: (ended, all) => `${ended} sur ${all} terminées`,
  lineErrors: 'Lignes inutilisables',
  line: (number) => `ligne ${number}`,
  results: 'Résultats',
  noResults: 'Rien n’est encore terminé. Chaque rapport apparaît ici dès qu’il est prêt.',
  cancelSure: 'Annuler ce qui n’est pas terminé ? Les rapports prêts restent.',
  questions: (count) => countOf(count, 'question'),
};

export const STANDING: StandingWords = {
  title: 'Questions suivies',
  short: 'Suivies',
  lead: 'Une question recherchée encore et encore selon le même plan, et qui dit ce qui a changé dans les preuves.',
  none: 'Aucune question n’est suivie. Gardez-en une ci-dessus : les passages suivants sont comparés au premier.',
  keep: 'Suivre cette question',
  run: 'Lancer maintenant',
  atWork: 'Un passage est en cours. Ce qui a changé apparaîtra ici à la fin.',
  remove: 'Ne plus la poser',
  removeSure: 'Ne plus la poser ? Les rapports de ses passages restent.',
  runs: 'Passages',
  noRuns: 'Aucun passage pour le moment. Les suivants sont comparés au premier.',
  firstRun: 'premier passage, sans comparaison',
  changed: (count) => countOf(count, 'changement'),
  unchanged: 'rien n’a changé',
  ...FRENCH_CHANGES,
  since: (date) => `Comparé au passage du ${date}`,
  nothingBefore: 'Rien que le nouveau texte ne dise aussi.',
  nothingNow: 'Plus rien n’est cité.',
  inText: 'Dans son texte archivé',
  notFound: 'Pas rencontrées cette fois, ce dont rien ne découle',
};

export const SCHEDULE: ScheduleWords = {
  title: 'Planifications',
  none: 'Elle ne passe que lorsque vous le demandez.',
  next: 'Prochains passages',
  paused: 'En pause',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  remove: 'Supprimer',
  removeSure: 'Supprimer cette planification ? Ce qu’elle a lancé reste.',
  daily: 'Lancer chaque jour',
  weekly: 'Lancer chaque semaine',
};
