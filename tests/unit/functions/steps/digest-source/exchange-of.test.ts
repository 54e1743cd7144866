import { expect, test } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';
import { quoteOf } from './quote-of.ts';

const CHAT = [
  '## 3 Jul',
  '3 Jul 07:50 Nives: the pipe has burst. where is the main tap?',
  '3 Jul 07:53 Remo: under the green grate. The key hangs behind the door.',
  '3 Jul 08:10 Ada: who has the projector',
  '3 Jul 08:11 Bo: the other cupboard',
  '3 Jul 09:00 Remo: the water is back.',
  '3 Jul 09:01 Ada: good',
  '3 Jul 09:30 Bo: bring the following:',
  '- a lid\n- a pot',
].join('\n\n');

test('what is said in a chat is quoted with the question that it answers, marked as one or not', () => {
  expect(quoteOf(CHAT, 'under the green')).toBe(
    '3 Jul 07:50 Nives: the pipe has burst. where is the main tap?\n\n3 Jul 07:53 Remo: under the green grate. The key hangs behind the door.',
  );
  expect(quoteOf(CHAT, 'the other cupboard')).toBe(
    '3 Jul 08:10 Ada: who has the projector\n\n3 Jul 08:11 Bo: the other cupboard',
  );
});

test('a stamp whose date ends in a dot is part of its message', () => {
  const chat = CHAT.replaceAll('3 Jul ', '03.07. ').replace('## 3 Jul', '## 03.07.');
  expect(quoteOf(chat, 'the other cupboard')).toBe(
    '03.07. 08:10 Ada: who has the projector\n\n03.07. 08:11 Bo: the other cupboard',
  );
});

test('a question of a chat is quoted with what is said next, as far as both fit', () => {
  expect(quoteOf(CHAT, 'where is the main tap')).toMatch(/main tap\?\n\n3 Jul 07:53 .* door\.$/u);
  expect(quoteOf(CHAT, 'who has the projector')).toMatch(/the other cupboard$/u);
  expect(quoteOf(CHAT, 'who has the projector', { maxCharacters: 50 })).toBe(
    '3 Jul 08:10 Ada: who has the projector',
  );
});

test('what answers nothing in a chat stands alone', () => {
  expect(quoteOf(CHAT, 'the water is back')).toBe('3 Jul 09:00 Remo: the water is back.');
});

test('a message that announces a list is quoted with it', () => {
  expect(quoteOf(CHAT, 'bring the following')).toBe(
    '3 Jul 09:30 Bo: bring the following:\n\n- a lid\n- a pot',
  );
});

test('what only looks like a message in another text is none', () => {
  const rules =
    '# Kilns\n\nSection 6.10 Fees: pay at the desk. It opens at ten.\n\nSection 6.11 Keys: none.\n';
  expect(readStatements(rules).some(({ isOfMessage }) => isOfMessage === true)).toBe(false);
});

test('no message of a chat is the name of what is said next', () => {
  expect(readStatements(CHAT).some(({ isName, name }) => isName || name !== undefined)).toBe(false);
});
