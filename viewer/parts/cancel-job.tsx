import { useApp } from '../app-context.ts';
import { AskTwice } from './ask-twice.tsx';

interface CancelJobProps {
  readonly jobId: string;
  readonly onCancelled: () => void;
}

export function CancelJob({ jobId, onCancelled }: CancelJobProps) {
  const { words, client } = useApp();
  const act = async (): Promise<void> => client.cancel(jobId).then(onCancelled);
  return <AskTwice label={words.cancel} question={words.cancelSure} act={act} />;
}
