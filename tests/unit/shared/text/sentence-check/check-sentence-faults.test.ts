import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

describe('checkSentence finds', () => {
  it.each([
    ['another figure', 'Mortality fell by 21 %.', 'Mortality fell 12 %.', 'figure'],
    ['another unit', 'The limit is 256 MB.', 'The limit is 256 KB.', 'figure'],
    ['a sum', 'Together 24 were lost.', 'First 12 and then 12 were lost.', 'figure'],
    ['another count in words', 'The trial had two arms.', 'The trial had three arms.', 'figure'],
    ['a limit turned round', 'At least 5 replicas are kept.', 'At most 5 replicas are kept.', 'figure'],
    ['another year', 'It was released in 2019.', 'Released: 2023-01-05', 'figure'],
    ['a single digit', 'The default is 5.', 'The default is 3.', 'figure'],
    [
      'a figure of the same quote in the wrong place',
      'The disk holds 5 GB and the memory buffer holds 9 GB today.',
      'The disk holds 9 GB and the memory buffer holds 5 GB today.',
      'figure',
    ],
    ['another name', 'Objects go to Glacier first.', 'Objects go to Redshift first.', 'name'],
    ['another code', 'It needs IL-8 to grow.', 'It needs IL-6 to grow.', 'name'],
    ['another option', 'Set `max_wait` to zero.', 'Set max_retries to zero.', 'name'],
    [
      'another name at the beginning',
      'Heron keeps all events in a log on disk.',
      'Tern keeps all events in a log on disk.',
      'name',
    ],
    ['who is credited without being in a quote', 'Zarquon advises backups.', 'Backups are advised.', 'name'],
    ['neither where both do', 'It reduced neither pain nor fever.', 'It reduced pain and fever.', 'negation'],
    [
      'another name in German',
      'Im Jahr 2020 leitete Anna Schmidt das Werk.',
      'Im Jahr 2020 leitete Anna Huber das Werk.',
      'name',
    ],
    ['a denial put in', 'S3 does not encrypt new objects.', 'S3 encrypts all new objects.', 'negation'],
    ['a denial left out', 'The buffer survives a crash.', 'The buffer does not survive a crash.', 'negation'],
    [
      'a denial put in, in German',
      'Die Daten werden nicht verschlüsselt.',
      'Die Daten werden verschlüsselt gespeichert.',
      'negation',
    ],
    [
      'a denial put in, in French',
      'Le serveur ne chiffre pas les données.',
      'Le serveur chiffre les données.',
      'negation',
    ],
    [
      'a denial put in, in Spanish',
      'El sistema no cifra los datos.',
      'El sistema cifra los datos guardados.',
      'negation',
    ],
    [
      'a denial put in, in Chinese',
      '该系统不会加密所有新的数据对象。',
      '该系统会加密所有新的数据对象。',
      'negation',
    ],
    [
      'less for more',
      'The drug decreased mortality in adults.',
      'The drug increased mortality in adults.',
      'direction',
    ],
    ['more for less, at the end', 'With caching, latency rose.', 'With caching, latency fell.', 'direction'],
    [
      'a comparison turned round',
      'Kafka has lower latency than RabbitMQ.',
      'RabbitMQ has lower latency than Kafka.',
      'direction',
    ],
    [
      'optional for required',
      'A region is optional for buckets.',
      'A region is required for buckets.',
      'direction',
    ],
    [
      'more for less, in German',
      'Der Verbrauch stieg im Winter.',
      'Der Verbrauch sank im Winter.',
      'direction',
    ],
  ])('%s', (_what, text, quote, kind) => {
    expect(kinds(text, quote)).toContain(kind);
  });

  it('what a quote says of another of the things that were asked about', () => {
    const more = { asked: 'How do Kafka and RabbitMQ store messages?', about: ['RabbitMQ queues'] };
    expect(
      kinds('In this case Kafka stores messages on disk.', 'RabbitMQ stores messages on disk.', more),
    ).toEqual(['name']);
  });

  it('a figure of the question in the place of the one that the quote gives', () => {
    const more = { asked: 'Is the limit 500 MB?' };
    expect(kinds('The limit is 500 MB.', 'The limit is 256 MB.', more)).toEqual(['figure']);
    expect(kinds('The limit is 256 MB, not 500 MB.', 'The limit is 256 MB.', more)).toEqual([]);
  });
});
