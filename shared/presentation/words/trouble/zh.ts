import type { TroubleWords } from './trouble-words.ts';

export const CHINESE_TROUBLE: TroubleWords = {
  doing: {
    'refine-question': '理解问题',
    'plan-research': '规划',
    'generate-queries': '选择检索',
    'select-sources': '选择文档',
    'digest-source': '阅读',
    'extract-claims': '权衡所找到的内容',
    'check-completeness': '检查是否完整',
    'draft-sections': '撰写各节',
    'draft-report': '撰写',
    'read-again': '复读所写内容',
    'revise-report': '修订',
  },
  reasons: {
    'The model asks for fewer requests': '模型要求减少请求',
    'The model does not answer': '模型没有回应',
    'The model did not answer in time': '模型没有及时回应',
    'The model gave no answer of the wanted form': '模型没有按要求的形式回答',
    'The answer of the model was cut off': '模型的回答被截断',
    'There is more text than the model takes': '文本超出模型的容量',
    'The model would not answer': '模型拒绝回答',
    'The service of the model refuses the request; check its key, access and model id':
      '模型的服务拒绝了请求；请检查密钥、权限和模型名称',
    'The model has failed too often, so it is left alone for a while': '模型失败次数过多，暂时不再调用',
    'The budget of this job is spent': '本任务的预算已用完',
    'The time of this job is up': '本任务的时间已到',
    'Its answer could not be used': '它的回答无法使用',
    'Asking the model failed': '调用模型失败',
  },
  because: (reason) => `（${reason}）`,
  withoutModel: (why) => `语言模型无法使用${why}：本报告未使用语言模型。`,
  failedAt: ({ failed, all }, why) => `语言模型在 ${all} 次调用中失败了 ${failed} 次${why}。`,
  inPart: ({ failed, all }, why, where) =>
    `语言模型在 ${all} 次调用中失败了 ${failed} 次${why}：${where}改用了更简单的方法。`,
};
