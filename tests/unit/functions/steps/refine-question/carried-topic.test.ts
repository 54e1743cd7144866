import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const briefOf = (question: string): Brief =>
  refineWithoutModel({ question, context: undefined, answers: [], idf: () => 5 });

/** Questions over many subjects, each with what it asks, and what is certainly meant in the place of what stands for it. */
const ASKED = z
  .array(z.object({ question: z.string(), asked: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync('tests/fixtures/question-forms/clauses.json', 'utf8')));

test.each(ASKED)('reads “$question” as what it asks, each by itself', ({ question, asked }) => {
  const brief = briefOf(question);
  expect(brief.aspects.map(({ text }) => text)).toEqual(asked);
});

test('compares what a pronoun stands for', () => {
  const question = 'What is Kubernetes, how does it differ from Docker Swarm, and is it worth the effort?';
  const brief = briefOf(question);
  expect(brief.entities).toEqual(['Kubernetes', 'Docker Swarm']);
  expect(brief.aspects.at(-1)?.text).toBe('Kubernetes: is it worth the effort');
});

test('takes a noun that may be a verb for a part of both things compared', () => {
  const question = 'Is remote work more productive than office work?';
  const brief = briefOf(question);
  expect(brief.aspects.map(({ compares }) => compares)).toEqual([['remote work', 'office work']]);
});

test('asks nothing of each of two things that are taken together', () => {
  const question = 'How do vaccines differ from antibiotics, and can both be given together?';
  const brief = briefOf(question);
  expect(brief.aspects.at(-1)).toMatchObject({ text: 'can vaccines and antibiotics be given together' });
});

test('words what is asked of German things in German', () => {
  const question = 'Was ist der Unterschied zwischen Mietkaution und Bürgschaft?';
  const brief = briefOf(question);
  expect(brief.aspects.at(-1)?.wordings).toEqual(['Was ist Mietkaution', 'Was ist Bürgschaft']);
});

test.each([
  ['Which RFC specified NTP version 3, and what was new in that version?', 'what was new in NTP version 3'],
  ['How do I enable the slow query log and where is that log stored?', 'where is the slow query log stored'],
  ['Which algorithm does zstd use, and how fast is that algorithm?', 'how fast is that algorithm'],
  ['What is the default search path, and how do I change it?', 'how do I change the default search path'],
  ['What is the total build time and how do I reduce it?', 'how do I reduce the total build time'],
  [
    'What is the name of the file of settings, and what format is it in?',
    'what format is the file of settings in',
  ],
  ['What temperature do I wash wool at and can I tumble dry it?', 'can I tumble dry wool'],
  ['Can you explain how TLS works and why it needs certificates?', 'why TLS needs certificates'],
  [
    'What kind of oil should I use for frying, and how often can I reuse it?',
    'how often can I reuse the oil',
  ],
  ["Where is the config, what's in it by default?", "what's in the config by default"],
  ['Who was the last emperor, and what happened to him?', 'what happened to the last emperor'],
])('“%s” asks of that thing in the words in which it was named', (question, second) => {
  expect(briefOf(question).aspects[1]?.text).toBe(second);
});

test.each([
  [
    'Why does fetchmail leave read messages on the server and how can I fetch them as well?',
    'how can I fetch read messages as well',
  ],
  ['How does Borg store chunks, and where can I see them?', 'where can I see chunks'],
  [
    'When is the right time of year to collect emu eggs according to the Kamilaroi, and when should people stop taking them?',
    'when should people stop taking emu eggs',
  ],
])('“%s” asks of them what is done to the many things', (question, second) => {
  expect(briefOf(question).aspects[1]?.text).toBe(second);
});

test.each([
  [
    'How often does the app fetch new currency rates, and can I do it myself right now?',
    'can I fetch new currency rates myself right now',
  ],
  ['How do I rotate my logs, and can systemd do it for me?', 'can systemd rotate my logs for me'],
])('“%s” asks whether that is done which the first part says', (question, second) => {
  expect(briefOf(question).aspects[1]?.text).toBe(second);
});

test.each([
  'Can I just assign to a system variable, or do I have to call something?',
  'Can I copy the file while it is open or must I stop the server first?',
])('“%s” is one question', (question) => {
  expect(briefOf(question).aspects.map(({ text }) => `${text}?`)).toEqual([question]);
});

test('what is told before a semicolon is not asked', () => {
  const aspects = (question: string): readonly string[] => briefOf(question).aspects.map(({ text }) => text);
  expect(aspects('My database password has a slash in it; is that a problem for the server?')).toEqual([
    'My database password has a slash in it. Is that a problem for the server',
  ]);
  expect(aspects('How does Borg prune; what does it keep?')).toEqual([
    'How does Borg prune',
    'what does Borg keep',
  ]);
});

test.each([
  [
    'Which protocol does Shishi implement, and which program plays the server?',
    'Shishi: which program plays the server',
  ],
  [
    'Which compression methods does Borg support, and which one is fastest?',
    'compression methods: which one is fastest',
  ],
])('“%s” asks something else of what has the first', (question, second) => {
  expect(briefOf(question).aspects[1]?.text).toBe(second);
});

test.each([
  'I let my guest use a directory as its hard disk. Can I still freeze the session and go on later?',
  'My device has too little memory for the whole image. How can I get around the temporary copy?',
  "I installed DOS but it doesn't see my CD drive. Which driver works?",
])('what is meant in “%s” stands in what is told first', (question) => {
  expect(briefOf(question).aspects.map(({ text }) => `${text}?`)).toEqual([question]);
});

test.each([
  ['We run forty shops. How is a dead letter queue configured?', 'How is a dead letter queue configured'],
  ['We run forty shops. What is the best way to seal wood?', 'What is the best way to seal wood'],
  [
    'When I type words under the notes, space jumps on. How can I get a blank within one syllable?',
    'How can I get a blank within one syllable',
  ],
])('“%s” asks of nothing that is told first', (question, asked) => {
  expect(briefOf(question).aspects.map(({ text }) => text)).toEqual([asked]);
});
