import { useState } from 'preact/hooks';
import { ResultFormat } from '#shared/api/requests.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';
import { Failure } from './failure.tsx';

const FILES: Readonly<Record<ResultFormat, readonly [label: string, file: string]>> = {
  html: ['HTML', 'report.html'],
  md: ['Markdown', 'report.md'],
  json: ['JSON', 'report.json'],
  bibtex: ['BibTeX', 'sources.bib'],
  ris: ['RIS', 'sources.ris'],
  csl: ['CSL', 'sources.csl.json'],
  apa: ['APA', 'sources-apa.txt'],
  vancouver: ['Vancouver', 'sources-vancouver.txt'],
};
/** What an exported folder holds. */
const IN_FOLDER: readonly ResultFormat[] = ['html', 'md', 'json'];

/** Saves the report in its forms, and copies its address. */
export function ExportMenu({ jobId }: { readonly jobId: string }) {
  const { words, client } = useApp();
  const [isCopied, setCopied] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = (format: ResultFormat): void => {
    setError(undefined);
    client.resultText(jobId, format).then((text) => download(text, FILES[format][1]), setError);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(() => setCopied(true), setError);
  };
  return (
    <section class="export" aria-labelledby="export">
      <h2 id="export" tabIndex={-1}>
        {words.exportMenu}
      </h2>
      {client.canAsk && (
        <button type="button" class="first" onClick={copy}>
          {isCopied ? words.copied : words.copyLink}
        </button>
      )}
      {(client.canAsk ? ResultFormat.options : IN_FOLDER).map((format) => (
        <button key={format} type="button" class="second" onClick={() => save(format)}>
          {FILES[format][0]}
        </button>
      ))}
      {client.canAsk && (
        <a class="second" href={addressOf({ page: 'compare', first: jobId, second: undefined })}>
          {words.compare}
        </a>
      )}
      {error !== undefined && <Failure error={error} />}
    </section>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
