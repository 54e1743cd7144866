import type { JobSettings } from '#shared/domain/job.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { Ports } from '../ports/ports.ts';

type CorpusPorts = Pick<Ports, 'providers' | 'statistics' | 'corpora'>;

/** The ports of a job: where it names a corpus, that one is the corpus. Throws InvalidInput for a name that nobody bears. */
export function withCorpusOf<Given extends CorpusPorts>(
  ports: Given,
  { corpus: name }: Pick<JobSettings, 'corpus'>,
): Given {
  if (name === undefined) return ports;
  const corpus = ports.corpora?.open(name);
  if (corpus === undefined) throw unknownCorpus(name, ports);
  return { ...ports, providers: new Map([...ports.providers, ['corpus', corpus]]), statistics: corpus };
}

/** Throws InvalidInput that says which names there are. */
export function checkCorpusName(name: string | undefined, ports: Pick<Ports, 'corpora'>): void {
  if (name !== undefined && !ports.corpora?.names.includes(name)) throw unknownCorpus(name, ports);
}

function unknownCorpus(name: string, { corpora }: Pick<Ports, 'corpora'>): InvalidInput {
  if (corpora === undefined) {
    return new InvalidInput('Functions of a deployment search no folders, so that no corpus can be named.', {
      field: 'corpus.name',
      remedy:
        'Send the texts with the question (corpus.files), or ask a service on a machine of your own, which reads folders and S3 prefixes.',
    });
  }
  const there =
    corpora.names.length > 0 ? `Choose from: ${corpora.names.join(', ')}.` : 'Name one in CORPORA.';
  return new InvalidInput(`There is no corpus named "${name}".`, { field: 'corpus.name', remedy: there });
}
