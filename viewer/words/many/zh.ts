import { CHINESE_CHANGES } from '#shared/presentation/words/changes/zh.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: '批次',
  lead: '一次提出许多问题，各自得到回答。一个失败，不影响其他问题。',
  none: '还没有批次。请在上面写下问题，每行一个，或者发送一个文件：npm run batch -- questions.jsonl',
  lines: '问题，每行一个',
  submit: '全部研究',
  status: {
    QUEUED: '排队中',
    VALIDATING: '正在读取各行',
    SUBMITTING: '正在提交',
    RUNNING: '进行中',
    CANCELLING: '正在取消',
    COMPLETED: '已完成',
    CANCELLED: '已取消',
    FAILED: '已失败',
  },
  ended: (ended, all) => `已完成 ${ended} / ${all}`,
  lineErrors: '无法使用的行',
  line: (number) => `第 ${number} 行`,
  results: '结果',
  noResults: '还没有完成的问题。每份报告一写好就会出现在这里。',
  cancelSure: '取消未完成的问题吗？已写好的报告会保留。',
  questions: (count) => `${count} 个问题`,
};

export const STANDING: StandingWords = {
  title: '长期问题',
  short: '长期',
  lead: '按同一计划反复研究的问题，并说明证据有何变化。',
  none: '还没有保留任何问题。请在上面保留一个：之后的每次运行都与首次运行相比较。',
  keep: '保留这个问题',
  run: '立即运行',
  atWork: '正在运行。完成后，变化会显示在这里。',
  remove: '不再提问',
  removeSure: '不再提这个问题吗？各次运行的报告会保留。',
  runs: '运行记录',
  noRuns: '尚未运行。之后的运行都与首次运行相比较。',
  firstRun: '首次运行，无可比较',
  changed: (count) => `${count} 处变化`,
  unchanged: '没有变化',
  ...CHINESE_CHANGES,
  since: (date) => `与 ${date} 的运行相比`,
  nothingBefore: '没有新文本未提及的内容。',
  nothingNow: '现在没有引文。',
  inText: '在存档文本中',
  notFound: '这次没有遇到，不能由此得出任何结论',
};

export const SCHEDULE: ScheduleWords = {
  title: '定时计划',
  none: '只在您要求时运行。',
  next: '下次运行',
  paused: '已暂停',
  pause: '暂停',
  resume: '继续',
  remove: '移除',
  removeSure: '移除这个定时计划吗？已开始的会保留。',
  daily: '每天运行',
  weekly: '每周运行',
};
