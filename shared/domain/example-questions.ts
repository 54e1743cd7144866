export interface ExampleQuestion {
  /** Name of the folder that its report goes to. */
  readonly name: string;
  readonly question: string;
}

/** Questions on the documentation of the installed packages, one of each kind; the last one it cannot answer. */
export const EXAMPLE_QUESTIONS: readonly ExampleQuestion[] = [
  {
    name: '1-comparison',
    question:
      'How is data encrypted at rest across S3, DynamoDB, SQS and RDS in the AWS CDK, and which keys are used by default?',
  },
  {
    name: '2-how-to',
    question: 'How are retries with exponential backoff configured, and which errors are retried?',
  },
  {
    name: '3-why',
    question:
      'Why can it be unsafe to turn untrusted Markdown into HTML with remark, and what makes it safe?',
  },
  {
    name: '4-limits',
    question: 'What are the limits on the size of items or payloads?',
  },
  {
    name: '5-not-in-the-corpus',
    question: 'What is the recommended daily dose of vitamin D for adults with osteoporosis?',
  },
];
