export { createFileArchive } from './archive-files.ts';
export { createAwsPorts, createAwsServicePorts } from './aws-ports.ts';
export { createPageAnswers } from './page-answers.ts';
export { embedTable } from './dynamodb/embed-table.ts';
export { createModel, describeModel } from './models/create-model.ts';
export { noModel } from './models/no-model.ts';
export { type StoreParts, type Stores, createStores } from './stores.ts';
export { createIds, sleep, systemClock } from './system-clock.ts';
