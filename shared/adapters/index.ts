export { withPermit } from './call-permits.ts';
export { createFileArchive } from './storage/archive-files.ts';
export { createPageAnswers } from './reading/page-answers.ts';
export { createPostAnswers } from './outgoing/post-answers.ts';
export { embedTable } from './storage/dynamodb/embed-table.ts';
export { createModel, describeModel } from './models/create-model.ts';
export { noModel } from './models/no-model.ts';
export { type Stores, createStores } from './storage/stores.ts';
export { createIds, sleep, systemClock } from './wiring/system-clock.ts';
