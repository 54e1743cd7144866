import { describeFaults } from './fault-table.ts';

describeFaults(['refinement', 'research_plan', 'completeness_review', 'request_queries', 'judgement']);
