import { describeFaults } from './fault-table.ts';

describeFaults(['source_reading', 'claim_list', 'draft', 'revision']);
