import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function read(text: string): { readonly text: string; readonly title?: string } {
  return canonicalise({ contentType: 'text/plain', text });
}

function long(about: string): string {
  return `${about} ${'holds its heat for a day and a night, and is opened in the morning by whoever has the key, '.repeat(2)}and not before.`;
}

const KILN = long('The kiln');
const OVEN = long('The oven');
const LID = long('The lid');

/** So many long lines that each is a paragraph. */
function among(part: string): string {
  return `${KILN}\n\n${part}\n\n${OVEN}\n\n${LID}`;
}

test('in a text whose lines are its paragraphs each line that says something stands by itself', () => {
  expect(
    read(`${KILN}\n${OVEN}\nPots are fired by night, and lids by day, as there is no room for both.\n${LID}`)
      .text,
  ).toBe(
    `${KILN}\n\n${OVEN}\n\nPots are fired by night, and lids by day, as there is no room for both.\n\n${LID}`,
  );
});

test('a short line without a stop above what says something is its heading', () => {
  const text = `3. How to fire\n${KILN}\nOpen it by day.\n\nWho has the key?\n${OVEN}\nLids and pots\n- a lid\n- a pot\n\n${LID}`;
  expect(read(text).text).toBe(
    `## 3. How to fire\n\n${KILN}\n\nOpen it by day.\n\n## Who has the key?\n\n${OVEN}\n\n## Lids and pots\n\n- a lid\n- a pot\n\n${LID}`,
  );
});

test('a short line alone is a heading where it has a number or is in capitals, or there are several', () => {
  const text = `${KILN}\n\n3  LIDS\n\n${OVEN}\n\nASHES\n\n${LID}`;
  expect(read(text).text).toBe(`${KILN}\n\n## 3 LIDS\n\n${OVEN}\n\n## ASHES\n\n${LID}`);
  const plain = `${KILN}\n\nOf pots\n\n${OVEN}`;
  expect(read(`${plain}\n\n${LID}`).text).toBe(`${plain}\n\n${LID}`);
  expect(read(`${plain}\n\nOf lids\n\n${LID}\n\nOf ash\n\n${LID}`).text).toContain('\n\n## Of pots\n\n');
});

test('a line in capitals alone above all else is the title, and the first heading of a part is none', () => {
  const parts = `1. Firing\n${KILN}\n\n2. Lids\n${OVEN}\n\n3. Ashes\n${LID}`;
  expect(read(`THE KILN: HOW IT IS FIRED\n\n${parts}`)).toMatchObject({ title: 'THE KILN: HOW IT IS FIRED' });
  expect(read(`THE KILN: HOW IT IS FIRED\n\n${parts}`).text).toMatch(
    /^# THE KILN: HOW IT IS FIRED\n\n## 1\. Firing\n/u,
  );
  expect(read(`KEYS\n\n${KILN}\nLids\n${OVEN}\n${LID}`)).toMatchObject({ title: 'KEYS' });
  expect(read(`${KILN}\n\n${parts}`)).not.toHaveProperty('title');
  expect(read(`Lids\n${KILN}\n\nAsh\n${OVEN}\n${LID}`)).not.toHaveProperty('title');
  expect(read(`Article 3\n${KILN}\n\nArticle 4\n${OVEN}\n${LID}`)).not.toHaveProperty('title');
});

test('clauses stand each by itself, and the parts of one sentence together', () => {
  const clauses =
    'LIDS\n(a) No lid is left open.\n(b) A lid of clay is shut by hand.\nc) Nor is a pot left in it.';
  expect(read(among(clauses)).text).toContain(
    '\n\n## LIDS\n\n(a) No lid is left open.\n\n(b) A lid of clay is shut by hand.\n\nc) Nor is a pot left in it.\n\n',
  );
  expect(read(among('1.1 The potter mends the kiln.\n1.2 The owner mends the roof.')).text).toContain(
    '\n\n1.1 The potter mends the kiln.\n\n1.2 The owner mends the roof.\n\n',
  );
  const parts =
    'The potter keeps, as long as the kiln is hot and the yard is open:\n(a) the lid;\n(b) the key; and\n(c) the ash.';
  expect(read(among(parts)).text).toContain(`\n\n${parts}\n\n`);
});

test('the days of a diary are headings, a date above a letter is none', () => {
  const diary = `Tues 8 April.\n${KILN}\n\nWed 9.\n${OVEN}\n\nThurs 10.\n${LID}`;
  expect(read(diary)).toEqual({
    text: `## Tues 8 April.\n\n${KILN}\n\n## Wed 9.\n\n${OVEN}\n\n## Thurs 10.\n\n${LID}`,
  });
  expect(read(among(`14 May 2024\n${KILN}`)).text).not.toContain('#');
});

test('titles of papers above the names of who wrote them are headings', () => {
  const papers = `[A-1] The heat of kilns: a count in two yards of one harbour, by day and by night\nA. Potter, B. Kiln-Ash\n${KILN}\n\nLids and their weight\nC. Ash\n${OVEN}`;
  expect(read(`${papers}\n\n${LID}`).text).toBe(
    `## [A-1] The heat of kilns: a count in two yards of one harbour, by day and by night\n\nA. Potter, B. Kiln-Ash\n\n${KILN}\n\n## Lids and their weight\n\nC. Ash\n\n${OVEN}\n\n${LID}`,
  );
});

test('no short line is a heading of the next quote where each tells who said what stands above it', () => {
  const said = `${KILN}\nAnn Potter, Leeds\n${OVEN}\nBo Ash, York\n${LID}\nCy Lid, Hull`;
  const apart = said.replaceAll(/(?<=Leeds|York)\n/gu, '\n\n');
  expect(read(`What potters say\n\n${said}`).text).toBe(`What potters say\n\n${apart}`);
  expect(read(`What potters say\n${said}`).text).toBe(`What potters say\n\n${apart}`);
  const alone = `${KILN}\n\nAnn Potter, Leeds\n\n${OVEN}\n\nBo Ash, York\n\n${LID}\n\nCy Lid, Hull`;
  expect(read(alone).text).toBe(alone);
  expect(read(`Of kilns\n${KILN}\n\n${said}\n\nOf lids\n${LID}`).text).toBe(
    `## Of kilns\n\n${KILN}\n\n${apart}\n\n## Of lids\n\n${LID}`,
  );
  const numbered = said.replace('Ann Potter, Leeds', '2. Of ovens').replace('Bo Ash, York', 'WHOSE LID?');
  expect(read(numbered).text).toBe(
    `${KILN}\n\n## 2. Of ovens\n\n${OVEN}\n\n## WHOSE LID?\n\n${LID}\nCy Lid, Hull`,
  );
});

test('headings that open paragraphs are kept where the text is signed at its end', () => {
  const parts = `How to fire\n\n${OVEN}\n\nWhat to bring\n\n${LID}`;
  expect(read(`Of kilns\n\n${KILN}\n\n${parts}\n\nAnn Potter`).text).toBe(
    `# Of kilns\n\n${KILN}\n\n${parts.replaceAll(/How|What/gu, '## $&')}\n\nAnn Potter`,
  );
});

test('a line above items that are said is a heading, also where a clause follows', () => {
  const part = '4  ASHES\n3. Care\n5.1 The potter mends the kiln.\nGas kiln     0650   0832';
  const { text } = read(`${KILN}\n${OVEN}\n${LID}\n\n${part}`);
  expect(text).toContain('\n\n## 4 ASHES\n\n3. Care\n\n5.1 The potter');
  expect(read(text).text).toBe(text);
});

test('what goes on in lower case stands with the line above, which is no heading', () => {
  const term = `1.2. “Kiln of the yard”\nmeans ${KILN}`;
  expect(read(among(term)).text).toBe(among(term));
  const torn = `Kiln of the yard\nmeans ${KILN}`;
  expect(read(among(torn)).text).toBe(among(torn));
});

test('a level of a log above all else is no title, read once or again', () => {
  const once = read(`WARNING\n${KILN}\n${OVEN}\n${LID}`);
  expect(once).toEqual({ text: `WARNING\n\n${KILN}\n\n${OVEN}\n\n${LID}` });
  expect(read(once.text)).toEqual(once);
});

test('what is said in a script without cases is a paragraph, and a line above it a heading', () => {
  const hindi = `${'भट्ठी दिन और रात अपनी गर्मी रखती है और सुबह चाबी वाले कुम्हार द्वारा खोली जाती है, '.repeat(2)}पहले नहीं।`;
  const short = 'ढक्कन मिट्टी का है।';
  expect(read(`${hindi}\n${hindi}\nभट्ठी\n${short}\n${hindi}`).text).toContain(`\n\n## भट्ठी\n\n${short}\n\n`);
});

test.each([
  'Page 3',
  'Figure 2 A kiln',
  'PHOTO: ANN',
  'Photo by Ann',
  'Share on the board',
  'END OF DOCUMENT',
])('what stands about a text is no heading: %s', (line) => {
  expect(read(among(`${OVEN}\n${line}\n${LID}`)).text).toBe(among(`${OVEN}\n${line}\n\n${LID}`));
});

test.each(['Pages of the book', 'Source of heat', 'END OF TENANCY'])('a part may be headed %s', (line) => {
  expect(read(among(`${line}\n${LID}`)).text).toBe(among(`## ${line}\n\n${LID}`));
});

test.each([
  ['an address', 'Ann Potter\nKiln Yard 3\nHarbour Town'],
  ['a poem', 'The kiln is hot,\nThe pots are not,\nThe ash is gray\nAt break of day.'],
  ['items', 'Bring with you:\n- a lid\n- a pot\n  of clay\n- a key'],
  ['a list of contents', '1. Of kilns\n2. Of lids\n3. Of pots'],
  ['numbered lines apart from each other', '1. Of kilns\n\n2. Of lids\n\n3. Of pots'],
  ['a closing and a name', 'Yours sincerely\n\nAnn Potter'],
  ['a closing with a comma', 'With warm wishes,\n\nAnn Potter'],
  ['a greeting', 'Dear potters'],
  ['a date', 'Harbour Town, 14 May 2024'],
  ['a name of a value', 'Subject: the kiln\nPlace: Yard 3'],
  ['names of who wrote it', 'A. Potter, B. Kiln'],
  ['code', 'let kiln = open(lid);'],
  [
    'a log',
    '2024-05-01 10:00:01 INFO The kiln is fired now.\n2024-05-01 10:00:02 INFO The kiln is hot by now.',
  ],
  ['who signs below what is said', `${KILN}\nAnn`],
])('%s stays as it is', (_, part) => {
  expect(read(among(part)).text).toBe(among(part));
});

test.each([
  [
    'that is broken before a margin',
    `${KILN}\nand that is opened once again, as soon as it is cold and\nthe lid is off.\n${OVEN}\nLids\n${LID}`,
  ],
  ['that has a heading', `${KILN}\n\n## Lids\n\n${OVEN}\nAsh\n${LID}`],
  [
    'of long lines of code',
    Array.from({ length: 5 }, (_, at) => `kiln${at}(${'"lid", '.repeat(30)}0);\nLids\nThe kiln is hot.`).join(
      '\n',
    ),
  ],
  ['of two long lines', `${KILN}\nLids\n${OVEN}`],
])('a text %s stays as it is', (_, text) => {
  expect(read(text).text).toBe(text);
});
