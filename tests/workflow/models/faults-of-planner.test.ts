import { describeFaults } from './fault-table.ts';

describeFaults(['refinement', 'first_searches', 'completeness_review', 'request_queries', 'judgement']);
