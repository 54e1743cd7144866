import type { ShortWords } from './short-words.ts';

export const CHINESE_SHORT: ShortWords = {
  closest: '未回答；最接近的段落',
  checklist: '所问各点',
  trust: '可信度',
  method: {
    extractive: '摘录：每句陈述都是引文',
    written: '根据引文撰写',
    unsourced: '无来源：来自模型自身的知识，没有引注也未经核查',
  },
  end: {
    no_new_evidence: '没有发现新内容',
    max_iterations: '达到了迭代次数上限',
    deadline: '时间已到',
    budget: '搜索预算用尽',
    search_off: '搜索已关闭',
    search_failed: '所有搜索均失败',
    infrastructure: '部分研究因服务本身的故障而丢失',
  },
  remarks: {
    'nothing found': '没有找到',
    'perhaps not all that was asked': '也许不是所问的全部',
    answered: '已回答',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      '每句话都引自来源；没有超出来源所说的推断。',
    'The sources carry no date; how current they are is not known.': '来源没有日期；不知道是否仍然有效。',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      '正文由语言模型根据其引用的内容写成；引文已核对，引文之间的措辞未经核对。',
    'Parts that could not be written are given as quotes.': '无法撰写的部分以引文给出。',
    'Sources disagree:': '来源说法不一：',
    'only related statements': '只有相关的陈述',
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      '本文是语言模型自身的知识。它可能有误或过时，其中任何部分都无法追溯到来源。',
    'Search was off: no source was read.': '搜索已关闭：没有阅读任何来源。',
    'Search was off: only the documents that were named were read.': '搜索已关闭：只阅读了指定的文档。',
  },
  phrased: {
    independentSources: '回答所依据的独立来源：{1}{2}；目标为 {3} 个。',
    oneSource: '读到的内容都来自同一个来源（{1}）。',
    disagree: '来源在这一点上说法不一：{1}',
    notFully: '未完全回答：{1}',
    unnamed: '没有引文提到“{1}”',
    hedged: '{2} 条引文中有 {1} 条被其作者自己加了保留。',
    fewStatements: '所依据的带引文的陈述：{1} 条；目标为 {2} 条。',
    unreached: '因无法访问而未检索：{1}。',
    everyFailed: '{1} 的每次检索都失败了：{2}',
    someFailed: '{3} 的 {2} 次检索中有 {1} 次失败：{4}',
    retracted: '来源 [{1}] 已被撤稿；请勿单独依赖它。',
    concern: '来源 [{1}] 已被表示关注；请勿单独依赖它。',
    flagged: '来源 [{1}] 被标为不可靠；请勿单独依赖它。',
    droppedQuotes: '因存档文本无法证实而从本报告中略去的引文：{1} 条。',
    notLookedAt: '{1}：未查看。',
    lost: '部分研究因服务本身而丢失（{1}）。请重新提问；原因见服务日志。',
    unread: '找到但既未阅读也未采用：{1}。',
    otherLanguage: '问题与文档的语言不同：没有模型时只按名称、数字和共有的词检索{1}。',
  },
};
