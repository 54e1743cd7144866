import { useState } from 'preact/hooks';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import { AnswerFormat, Interaction } from '#shared/domain/job.ts';
import { useApp } from '../app-context.ts';
import { Choice } from '../parts/choice.tsx';
import { Failure } from '../parts/failure.tsx';

const EXAMPLES_SHOWN = 3;

/** The first page: a question, and three that work without a network. */
export function AskPage() {
  const { words, client, go } = useApp();
  const [question, setQuestion] = useState('');
  const [context, setContext] = useState('');
  const [interaction, setInteraction] = useState<Interaction>('none');
  const [format, setFormat] = useState<AnswerFormat>('report');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ask = async (text: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const background = context.trim();
      const { jobId } = await client.submit({
        question: text,
        interaction,
        format,
        ...(background === '' ? {} : { context: background }),
      });
      go({ page: 'job', jobId });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <main class="narrow ask">
      <h1>{words.askTitle}</h1>
      <p class="lede">{words.askLead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask(question);
        }}
      >
        <label class="question-box">
          <span class="unseen">{words.question}</span>
          <textarea
            rows={3}
            dir="auto"
            required
            value={question}
            onInput={(event) => setQuestion(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
        <details class="options">
          <summary>{words.options}</summary>
          <Choice
            name="interaction"
            title={words.whileItWorks}
            options={Interaction.options}
            chosen={interaction}
            label={(one) => words.interaction[one]}
            choose={setInteraction}
          />
          <Choice
            name="format"
            title={words.formTitle}
            options={AnswerFormat.options}
            chosen={format}
            label={(one) => words.format[one]}
            choose={setFormat}
          />
          <label>
            {words.context}
            <textarea
              rows={2}
              dir="auto"
              value={context}
              onInput={(event) => setContext(event.currentTarget.value)}
            />
          </label>
        </details>
        <p class="actions">
          <button type="submit" class="first" disabled={isBusy || question.trim() === ''}>
            {words.askButton}
          </button>
        </p>
        {error !== undefined && <Failure error={error} />}
      </form>
      <h2 id="examples">{words.examples}</h2>
      <ul class="examples">
        {EXAMPLE_QUESTIONS.slice(0, EXAMPLES_SHOWN).map((example) => (
          <li key={example.name}>
            <button
              type="button"
              lang="en"
              dir="ltr"
              disabled={isBusy}
              onClick={() => void ask(example.question)}
            >
              {example.question}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
