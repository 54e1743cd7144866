import { expect, test } from 'vitest';
import { renderRis } from '#shared/domain/bibliography/ris.ts';

test('a record of RIS has a line for each field that is known, ended as the format wants', () => {
  expect(
    renderRis([
      {
        id: 'src_1',
        type: 'article-newspaper',
        title: ' On \n  keys ',
        author: [{ family: 'Doe', given: 'Jane' }, { literal: 'Key Group' }],
        'container-title': 'Daily Key',
        issued: { 'date-parts': [[987, 3, 9]] },
        accessed: { 'date-parts': [[2026, 11, 22]] },
        DOI: '10.1000/a',
        PMID: '12',
        URL: 'https://example.org/',
        language: 'de',
        note: 'RETRACTED',
      },
      {
        id: 'src_2',
        type: 'document',
        title: 'Notes',
        accessed: { 'date-parts': [[2026, 11, 22]] },
        note: 'n',
      },
    ]).split('\r\n'),
  ).toEqual([
    'TY  - NEWS',
    'ID  - src_1',
    'AU  - Doe, Jane',
    'AU  - Key Group,',
    'TI  - On keys',
    'T2  - Daily Key',
    'PY  - 0987',
    'DA  - 0987/03/09',
    'DO  - 10.1000/a',
    'AN  - 12',
    'UR  - https://example.org/',
    'Y2  - 2026/11/22',
    'LA  - de',
    'N1  - RETRACTED',
    'ER  - ',
    'TY  - GEN',
    'ID  - src_2',
    'TI  - Notes',
    'Y2  - 2026/11/22',
    'N1  - n',
    'ER  - ',
    '',
  ]);
});
