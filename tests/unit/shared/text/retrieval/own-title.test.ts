import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titledBy, titledWithin } from '#shared/text/retrieval/own-title.ts';

const TITLES = [
  'Amazon S3 Construct Library (aws-s3)',
  'Amazon S3 Deployment Construct Library (aws-s3-deployment)',
  'Amazon Simple Queue Service Construct Library (aws-sqs)',
  'Amazon Glue Construct Library (aws-glue)',
  'Encryption',
];

/** The titles that were found. */
const those = (found: readonly boolean[]): readonly string[] => TITLES.filter((_, index) => found[index]);

describe('titledBy', () => {
  it.each([
    ['S3', [TITLES[0]]],
    ['Amazon S3', [TITLES[0]]],
    ['SQS', [TITLES[2]]],
    ['S3 deployment', [TITLES[1]]],
    ['S3 upgrades', []],
    ['Athena', []],
    ['', []],
  ])('finds for %j what is called so and nothing else, whatever all titles bear', (thing, found) => {
    expect(those(titledBy(thing, TITLES))).toEqual(found);
  });
});

describe('titledWithin', () => {
  it('finds what is called by nothing but words of the question', () => {
    expect(those(titledWithin('How does S3 manage encryption?', TITLES))).toEqual([TITLES[0], TITLES[4]]);
    expect(those(titledWithin('How do I deploy?', TITLES))).toEqual([]);
  });

  it('takes a word for one of the collection where three titles bear it', () => {
    const guides = ['Kiln guide', 'Glaze guide', 'Wood guide'];
    expect(titledWithin('the kiln', guides)).toEqual([true, false, false]);
    expect(titledWithin('the kiln', guides.slice(0, 2))).toEqual([false, false]);
  });

  it('says of each title whether it is, whatever it bears', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (question, titles) => {
        expect(titledWithin(question, titles)).toHaveLength(titles.length);
        expect(titledBy(question, titles)).toHaveLength(titles.length);
      }),
    );
  });
});
