import type { ChangeWords } from './change-words.ts';

export const CHINESE_CHANGES: ChangeWords = {
  whatChanged: '变化',
  unchangedSince: (date) => `自 ${date} 以来没有变化。`,
  changesSince: (count, date) => `自 ${date} 以来有 ${count} 处变化`,
  kinds: {
    new: '新来源',
    strengthened: '新来源，说法相同',
    weakened: '减弱',
    contradicted: '新来源，说法相反',
    withdrawn: '不再成立',
    retracted: '已撤稿',
    changed: '来源已更改',
    gone: '来源已消失',
  },
  statements: {
    new: '新增',
    strengthened: '增强',
    weakened: '减弱',
    contradicted: '被反驳',
    withdrawn: '不再成立',
    not_found: '这次没有找到',
    unchanged: '未变',
  },
  before: '之前',
  now: '现在',
};
