import { describe, expect, it } from 'vitest';
import {
  describeSource,
  emitDisagreements,
  emitNotices,
  leftOut,
} from '#functions/steps/select-sources/emit-selection.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';
import { candidateOf } from './select-world.ts';

describe('the trace says of a selection', () => {
  it('what was chosen and what it is worth', () => {
    const source = sourceOf('s-1', { relevanceScore: 0.123_456, compositeScore: 0.987_654 });
    const described = {
      id: 's-1',
      title: 'Source s-1',
      readMode: 'full',
      relevance: 0.123,
      composite: 0.988,
      quality: 'MEDIUM',
      tier: 'AUTHORITATIVE',
    };
    expect(describeSource(source)).toEqual(described);
    expect(describeSource({ ...source, notices: ['corrected'] })).toEqual({
      ...described,
      notices: ['corrected'],
    });
  });

  it('the ten best that were left out, each with the reason', () => {
    const chosen = candidateOf('chosen', 0.9, {});
    const capped = candidateOf('capped', 0.8, {});
    const flagged = candidateOf('flagged', 0.7, {});
    const retracted = candidateOf('retracted', 0.6, {}, { notices: ['retracted'] });
    const rest = Array.from({ length: 9 }, (_, index) => candidateOf(`rest-${index}`, 0.123_456, {}));
    const left = leftOut([chosen, capped, flagged, retracted, ...rest], {
      chosenIds: new Set(['chosen']),
      hostCapped: [capped],
      flagged: [flagged, retracted],
    });
    expect(left).toHaveLength(10);
    expect(left.slice(0, 4)).toEqual([
      { id: 'capped', title: 'capped', relevance: 0.8, reason: 'host_cap' },
      { id: 'flagged', title: 'flagged', relevance: 0.7, reason: 'flagged' },
      { id: 'retracted', title: 'retracted', relevance: 0.6, reason: 'retracted' },
      { id: 'rest-0', title: 'rest-0', relevance: 0.123, reason: 'rank' },
    ]);
  });

  async function emitted(work: (context: Parameters<typeof emitNotices>[1]) => Promise<void>) {
    const events: StepEvent[] = [];
    const emit = async (event: StepEvent): Promise<void> => void events.push(event);
    await work({ ...contextOf(await openPorts(), jobOf('job-1')), state: 'SelectSources', emit });
    return events;
  }

  it('which identifiers were taken from records, the first ten', async () => {
    const others = Array.from({ length: 11 }, (_, at) => ({ name: `pmid:${at}`, otherTitles: [] }));
    const dropped = { name: 'doi:10.1/x', title: 'Salt', otherTitles: ['Whales'] };
    const events = await emitted(async (context) => emitDisagreements([dropped, ...others], context));
    expect(events).toHaveLength(10);
    expect(events.slice(0, 2)).toEqual([
      {
        type: 'identifier-dropped',
        key: 'doi:10.1/x',
        message: 'Records with doi:10.1/x have titles that differ wholly; it belongs to "Salt".',
        data: { identifier: 'doi:10.1/x', title: 'Salt', dropped_from: ['Whales'] },
      },
      {
        type: 'identifier-dropped',
        key: 'pmid:0',
        message: 'Records with pmid:0 have titles that differ wholly; nothing says which it belongs to.',
        data: { identifier: 'pmid:0', dropped_from: [] },
      },
    ]);
  });

  it('which notices a later search knows', async () => {
    const source = sourceOf('s-1', { notices: ['retracted', 'expression-of-concern'] });
    expect(await emitted(async (context) => emitNotices([source], context))).toEqual([
      {
        type: 'notice-found',
        key: 's-1',
        message: 'A later search says of "Source s-1": retracted, expression of concern.',
        data: { sourceId: 's-1', title: 'Source s-1', notices: ['retracted', 'expression-of-concern'] },
      },
    ]);
  });
});
