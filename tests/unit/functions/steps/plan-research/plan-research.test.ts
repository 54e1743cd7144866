import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { Plan } from '#shared/domain/plan.ts';
import { PLAN_LIMITS, briefOf } from '../builders.ts';

const checklistOf = (question: string) => deriveChecklist(briefOf(question));

const QUESTIONS = [
  'How is data encrypted at rest across S3, DynamoDB, SQS and RDS in the AWS CDK, and which keys are used?',
  'What is the difference between a mutex and a semaphore?',
  'Postgres vs. MySQL: which is faster for writes?',
  'rust',
  'How?',
  '?;?',
  '',
  'compare compare',
  'vs',
  'Why is the sky blue? And why is the sunset red?',
  'a, b, c, d, e, f, g, h, i and j of k',
  'Compare iron, zinc, tin, lead, gold, silver, copper, nickel and cobalt',
  'How does String.replace treat $& and $1 in the replacement?',
  '北京和上海的人口分别是多少？',
  'ما هي عاصمة مصر؟ ولماذا هي مهمة؟',
  'भारत की राजधानी क्या है? यह कब बनी?',
  Array.from({ length: 20 }, (_, index) => `Why does part ${index} of the engine fail?`).join(' '),
];

describe('deriveChecklist', () => {
  it.each(QUESTIONS)('makes 1-7 things to cover of %j', (question) => {
    const items = checklistOf(question);
    expect(items.length).toBeGreaterThanOrEqual(1);
    expect(items.length).toBeLessThanOrEqual(7);
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const item of items) {
      expect(item.description.trim()).not.toBe('');
      expect(item.parts.map((part) => part.text.trim())).not.toContain('');
    }
  });

  it('makes 1-7 things to cover of any text', () => {
    const words = fc.array(fc.constantFrom('how', 'and', ',', 'iron', 'zinc', 'vs', '?', 'why', '$&', '是'), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const items = checklistOf(parts.join(' '));
        expect(items.length).toBeGreaterThanOrEqual(1);
        expect(items.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each(['When was the tower built?', 'What is photosynthesis?', 'Why does iron rust?', 'rust corrosion'])(
    'makes one item of %j, which asks one thing',
    (question) => {
      expect(checklistOf(question)).toHaveLength(1);
    },
  );

  it('asks each clause of each listed thing', () => {
    const items = checklistOf('How is data encrypted across S3, SQS and RDS, and which keys are used?');
    expect(items.map(({ entity }) => entity)).toEqual(['S3', 'SQS', 'RDS', 'S3', 'SQS', 'RDS']);
    expect(items.map(({ description }) => description).slice(2, 4)).toEqual([
      'How is data encrypted across RDS?',
      'S3: which keys are used?',
    ]);
  });

  it('asks of many things together what there is no room to ask of each', () => {
    const items = checklistOf(
      'How is data encrypted across S3, SQS, SNS, EFS and RDS, and which keys are used?',
    );
    expect(items.at(-1)?.description).toBe('S3, SQS, SNS, EFS and RDS: which keys are used?');
  });

  it('asks what sets compared things apart, and of each what is asked of them', () => {
    const items = checklistOf('Which is better for data science: Python, R, or Julia?');
    expect(items.map(({ description }) => description)).toEqual([
      'Which is better for data science: Python, R, or Julia?',
      'Is Python better for data science?',
      'Is R better for data science?',
      'Is Julia better for data science?',
    ]);
    expect(items[0]?.parts[0]).toMatchObject({ facet: 'comparison', terms: ['Python', 'R', 'Julia'] });
  });

  it('shows a short context with each item', () => {
    const items = deriveChecklist(briefOf('How do tides work?', 'for a harbour pilot'));
    expect(items.map(({ description }) => description)).toEqual(['How do tides work? (for a harbour pilot)']);
  });

  it('takes what a question leans on for its circumstances', () => {
    const [, second] = checklistOf('Why did Rome fall, and what role did land reform play?');
    expect(second?.parts[0]?.circumstance).toEqual(['rome']);
    expect(second?.parts[0]?.terms).toEqual(expect.arrayContaining(['land', 'reform']));
  });

  it('takes the topic along for a clause that leans on the one before it', () => {
    const items = checklistOf('How is node-gyp installed, and why does it fail?');
    expect(items[1]?.parts[0]?.terms).toEqual(expect.arrayContaining(['fail', 'node', 'gyp']));
  });

  it('marks the noun that an answer will replace', () => {
    expect(checklistOf('Which keys encrypt the table?')[0]?.parts[0]?.focus).toEqual(['keys']);
  });

  it('takes words of the setting out of what an answer must bear', () => {
    const terms = checklistOf('How is data encrypted at rest in the AWS CDK?')[0]?.parts[0]?.terms;
    expect(terms).toEqual(['data', 'encrypted', 'rest']);
  });

  it.each([
    ['Why does iron rust?', 'reason'],
    ['What is the maximum size of a queue?', 'limits'],
    ['How much does copper cost?', 'quantity'],
    ['When was the tower built?', 'conditions'],
    ['What is photosynthesis?', 'definition'],
    ['How are backups made?', undefined],
  ])('wants of an answer to %j a statement of kind %s', (question, facet) => {
    expect(checklistOf(question)[0]?.parts[0]?.facet).toBe(facet);
  });

  it('names no topic where the question has none', () => {
    for (const item of checklistOf('How?')) expect(item.description).not.toMatch(/: *$|\(\)/u);
  });
});

const LIMITS = {
  ...PLAN_LIMITS,
  maxIterations: 10,
};

describe('planWithoutModel', () => {
  it('R1.6 says of each search task how many results it wants, where it goes, and why', () => {
    const { checklist, searchTasks } = planWithoutModel({
      brief: briefOf('How are SQS and S3 encrypted?'),
      ...LIMITS,
      providers: ['corpus', 'tavily'],
      resultsPerQuery: 9,
    });
    const [item] = checklist;
    expect(searchTasks.every((task) => task.resultCount === 9)).toBe(true);
    expect(searchTasks[0]).toMatchObject({ reasoning: 'The question as it was asked' });
    expect(searchTasks.slice(1).filter(({ itemIds }) => itemIds.join() === 'item_1')).toMatchObject([
      { endpoint: 'corpus', reasoning: `What is about: ${item?.description}` },
      { reasoning: `To cover: ${item?.description}` },
    ]);
  });

  it.each(QUESTIONS)('makes a plan that fits its schema of %j', (question) => {
    const plan = planWithoutModel({ brief: briefOf(question), ...LIMITS });
    expect(Plan.parse(plan)).toEqual(plan);
    expect(plan.subQuestions[0]?.text).toBe(briefOf(question).question);
    const texts = plan.subQuestions.map((sub) => sub.text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const task of plan.searchTasks) expect(task.itemIds.length).toBeGreaterThan(0);
  });

  it('asks no sub-question twice that differs in case and punctuation only', () => {
    const plan = planWithoutModel({ brief: briefOf('Coral bleaching!'), ...LIMITS });
    expect(plan.subQuestions.map((sub) => sub.text)).not.toContain('Coral bleaching?');
  });

  it('keeps to the number of sub-questions', () => {
    const brief = briefOf('Compare iron, zinc, tin, lead and gold');
    const plan = planWithoutModel({ brief, ...LIMITS, maxSubQuestions: 2 });
    expect(plan.subQuestions.map((sub) => sub.id)).toEqual(['sub_1', 'sub_2']);
    expect(plan.subQuestions[0]?.itemIds).toEqual(plan.checklist.map((item) => item.id));
  });

  it('strips numbers from the front of sub-questions', () => {
    const plan = planWithoutModel({ brief: briefOf('1. What is rust? 2. Why does iron rust?'), ...LIMITS });
    expect(plan.subQuestions.slice(1, 3).map((sub) => sub.text)).toEqual([
      'What is rust?',
      'Why does iron rust?',
    ]);
  });

  it('searches for the question, and for each item with what the question is set in', () => {
    const brief = briefOf('How is data encrypted at rest in the AWS CDK?');
    const { checklist, searchTasks } = planWithoutModel({ brief, ...LIMITS });
    expect(searchTasks[0]).toMatchObject({ query: brief.question, itemIds: checklist.map(({ id }) => id) });
    const first = searchTasks.filter((task) => task.itemIds.length === 1 && task.itemIds[0] === 'item_1');
    expect(first.map((task) => task.query)).toContain('data encrypted rest AWS CDK');
    for (const { id } of checklist) expect(searchTasks.some((task) => task.itemIds[0] === id)).toBe(true);
  });

  it.each([
    ['How do I keep readers from blocking writers?', 'readers blocking writers'],
    ['How do I keep retrying mail for longer than five days?', 'retrying mail'],
    ['How long do you keep honey?', 'long keep honey'],
  ])('searches shortly for what is done, not for the verb that bears it: %s', (question, short) => {
    const { searchTasks } = planWithoutModel({ brief: briefOf(question), ...LIMITS, providers: ['corpus'] });
    expect(searchTasks.find((task) => task.endpoint === 'corpus')?.query).toBe(short);
  });

  it('searches for no item with nothing', () => {
    const { searchTasks } = planWithoutModel({ brief: briefOf('How?'), ...LIMITS });
    for (const task of searchTasks) expect(task.query.trim()).not.toBe('');
  });

  it('sends short queries to the corpus alone, and leaves open where else to search', () => {
    const brief = briefOf('Why does iron rust?');
    const planFor = (providers: readonly string[]) =>
      planWithoutModel({ brief, ...LIMITS, providers }).searchTasks;
    const endpoints = planFor(['corpus', 'pubmed']).map((task) => task.endpoint);
    expect(new Set(endpoints)).toEqual(new Set(['corpus', undefined]));
    for (const task of planFor(['pubmed'])) expect(task).not.toHaveProperty('endpoint');
  });

  it('searches for nothing so short that it could be about anything', () => {
    const brief = briefOf('How do cool roofs change indoor temperature, and what are their limits?');
    for (const providers of [['corpus'], ['tavily']]) {
      const queries = planWithoutModel({ brief, ...LIMITS, providers }).searchTasks.map((task) => task.query);
      expect(queries.filter((query) => query.split(' ').length < 2)).toEqual([]);
    }
  });

  it('gives each item a section and the whole its length', () => {
    const { checklist, writingPlan } = planWithoutModel({ brief: briefOf('Why does iron rust?'), ...LIMITS });
    expect(writingPlan.sections.flatMap((section) => section.itemIds)).toEqual(checklist.map(({ id }) => id));
    expect(writingPlan.maximumWords).toBe(1500);
  });

  it('estimates searches by provider and iteration, reads by iteration, and no cost', () => {
    const plan = planWithoutModel({
      brief: briefOf('Why does iron rust?'),
      ...LIMITS,
      providers: ['a', 'b'],
    });
    expect(plan.estimate).toEqual({ searches: 40, reads: 70, modelCalls: 0, usd: 0 });
  });

  it('promises no more searches than the caps of a wave and of the job let through', () => {
    const brief = briefOf('Why does iron rust?');
    const many = { brief, ...LIMITS, searchBudget: 400, maxIterations: 3 };
    const tasks = planWithoutModel(many).searchTasks.length;
    expect(planWithoutModel(many).estimate.searches).toBe(tasks * 3);
    expect(planWithoutModel({ ...many, queriesPerWave: 2 }).estimate.searches).toBe(6);
    expect(planWithoutModel({ ...many, searchBudget: 5 }).estimate.searches).toBe(5);
  });
});
