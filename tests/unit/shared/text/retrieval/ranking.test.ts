import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terms } from '#shared/text/words/analyze.ts';
import { bestWindow } from '#shared/text/retrieval/best-window.ts';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import { hardText } from '../arbitrary-text.ts';

const DOCUMENTS = [
  {
    id: 'queues',
    title: 'Queues',
    text: 'A queue holds messages. The visibility timeout hides a message from others.',
  },
  {
    id: 'tables',
    title: 'Tables',
    text: 'A table stores items. Its items can be read in order. Throughput has limits.',
  },
  {
    id: 'keys',
    title: 'Encryption keys',
    text: 'Each key encrypts data at rest. A key is rotated once a year.',
  },
];

describe('rankDocuments', () => {
  it('puts the document about the query first and scales to one', () => {
    const ranked = rankDocuments('How often are encryption keys rotated?', DOCUMENTS);
    expect(ranked[0]).toMatchObject({ id: 'keys', normalized: 1 });
  });

  it('meets a word spelled or derived otherwise', () => {
    expect(rankDocuments('encryptions', DOCUMENTS)[0]?.id).toBe('keys');
  });

  it('finds what is said in other words, behind what is said in those of the query', () => {
    const said = (id: string, text: string): { id: string; title: string; text: string } => ({
      id,
      title: '',
      text,
    });
    const ranked = rankDocuments('How do I shrink a photo?', [
      said('neither', 'Kites fly in the wind that comes from the sea.'),
      said('otherwise', 'An image is compressed by the command below.'),
      said('literally', 'You shrink a photo by the command below.'),
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['literally', 'otherwise', 'neither']);
  });

  it('takes the rarity of terms from the collection', () => {
    const statistics = buildBm25(DOCUMENTS.map((document) => terms(document.text)));
    expect(rankDocuments('visibility timeout', DOCUMENTS, statistics)[0]?.id).toBe('queues');
  });

  it('prefers terms near each other to terms far apart', () => {
    const filler = 'Something else is described here at length. '.repeat(12);
    const apart = {
      id: 'apart',
      title: '',
      text: `Rotation is one thing. ${filler} Certificates are another.`,
    };
    const near = {
      id: 'near',
      title: '',
      text: `Rotation of certificates is one thing. ${filler} Others follow.`,
    };
    expect(rankDocuments('certificate rotation', [apart, near])[0]?.id).toBe('near');
  });

  it('returns every document once with a share between 0 and 1, for any text', () => {
    fc.assert(
      fc.property(hardText, fc.array(hardText, { maxLength: 5 }), (query, texts) => {
        const documents = texts.map((text, place) => ({ id: String(place), title: text.slice(0, 9), text }));
        const ranked = rankDocuments(query, documents);
        expect(ranked.map((document) => document.id).sort()).toEqual(
          documents.map((document) => document.id).sort(),
        );
        for (const { normalized } of ranked) {
          expect(normalized).toBeGreaterThanOrEqual(0);
          expect(normalized).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('titles', () => {
  const mention = 'Foreign cars are sold. A key is made for each. Tables hold prices. ';
  const documents = [
    {
      id: 'faq',
      title: 'Questions and answers about all sorts of cars',
      text: `${mention}Foreign keys work. `,
    },
    {
      id: 'keys',
      title: 'Foreign keys',
      text: 'A foreign key works by a rule that is checked. Rows cannot go away while others need them.',
    },
  ];

  it('puts the document whose title is what is asked before one that mentions it', () => {
    expect(rankDocuments('How do foreign keys work?', documents)[0]?.id).toBe('keys');
  });

  it('takes the first words for the title of a document without one', () => {
    const untitled = documents.map(({ id, title, text }) =>
      id === 'keys' ? { id, title: '', text: `${title}. ${text}` } : { id, title, text },
    );
    expect(rankDocuments('How do foreign keys work?', untitled)[0]?.id).toBe('keys');
  });

  it('puts what answers in a text without a title beside the same below a title that only mentions the thing', () => {
    const filler = 'Bricks are red and old. Clay is dug in the valley. Nobody lives there now. '.repeat(4);
    const text = `${filler}A kiln is stopped by closing its damper. ${filler}`;
    const ranked = rankDocuments('How is a kiln stopped?', [
      { id: 'titled', title: 'Old kilns of the red valley', text },
      { id: 'untitled', title: '', text },
    ]);
    expect(ranked[0]?.id).toBe('untitled');
    expect(ranked[1]?.normalized).toBeGreaterThan(0.95);
  });

  it('puts notes of a release behind what says how things are, unless a release is asked for', () => {
    const text = 'Uploads of several files at once are kept in memory, or in a temporary file.';
    const both = [
      { id: 'notes', title: 'Garden 2.1 release notes', text: `${text} Uploads of files at once.` },
      { id: 'manual', title: 'Handling what comes in', text },
    ];
    const best = (question: string): string | undefined => rankDocuments(question, both)[0]?.id;
    expect(best('Can I upload several files at once?')).toBe('manual');
    expect(best('Which release added uploads of several files at once?')).toBe('notes');
  });
});

describe('rankPassages', () => {
  it('finds the passage that answers', () => {
    const text = `${'Setup is described here. '.repeat(30)}\n\n## Rotation\n\nKeys are rotated yearly.\n\n${'More notes follow. '.repeat(30)}`;
    const chunks = chunkText(text, { maxCharacters: 300, overlapCharacters: 50 });
    const best = chunks[rankPassages('When are keys rotated?', { text, chunks })[0]?.index ?? -1];
    expect(text.slice(best?.start, best?.end)).toContain('rotated yearly');
  });

  it('prefers, in a study, the passage that reports the result', () => {
    const plan = 'We planned to measure pain in both groups with a scale of pain. ';
    const result = 'Pain was significantly lower than in controls (P < 0.01, 95% CI 1 to 3). ';
    const other = 'Age did not differ significantly (P = 0.4). Weight did not differ (P = 0.7). ';
    const text = `${plan.repeat(4)}\n\n${other.repeat(4)}\n\n${result}${'Nothing else was seen. '.repeat(8)}`;
    const chunks = chunkText(text, { maxCharacters: 260, overlapCharacters: 0 });
    const best = chunks[rankPassages('pain', { text, chunks })[0]?.index ?? -1];
    expect(text.slice(best?.start, best?.end)).toContain('P < 0.01');
  });

  it('returns every chunk once, best first, for any text', () => {
    fc.assert(
      fc.property(hardText, hardText, (query, text) => {
        const chunks = chunkText(text, { maxCharacters: 40, overlapCharacters: 10 });
        const ranked = rankPassages(query, { text, chunks });
        expect(new Set(ranked.map((passage) => passage.index)).size).toBe(chunks.length);
        const scores = ranked.map((passage) => passage.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
    );
  });
});

describe('bestWindow', () => {
  it('counts each term once and only within reach', () => {
    const places = [0, 10, 49, 99].map((position, index) => ({
      term: index === 1 ? 'a' : `t${index}`,
      position,
    }));
    expect(bestWindow([{ term: 'a', position: 0 }, ...places.slice(1)], () => 1)).toBe(2);
  });
});
