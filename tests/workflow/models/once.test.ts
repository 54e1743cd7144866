import { describeSingleFaults } from './fault-table.ts';

describeSingleFaults();
