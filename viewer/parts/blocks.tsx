import { isLabel, isMarked } from '#shared/domain/report-reading.ts';
import { type Block, type Sentence, splitLead } from '#shared/domain/report.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { inRuns, standsApart } from '#shared/presentation/sentence-runs.ts';
import { Citations } from './citations.tsx';
import { Inline } from './inline.tsx';
import { Quotation } from './quotation.tsx';
import type { ReportView } from './report-view.ts';

interface BlockProps {
  readonly block: Block;
  readonly view: ReportView;
}

/** A block of a report: a paragraph, a list with what introduces it, or quotes. */
export function ReportBlock({ block, view }: BlockProps) {
  if (block.form === 'table') return <Table block={block} view={view} />;
  const { lead, rest } = splitLead(block);
  const direction = directionOf(rest.map((sentence) => sentence.text).join(' '));
  if (block.form === 'list')
    return (
      <>
        {lead.length > 0 && (
          <p class="lead">
            <Sentences sentences={lead} view={view} />
          </p>
        )}
        <ul dir={direction}>
          {rest.map((sentence, index) => (
            <li key={index}>
              <OneSentence sentence={sentence} view={view} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {inRuns(rest).map((run, index) => {
        const content = <Sentences sentences={run} view={view} />;
        if (run.some(standsApart)) return <div key={index}>{content}</div>;
        if (block.form === 'quote')
          return (
            <blockquote key={index} dir={direction}>
              {content}
            </blockquote>
          );
        return (
          <p key={index} dir={direction}>
            {content}
          </p>
        );
      })}
    </>
  );
}

/** The first row and the first cell of each row are labels. */
function Table({ block, view }: BlockProps) {
  const [head = [], ...body] = rowsOf(block);
  return (
    <div class="wide table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <OneSentence sentence={cell} view={view} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([label, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{label && <OneSentence sentence={label} view={view} />}</th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <OneSentence sentence={cell} view={view} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sentences({
  sentences,
  view,
}: {
  readonly sentences: readonly Sentence[];
  readonly view: ReportView;
}) {
  return (
    <>
      {sentences.map((sentence, index) => (
        <span key={index} class={standsApart(sentence) ? 'apart' : undefined}>
          {index === 0 ? '' : ' '}
          <OneSentence sentence={sentence} view={view} />
        </span>
      ))}
    </>
  );
}

function OneSentence({ sentence, view }: { readonly sentence: Sentence; readonly view: ReportView }) {
  const cites = <Citations view={view} evidenceIds={sentence.evidenceIds} />;
  if (standsApart(sentence)) return <Quotation quote={sentence.text}>{cites}</Quotation>;
  const text = <Inline text={sentence.text} />;
  if (isLabel(sentence, view.report.checklist))
    return (
      <b class="label" dir="auto">
        {text}
      </b>
    );
  return (
    <>
      <span class={sentence.kind === 'connective' ? 'ours' : sentence.kind} dir="auto">
        {text}
      </span>
      {isMarked(sentence, view.report) ? <span class="uncited">{view.words.inReport.uncited}</span> : cites}
    </>
  );
}
