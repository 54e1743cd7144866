import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';

const READ = new Set(['report.json', 'report.md', 'report.html', 'trace.jsonl', 'evidence.json']);

/** Opens the files of a report that was saved, without any service. */
export function FolderPage() {
  const { words, openFolder } = useApp();
  const [error, setError] = useState<unknown>();
  const open = async (files: FileList | null): Promise<void> => {
    try {
      const wanted = [...(files ?? [])].filter((file) => READ.has(file.name));
      const texts = await Promise.all(wanted.map(async (file) => [file.name, await file.text()] as const));
      openFolder(new Map(texts));
    } catch (failure) {
      setError(failure);
    }
  };
  const chosen = { webkitdirectory: true, multiple: true };
  return (
    <main class="narrow">
      <h1>{words.folderTitle}</h1>
      <p class="lede">{words.folderLead}</p>
      <label class="first file">
        {words.chooseFolder}
        <input type="file" {...chosen} onChange={(event) => void open(event.currentTarget.files)} />
      </label>
      {error !== undefined && <Failure error={error} />}
    </main>
  );
}
