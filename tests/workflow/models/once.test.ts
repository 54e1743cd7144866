import { describe } from 'vitest';
import { describeSingleFaults } from './fault-table.ts';

describe.each(['bedrock', 'openai'] as const)('with %s', describeSingleFaults);
