import { expect, test } from 'vitest';
import { standAlone } from '#functions/steps/refine-question/follow-up/stand-alone.ts';

const METFORMIN = 'Does metformin reduce cardiovascular mortality in type 2 diabetes?';
const CDK = 'How does the AWS CDK encrypt S3 buckets by default?';
const FASTING = 'What are the health effects of intermittent fasting?';
const PUMPS = 'How do heat pumps compare with gas boilers in running costs?';

test.each([
  [
    METFORMIN,
    'And what about empagliflozin?',
    'Does empagliflozin reduce cardiovascular mortality in type 2 diabetes?',
  ],
  [METFORMIN, 'What about side effects?', 'What are the side effects of metformin in type 2 diabetes?'],
  [
    METFORMIN,
    'And in children?',
    'Does metformin reduce cardiovascular mortality in type 2 diabetes in children?',
  ],
  [
    'Does metformin reduce mortality in adults with type 2 diabetes?',
    'And in children?',
    'Does metformin reduce mortality in children with type 2 diabetes?',
  ],
  [
    'Does metformin help with hospitalisation in heart failure?',
    'And what about mortality?',
    'Does metformin help with mortality in heart failure?',
  ],
  [CDK, 'And what about DynamoDB tables?', 'How does the AWS CDK encrypt DynamoDB tables by default?'],
  [
    'How large is the write buffer of Kestrel by default?',
    'And what about the read cache?',
    'How large is the read cache of Kestrel by default?',
  ],
  [
    'How large is the write buffer of Kestrel?',
    'And what about the read cache?',
    'How large is the read cache of Kestrel?',
  ],
  ['How do I set the timeout of Nginx?', 'And the retry limit?', 'How do I set the retry limit of Nginx?'],
  [
    'What is the history of the city of Paris?',
    'And the culture?',
    'What is the culture of the city of Paris?',
  ],
  ['How does Kestrel work in general?', 'And Falcon?', 'How does Falcon work in general?'],
  ['What is the half-life of Ibuprofen?', 'What about the dose?', 'What is the dose of Ibuprofen?'],
  [FASTING, 'and the risks?', 'What are the risks of intermittent fasting?'],
  [FASTING, 'what about coffee?', 'What are the health effects of coffee?'],
  [PUMPS, 'What about noise?', 'How do heat pumps compare with gas boilers in noise?'],
  [
    'How do I configure retries in AWS Step Functions?',
    'What about timeouts?',
    'How do I configure timeouts in AWS Step Functions?',
  ],
  [
    'How effective is cognitive behavioural therapy for insomnia?',
    'What about acupuncture?',
    'How effective is acupuncture for insomnia?',
  ],
  ['How many people live in Lisbon?', 'And in Porto?', 'How many people live in Porto?'],
  [
    'What is the capital gains tax rate in Germany?',
    'What about Austria?',
    'What is the capital gains tax rate in Austria?',
  ],
  ['What is the population of Canada in 2020?', 'And in 2024?', 'What is the population of Canada in 2024?'],
  [
    'What is the boiling point of water at sea level?',
    'And at 3000 m?',
    'What is the boiling point of water at 3000 m?',
  ],
  ['What is the half-life of caffeine?', 'And nicotine?', 'What is the half-life of nicotine?'],
  ['What caused the 2008 financial crisis?', 'And the 1929 one?', 'What caused the 1929 crisis?'],
  ['How does Rust manage memory?', 'What about Go?', 'How does Go manage memory?'],
  ['Why did the Roman Empire fall?', 'And the Byzantine Empire?', 'Why did the Byzantine Empire fall?'],
  ['Is ibuprofen safe during pregnancy?', 'What about paracetamol?', 'Is paracetamol safe during pregnancy?'],
  [
    'Wie wirkt Metformin bei Typ-2-Diabetes?',
    'Und was ist mit Empagliflozin?',
    'Wie wirkt Empagliflozin bei Typ-2-Diabetes?',
  ],
  ['Welche Nebenwirkungen hat Ibuprofen?', 'Und Paracetamol?', 'Welche Nebenwirkungen hat Paracetamol?'],
  [
    'Quels sont les avantages du vélo électrique ?',
    'Et les inconvénients ?',
    'Quels sont les inconvénients du vélo électrique?',
  ],
  [
    '¿Cuáles son los beneficios del ayuno intermitente?',
    '¿Y los riesgos?',
    '¿Cuáles son los riesgos del ayuno intermitente?',
  ],
  [
    '二甲双胍对2型糖尿病患者的心血管死亡率有什么影响？',
    '那恩格列净呢？',
    '恩格列净对2型糖尿病患者的心血管死亡率有什么影响？',
  ],
  ['太阳能电池板的寿命有多长？', '那风力发电机呢？', '风力发电机的寿命有多长？'],
])('R1.3 after "%s" a "%s" asks: %s', (before, question, asked) => {
  expect(standAlone(question, before)).toBe(asked);
});

test.each([
  [METFORMIN, 'How does it work?', 'How does metformin work?'],
  [METFORMIN, 'Why?', 'Does metformin reduce cardiovascular mortality in type 2 diabetes, and why?'],
  [FASTING, 'Is it safe for pregnant women?', 'Is intermittent fasting safe for pregnant women?'],
  [
    'Who discovered penicillin?',
    'When was it first used in patients?',
    'When was penicillin first used in patients?',
  ],
  [PUMPS, 'Which is quieter?', 'Heat pumps and gas boilers: Which is quieter?'],
])('R1.3 after "%s" the words of "%s" that refer back are spelt out: %s', (before, question, asked) => {
  expect(standAlone(question, before)).toBe(asked);
});

test.each([
  [CDK, 'Can I use a KMS key?', ['KMS key', 'AWS CDK']],
  ['Compare PostgreSQL and MySQL for analytics', 'Which one scales better?', ['scales better', 'PostgreSQL']],
  ['Who wrote Don Quixote?', 'What else did he write?', ['What else did he write', 'Who wrote Don Quixote']],
  [
    'Wie wirkt Metformin bei Typ-2-Diabetes?',
    'Ist es sicher in der Schwangerschaft?',
    ['Schwangerschaft', 'Metformin'],
  ],
  ['Does the Tern buffer write to disk?', 'Since which version?', ['which version', 'Tern']],
])('R1.3 after "%s" a "%s" keeps what it is about', (before, question, parts) => {
  const asked = standAlone(question, before);
  for (const part of parts) expect(asked).toContain(part);
});

test('R1.3 a question that is whole stays as it is', () => {
  const whole = 'How is mRNA different from viral vectors in vaccines?';
  expect(standAlone(whole, 'How do vaccines train the immune system?')).toBe(whole);
});

test.each([
  [
    'How does SQS encrypt messages?',
    'And which keys can be used?',
    'Which keys can be used when SQS encrypts messages?',
  ],
  [
    'How do I exclude caches from a borg backup?',
    'And how do I restore one?',
    'How do I restore a borg backup?',
  ],
  [
    'What is the default compression of borg create?',
    'Why?',
    'What is the default compression of borg create, and why?',
  ],
  [
    'What is the default compression of borg create?',
    'Can I change it later?',
    'Can I change the default compression of borg create later?',
  ],
  [
    'How long do vaccines against tetanus protect?',
    'And against measles?',
    'How long do vaccines against measles protect?',
  ],
  ['Does VACUUM FULL lock the table?', 'What about plain VACUUM?', 'Does plain VACUUM lock the table?'],
  ['Does VACUUM FULL lock the table?', 'For how long?', 'For how long does VACUUM FULL lock the table?'],
  ['Why is the sky blue?', 'And at sunset?', 'Why is the sky blue at sunset?'],
  [
    'What are the side effects of lithium?',
    'Which of them are dangerous?',
    'Which of the side effects of lithium are dangerous?',
  ],
  [
    'What are the side effects of lithium?',
    'How are they treated?',
    'How are the side effects of lithium treated?',
  ],
  [
    'How do I forward logs over TLS in rsyslog?',
    'Which certificates do I need?',
    'Which certificates do I need when I forward logs over TLS in rsyslog?',
  ],
  [
    'How do I forward logs over TLS in rsyslog?',
    'Can it be compressed as well?',
    'Can logs be compressed as well?',
  ],
  [
    'When was penicillin discovered?',
    'Why did it take so long to mass-produce?',
    'Why did penicillin take so long to mass-produce?',
  ],
  ['How do I sharpen a kitchen knife?', 'And a serrated one?', 'How do I sharpen a serrated knife?'],
  [
    'Is it legal to record a phone call in Germany?',
    'What is the penalty?',
    'What is the penalty when I record a phone call in Germany?',
  ],
  [
    'How do heat pumps work in cold climates?',
    'Is there a limit?',
    'Is there a limit when heat pumps work in cold climates?',
  ],
  [
    'What is the maximum size of an SQLite database?',
    'rows per table?',
    'What is the maximum size of rows per table (SQLite)?',
  ],
  [
    'How do systemd timers differ from cron jobs?',
    'Which is easier to debug?',
    'Systemd timers and cron jobs: Which is easier to debug?',
  ],
  ['How does carbon dating work?', 'limits', 'What are the limits of carbon dating'],
  [
    'How does tmux keep sessions alive?',
    'And after a reboot?',
    'How does tmux keep sessions alive after a reboot?',
  ],
  ['What does metformin do in the liver?', 'Does alcohol interfere?', 'Does alcohol interfere (metformin)?'],
  ['How do I rename a branch in git?', 'And delete?', 'How do I delete a branch in git?'],
  [
    'Wie lange ist eine Tetanusimpfung wirksam?',
    'Und gegen Masern?',
    'Wie lange ist eine Tetanusimpfung wirksam gegen Masern?',
  ],
  ['¿Cómo funciona la fotosíntesis?', '¿Y de noche?', '¿Cómo funciona la fotosíntesis de noche?'],
])('after “%s” takes “%s” for “%s”', (before, question, whole) => {
  expect(standAlone(question, before)).toBe(whole);
});
