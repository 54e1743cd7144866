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
  },
  phrased: {
    independentSources: '回答所依据的独立来源：{1}{2}；目标为 {3} 个。',
    oneSource: '读到的内容都来自同一个来源（{1}）。',
    disagree: '来源在这一点上说法不一：{1}',
    notFully: '未完全回答：{1}',
    unnamed: '没有引文提到“{1}”',
  },
};
