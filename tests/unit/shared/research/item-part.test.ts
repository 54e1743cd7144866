import { describe, expect, it } from 'vitest';
import { itemPart, searchText } from '#shared/research/item-part.ts';
import type { Aspect, Brief } from '#shared/domain/brief.ts';
import { briefOf, itemOf, partOf } from '#tests/unit/functions/steps/builders.ts';

const BRIEF = briefOf('How does a queue keep messages in order?');
const aspectOf = (text: string, change: Partial<Aspect> = {}): Aspect => ({ text, kind: 'how', ...change });
const briefWith = (change: Partial<Brief>): Brief => ({ ...BRIEF, ...change });
const part = (text: string, change: Partial<Aspect> = {}, known: readonly string[] = []) =>
  itemPart(aspectOf(text, change), briefWith({ aspects: [aspectOf('how a queue keeps messages')] }), known);

describe('what an item of the checklist is about', () => {
  it('are the words of its clause, each once, without how it is asked', () => {
    expect(part('Please give me a short overview of message order and message retention').terms).toEqual([
      'message',
      'order',
      'retention',
    ]);
    expect(part('describe retention periods').terms).toEqual(['retention', 'periods']);
  });

  it('leaves out the things that are known to be compared, and that they are', () => {
    expect(part('how Kafka differs from a queue in ordering guarantees', {}, ['Kafka']).terms).toEqual([
      'queue',
      'ordering',
      'guarantees',
    ]);
  });

  it.each([['why is it needed'], ['limits'], ['what do producers get back then']])(
    'takes the topic of the question along where it leans on it: %s',
    (text) => {
      const { terms, circumstance } = part(text);
      expect(terms).toEqual(expect.arrayContaining(['queue', 'messages']));
      expect(circumstance).toEqual(expect.arrayContaining(['queue', 'messages']));
    },
  );

  it.each([
    ['stands on its own', 'retention periods of topics', {}, []],
    ['says itself what it goes on from', 'limits', { given: 'topics' }, []],
    ['is one of things that are named', 'limits', {}, ['topics']],
  ] as const)('takes nothing along where it %s', (_, text, change, known) => {
    expect(part(text, change, known).terms).not.toContain('queue');
  });

  it('takes nothing along from itself', () => {
    const text = 'limits of it';
    const brief = briefWith({ aspects: [aspectOf(text)] });
    expect(itemPart(aspectOf(text), brief, []).circumstance).toEqual([]);
  });

  it.each([
    ['why', 'reason'],
    ['limits', 'limits'],
    ['quantity', 'quantity'],
    ['when', 'conditions'],
    ['definition', 'definition'],
    ['how', undefined],
  ] as const)('asks, as a question of kind %s, for %s', (kind, facet) => {
    expect(part('retention periods of topics', { kind }).facet).toBe(facet);
  });

  it('has in focus the noun that is asked for, which an answer names instead', () => {
    expect(part('which keys encrypt messages').focus).toEqual(['keys']);
    expect(part('what limits apply to topics').focus).toEqual(['limits']);
    expect(part('what is encryption of messages').focus).toEqual([]);
    expect(part('which keys', {}, ['none']).focus).toEqual([]);
    expect(part('how keys encrypt messages').focus).toEqual([]);
  });

  it('knows the circumstance, by the first word that begins one', () => {
    expect(part('message order when consumers fail').circumstance).toEqual(['consumers', 'fail']);
    expect(part('message order').circumstance).toEqual([]);
    expect(part('In which regions topics exist').circumstance).toEqual([]);
  });

  it('knows what was said before the question and is not asked again', () => {
    const aspect = { given: 'our queue lost messages' };
    expect(part('our queue lost messages, which setting prevents duplicates', aspect).circumstance).toEqual(
      expect.arrayContaining(['queue', 'lost', 'messages']),
    );
    expect(part('queue', { given: 'queue' }).circumstance).toEqual([]);
  });

  it('leaves out the setting that all of the question has', () => {
    const brief = briefWith({ setting: ['AWS CDK'], aspects: [] });
    expect(itemPart(aspectOf('stacks of the AWS CDK app'), brief, []).terms).toEqual(['stacks', 'app']);
  });
});

describe('the words to search for an item', () => {
  it('are its thing, its own words and the setting, each once', () => {
    const parts = [partOf(['order', 'messages']), partOf(['messages', 'retention'])];
    expect(searchText(itemOf('item_1', parts, 'Kafka'), ['AWS', 'order'])).toBe(
      'Kafka order messages retention AWS',
    );
    expect(searchText(itemOf('item_1', [partOf(['order'])]), [])).toBe('order');
  });
});
