import { describe, expect, it } from 'vitest';
import { briefOf } from '#tests/unit/functions/steps/builders.ts';
import { askedBy } from './asked-texts.ts';

/** What is ordered, and what it asks. */
const COMMISSIONS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Write a report on the environmental impact of kilns, covering smoke, dust and water use.',
    [
      'What is known about the smoke of kilns',
      'What is known about the dust of kilns',
      'What is known about the water use of kilns',
    ],
  ],
  [
    'Provide an overview of ash glazes, including their origin, colours and costs.',
    [
      'What is known about the origin of ash glazes',
      'What is known about the colours of ash glazes',
      'What is known about the costs of ash glazes',
    ],
  ],
  [
    'I need a short briefing on paper kilns: efficiency, stability, toxicity.',
    [
      'What is known about the efficiency of paper kilns',
      'What is known about the stability of paper kilns',
      'What is known about the toxicity of paper kilns',
    ],
  ],
  [
    'Write a 2-page memo comparing wood ovens and gas ovens. Keep it short. Cite sources.',
    ['Compare wood ovens and gas ovens', 'What are wood ovens', 'What are gas ovens'],
  ],
  ['Conduct a literature review on silica dust and lung disease.', ['silica dust and lung disease']],
  ['Research the history of the wheel.', ['the history of the wheel']],
  ['Evaluate the claim that salt hardens clay.', ['Is it true that salt hardens clay']],
  ['Assess whether a lid reduces cracks.', ['whether a lid reduces cracks']],
  [
    'Using only recent sources, determine if ash lowers the melting point.',
    ['whether ash lowers the melting point'],
  ],
  ['Give three reasons why glazes craze.', ['why glazes craze']],
  ['Explain to a beginner what a kiln is.', ['what a kiln is']],
  [
    'Schreibe einen Bericht über Öfen: Rauch, Staub und Wasser.',
    ['Öfen: Rauch', 'Öfen: Staub', 'Öfen: Wasser'],
  ],
  [
    'Rédige une synthèse sur les fours : coût, bruit et durée.',
    ['fours: coût', 'fours: bruit', 'fours: durée'],
  ],
  ['请写一份关于陶窑的报告，包括方法、成本和影响。', ['陶窑：方法', '陶窑：成本', '陶窑：影响']],
  ['Deep dive: pit firing', ['pit firing']],
  ['In simple terms, how does a kiln work?', ['how does a kiln work']],
  ['How does a kiln work, in plain English?', ['How does a kiln work']],
  ['Answer in one paragraph: how hot is a kiln?', ['how hot is a kiln']],
  [
    'What is known about cracks in tiles, and what remains unclear?',
    ['What is known about cracks in tiles', 'cracks in tiles: what remains unclear'],
  ],
];

describe('R1.1 what is commissioned', () => {
  it.each(COMMISSIONS)('is asked by what it is to be about: %s', (message, asked) => {
    const texts = askedBy(message);
    expect(texts.map((text) => text.toLowerCase())).toEqual(asked.map((text) => text.toLowerCase()));
  });

  it.each([
    'Analysis of variance with unequal sample sizes',
    'Risk assessment of nanoparticles',
    'Introduction of the euro',
    'Study the piano as an adult',
    'Check if a file exists in bash',
    'Top 100 songs',
    'Using only free tools, how can I edit a video?',
    '做一个好的报告',
  ])('leaves as it is what commissions nothing: %s', (message) => {
    const [only, ...others] = briefOf(message).aspects;
    expect([only?.text, others]).toEqual([message.replace(/\?$/u, ''), []]);
  });

  it('takes no noun for an order', () => {
    const [only] = briefOf(
      'Research on mice shows little. What does a report of 1990 say about rats?',
    ).aspects;
    expect(only?.text).toBe('What does a report of 1990 say about rats');
    expect(briefOf('Review articles on glaze chemistry').aspects[0]?.text).toBe(
      'Review articles on glaze chemistry',
    );
  });
});
