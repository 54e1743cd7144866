import { writeFile } from 'node:fs/promises';
import { COLLEAGUE } from './colleague.ts';
import { drawTimeline } from './draw-timeline.ts';
import { watchJobs } from './watch-job.ts';

/** Draws the flow of a job with a model from a run of it: the picture in docs/models/flow.md. */
const PICTURE = new URL('../../../docs/models/flow.svg', import.meta.url);

const [watched] = await watchJobs([{ script: COLLEAGUE, settings: { maxIterations: 1 } }]);
if (watched) await writeFile(PICTURE, drawTimeline(watched));
