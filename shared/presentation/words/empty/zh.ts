import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';

export const CHINESE_INSUFFICIENCY: InsufficiencyWords = {
  nothing: '能够读取并核实的内容都没有回答这个问题。',
  off: '搜索已关闭：没有查询任何来源，因此没有可引用的内容。',
  failed: '所有搜索均失败：关于这个问题能找到什么尚不可知。',
  nobodyAsked: '没有查询任何搜索服务。',
  nobodyAskedAsOff: '搜索已关闭：没有查询任何搜索服务。',
  onlyNamed: '搜索已关闭：只读取了指明的内容。',
  unreachable: (providers) => `因无法连接而未搜索：${providers}。`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `已搜索 ${provider}：${searches} 次搜索${failedOf(failures, reasons)}，找到 ${documents} 篇文档。`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `，${skipped} 篇无法读取`;
    const unsure = brought === 'perhaps' ? '' : '：其中没有确定的回答';
    return documents === 0 ? `没有读取任何文档${unread}。` : `已读取 ${documents} 篇文档${unread}${unsure}。`;
  },
  letSearch: '允许搜索：不加 `--provider none`，并且不设置 `SEARCH_PROVIDERS` 或在其中写明服务。',
  askAgain: (providers) => `待 ${providers} 可以连接时再问。`,
  otherDocuments: '在其他文档中搜索：`--corpus 文件夹` 指定您自己的文件夹。',
  pubmed: '医学和生物学问题可搜索 PubMed：`--provider pubmed`。',
  otherWords: (isSeveral) => `换一种说法提问，用文档中会用的词${isSeveral ? '，或一次只问一件事' : ''}。`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return `（${failures} 次失败${reasons === '' ? '' : `：${reasons}`}）`;
}
