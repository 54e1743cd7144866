import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '#shared/domain/report.ts';
import type { TaskName } from '#tests/support/prompt-reading.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { type Ended, endWith, expectHonestEnd } from './fault-table.ts';
import { type Behaviour, paragraphsOf } from './responder.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** Each makes something else of a sentence that repeats its quote; nothing of it may be in a report. */
const FALSIFIED = {
  'a figure': (text: string) => text.replaceAll(/\d+(?:\.\d+)?/gu, '987654'),
  'a denial': (text: string) =>
    text.replaceAll(/\b(is|are|was|can|has|have|does|will|holds|keeps|writes)\b(?! not)/gu, '$1 not'),
  'a name': (text: string) => text.replaceAll(/\b(memory|disk) buffer\b/giu, 'Zarquon buffer'),
} as const;
type Kind = keyof typeof FALSIFIED;

const SHOWN: Readonly<Record<Kind, RegExp>> = {
  'a figure': /987654/u,
  'a denial': /\b(?:is|are|was|can|has|have|does|will|holds|keeps|writes) not\b/u,
  'a name': /Zarquon/u,
};

function falsify(text: string, kind: Kind): string {
  return text
    .split(/(\[e\d+\])/u)
    .map((part) => (/^\[e\d+\]$/u.test(part) ? part : FALSIFIED[kind](part)))
    .join('');
}

function textsOf({ answer, sections, title, gaps, checklist }: Report): readonly string[] {
  const blocks = [...answer, ...sections.flatMap((section) => section.blocks)];
  const written = blocks.flatMap((block) => block.sentences).filter((one) => one.kind !== 'quote');
  return [
    title,
    ...sections.map((section) => section.title),
    ...written.map((one) => one.text),
    ...gaps,
    ...checklist.map((item) => item.reason),
  ];
}

/** Falsifies what one task answers, and what comes back when it is sent back for correction. */
function falsifying(at: TaskName, kind: Kind, isStubborn: boolean): NonNullable<Behaviour['alter']> {
  return (task, value) => {
    if (task === at && ['draft', 'answer', 'revision'].includes(at)) {
      return {
        paragraphs: paragraphsOf(value).map((text) => (text.startsWith('<') ? text : falsify(text, kind))),
      };
    }
    if (task === at && at === 'claim_list') return JSON.parse(falsifyTexts(value, kind));
    if (task === 'sentence_corrections' && isStubborn) return JSON.parse(falsifyTexts(value, kind));
    return value;
  };
}

function falsifyTexts(value: unknown, kind: Kind): string {
  return JSON.stringify(value, (key, one: unknown) => (key === 'text' ? falsify(String(one), kind) : one));
}

describe('a report never says what its quotes do not bear', () => {
  const kinds: readonly Kind[] = ['a figure', 'a denial', 'a name'];
  const rows = (['draft', 'answer', 'revision'] as const).flatMap((task) =>
    kinds.flatMap((kind) => [
      [kind, task, 'mends it when asked'] as const,
      [kind, task, 'does it again'] as const,
    ]),
  );

  test.each(rows)('when %s of the %s is changed by a writer who %s', async (kind, task, how) => {
    const alter = falsifying(task, kind, how === 'does it again');
    const ended: Ended = await endWith({
      library,
      protocol: 'openai',
      behaviour: { asks: task === 'revision', alter },
    });
    expectHonestEnd(ended);
    expect(ended.report.method).toBe('written');
    for (const text of textsOf(ended.report)) expect(text).not.toMatch(SHOWN[kind]);
    const { sentencesCorrected = 0, sentencesDropped = 0 } = ended.report.trust;
    expect(sentencesCorrected + sentencesDropped).toBeGreaterThan(0);
  });

  test.each(kinds)('nor does a claim, when %s of it is changed', async (kind) => {
    const ended = await endWith({
      library,
      protocol: 'bedrock',
      behaviour: { alter: falsifying('claim_list', kind, false) },
    });
    expectHonestEnd(ended);
    const claims = await ended.ports.research.list(ended.job, 'CLAIM');
    for (const claim of claims) expect(claim.text).not.toMatch(SHOWN[kind]);
  });
});
