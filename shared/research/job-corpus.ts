import type { Job } from '#shared/domain/job.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { Ports } from '../ports/ports.ts';

type CorpusPorts = Pick<Ports, 'config' | 'providers' | 'statistics' | 'corpora'>;

/**
 * The ports of a job: the corpus that it names, else the folders that it was asked over, whichever process goes on with it.
 * Throws InvalidInput for a name that nobody bears.
 */
export function withCorpusOf<Given extends CorpusPorts>(
  ports: Given,
  job: Pick<Job, 'settings' | 'corpusFolders'>,
): Given {
  const name = job.settings.corpus;
  const corpus = name === undefined ? foldersOf(job, ports) : ports.corpora?.open(name);
  if (corpus !== undefined)
    return { ...ports, providers: new Map([...ports.providers, ['corpus', corpus]]), statistics: corpus };
  if (name !== undefined) throw unknownCorpus(name, ports);
  return ports;
}

/** Undefined where they are those of this process, or are not searched. */
function foldersOf(
  { settings, corpusFolders }: Pick<Job, 'settings' | 'corpusFolders'>,
  { config, corpora }: Pick<Ports, 'config' | 'corpora'>,
): ReturnType<NonNullable<Ports['corpora']>['open']> {
  if (corpusFolders === undefined || !settings.providers.includes('corpus')) return undefined;
  const isHere = corpusFolders.join('\n') === config.local.corpusFolders.join('\n');
  return isHere ? undefined : corpora?.openFolders(corpusFolders);
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
