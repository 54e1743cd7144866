import { articleExtraction } from './article-extraction.ts';
import { answers } from './answers/answers.ts';
import { citedSources } from './end-to-end/cited-sources.ts';
import { withModel } from './end-to-end/with-model.ts';
import { writtenCommand } from './end-to-end/written-command.ts';
import { corpusScale } from './corpus-scale/corpus-scale.ts';
import { orchestration } from './end-to-end/orchestration.ts';
import { questionToReport } from './end-to-end/question-to-report.ts';
import { tableCalls } from './end-to-end/table-calls.ts';
import { quotes } from './end-to-end/quotes.ts';
import { falsifiedStatements } from './falsified-statements.ts';
import { evidencePassages } from './evidence-passages.ts';
import { extractionSpeed } from './extraction-speed.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { mainText } from './main-text.ts';
import type { Measure } from './measure.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { pubmedqa } from './pubmedqa.ts';
import { questionForms } from './question-forms.ts';
import { quotations } from './quotations.ts';
import { rationaleSentences } from './rationale-sentences.ts';
import { endlessPages } from './safe-fetch/endless-pages.ts';
import { ssrf } from './safe-fetch/ssrf.ts';
import { scifactRetrieval } from './scifact-retrieval.ts';
import { coldStart } from './serving/cold-start.ts';
import { firstLine } from './serving/first-line.ts';
import { drain } from './serving/drain.ts';
import { kills } from './serving/kills.ts';
import { statusReads } from './serving/status-reads.ts';
import { speed } from './speed.ts';
import { stance } from './stance/stance.ts';
import { urlCanonicaliser } from './url-canonicaliser.ts';
import { viewerSpeed } from './viewer/viewer-speed.ts';
import { xquad } from './xquad.ts';

/** Every measure of `npm run bench`, in the order of the table: add yours here. */
export const MEASURES: readonly Measure[] = [
  scifactRetrieval,
  evidencePassages,
  rationaleSentences,
  pubmedqa,
  stance,
  xquad,
  questionForms,
  urlCanonicaliser,
  nearDuplicates,
  quotations,
  quotes,
  falsifiedStatements,
  citedSources,
  answers,
  speed,
  mainText,
  articleExtraction,
  extractionSpeed,
  hostileDocuments,
  ssrf,
  endlessPages,
  questionToReport,
  orchestration,
  tableCalls,
  statusReads,
  drain,
  kills,
  coldStart,
  firstLine,
  withModel,
  writtenCommand,
  corpusScale,
  viewerSpeed,
];
