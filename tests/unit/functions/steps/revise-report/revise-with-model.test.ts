import { describe, expect, it } from 'vitest';
import type { RevisionPromptInput } from '#functions/steps/revise-report/prompt.ts';
import { reviseWithModel } from '#functions/steps/revise-report/revise-with-model.ts';
import type { Draft } from '#shared/domain/report.ts';
import { enclosed } from '#tests/support/prompt-reading.ts';
import { BRIEF, EVIDENCE, SOURCES, TODAY } from '#tests/unit/shared/prompting/given.ts';
import { askingDraft } from '#tests/unit/shared/prompting/written.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { evidenceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const ON_KEYS = evidenceOf(
  { sourceId: 's-2', quote: 'Keys of customers are rotated once a year.', start: 900 },
  { waveId: 'r01' },
);
const ON_PRICES = evidenceOf(
  { sourceId: 's-2', quote: 'A queue costs nothing.', start: 1200 },
  { waveId: 'r01', items: [] },
);
const OF_SECTION = { topic: 'keys of customers', section: 'Keys' };

interface Sent {
  readonly user: string;
  readonly schemaName: string;
}

/** Revises a draft with these requests; what was asked is the name of each part, in the order of the calls. */
async function revise(
  requests: Draft['requests'],
  found: RevisionPromptInput['evidence'],
  write: (sent: Sent, worked: readonly string[]) => unknown = (_, paragraphs) => ({ paragraphs }),
) {
  const asked: string[] = [];
  const script = (sent: Sent): unknown => {
    const { user, schemaName } = sent;
    if (schemaName === 'sentence_check') return { unsupported: [] };
    asked.push(enclosed(user, 'part') || 'the answer');
    const [fresh = ''] = enclosed(user, 'new').split(', ');
    return write(sent, [enclosed(user, 'draft'), `${found[0]?.quote.slice(0, -1)} [${fresh}].`]);
  };
  const ports = await openPorts({ model: scriptedModel({ script }) });
  const input: RevisionPromptInput = {
    draft: { ...askingDraft(), requests },
    brief: BRIEF,
    evidence: [...EVIDENCE, ...found],
    sources: SOURCES,
    revision: 1,
    today: TODAY,
    claims: [],
  };
  const context = { ...contextOf(ports, jobOf('job-1')), state: 'ReviseReport' as const };
  return { asked, draft: await reviseWithModel(input, context) };
}

describe('a revision by a model', () => {
  it('revises a section that a new quote concerns, and the answer after it', async () => {
    const { asked, draft } = await revise([OF_SECTION], [ON_KEYS]);
    expect(asked).toEqual(['"Keys"', 'the answer']);
    const cited = (blocks: Draft['answer'] = []): readonly string[] =>
      blocks.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
    expect(cited(draft?.sections[0]?.blocks)).toContain(ON_KEYS.id);
    expect(cited(draft?.answer)).toContain(ON_KEYS.id);
    expect(draft?.requests).toEqual([]);
  });

  it('leaves a section alone that nothing new concerns, and says that nothing was found', async () => {
    const { asked, draft } = await revise([{ topic: 'prices' }, OF_SECTION], [ON_PRICES]);
    expect(asked).toEqual(['the answer']);
    expect(draft?.sections).toEqual(askingDraft().sections);
    expect(draft?.gaps).toContain('keys of customers: nothing found.');
  });

  it('says of each topic that no quote which it works in is about that nothing was found', async () => {
    const costs = { topic: 'the price of a vault', section: 'Keys' };
    const { draft } = await revise([OF_SECTION, costs], [ON_KEYS]);
    expect(draft?.gaps).toContain('the price of a vault: nothing found.');
    expect(draft?.gaps).not.toContain('keys of customers: nothing found.');
  });

  it('says of what new quotes were found for, and none is worked in, that nothing was found', async () => {
    const { draft } = await revise([OF_SECTION], [ON_KEYS], ({ user }) => ({
      paragraphs: [enclosed(user, 'draft')],
    }));
    expect(draft?.gaps).toContain('keys of customers: nothing found.');
  });

  it('names what was asked for beyond what can be looked for', async () => {
    const topics = ['prices', 'limits', 'effects', 'risks', 'uses'];
    const { draft } = await revise([OF_SECTION], [ON_KEYS], ({ user }, worked) => ({
      paragraphs: [
        ...worked,
        ...topics.map(
          (topic) => `<request_more_info topic="${topic} of ${user.length % 2 === 0 ? 'queues' : 'tables'}">`,
        ),
      ],
    }));
    const named = [...(draft?.requests ?? []).map(({ topic }) => topic), ...(draft?.gaps ?? [])].join('\n');
    for (const topic of topics) expect(named).toContain(topic);
    expect(draft?.gaps.filter((gap) => gap.endsWith(': not looked at.')).length).toBeGreaterThan(0);
  });

  it('asks nobody where nothing new concerns what was asked', async () => {
    const { asked, draft } = await revise([OF_SECTION], [ON_PRICES]);
    expect(asked).toEqual([]);
    expect(draft).toBeUndefined();
  });
});
