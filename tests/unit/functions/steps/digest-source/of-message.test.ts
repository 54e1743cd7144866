import { expect, test } from 'vitest';
import { quoteOf } from './quote-of.ts';

const HEADING = '## From: Bo; To: Ann; Date: Tue, 19 Nov 2024 09:00';

test('a message is quoted with its heading, which tells who wrote it and when', () => {
  const text = `# Cold kiln\n\n${HEADING}\n\nThe kiln is mended. Bo\n\n## From: Ann; Date: 20 Nov 2024\n\nThank you.\n`;
  expect(quoteOf(text, 'mended')).toBe(`${HEADING}\n\nThe kiln is mended. Bo`);
  expect(quoteOf(text, 'Thank you')).toBe('## From: Ann; Date: 20 Nov 2024\n\nThank you.');
});

test('a greeting above the first paragraph of a message is quoted between it and the heading', () => {
  const text = `${HEADING}\n\nDear Ann,\n\nThe kiln is mended.\n\nPots are sold.\n`;
  expect(quoteOf(text, 'mended')).toBe(`${HEADING}\n\nDear Ann,\n\nThe kiln is mended.`);
  expect(quoteOf(text, 'sold')).toBe('Pots are sold.');
});

test('what a message says of a day is quoted with all that stands between it and the date of the message, where that fits', () => {
  const text = `${HEADING}\n\nThe kiln is mended.\n\nWe fired it this morning.\n`;
  expect(quoteOf(text, 'fired')).toBe(`${HEADING}\n\nThe kiln is mended.\n\nWe fired it this morning.`);
  expect(quoteOf(text, 'fired', { maxCharacters: 60 })).toBe('We fired it this morning.');
});

test('fields of a message are quoted between its heading and what it says first', () => {
  const text = `${HEADING}\n\nReply-To: yard@kiln.example\nAttachments: plan.pdf\n\nDear Ann,\n\nThe kiln is mended.\n\nPots are sold.\n`;
  expect(quoteOf(text, 'mended')).toBe(text.slice(0, text.indexOf('\n\nPots')));
  expect(quoteOf(text, 'sold')).toBe('Pots are sold.');
});

test('"hier" is a day in French messages only', () => {
  const german =
    '## Von: Bo; An: Ann; Gesendet: 19. November 2024\n\nDer Ofen ist kalt.\n\nDer Schlüssel liegt hier im Schrank.\n';
  expect(quoteOf(german, 'Schrank')).toBe('Der Schlüssel liegt hier im Schrank.');
  const french = '## De: Bo; À: Ann; Envoyé: 19 novembre 2024\n\nLe four est froid.\n\nIl a brûlé hier.\n';
  expect(quoteOf(french, 'hier')).toBe(french.trimEnd());
});

test('a section whose heading only begins as that of a message does is quoted without it', () => {
  const text = '## From: clay; to pots\n\nThe kiln is hot.\n';
  expect(quoteOf(text, 'hot')).toBe('The kiln is hot.');
});
