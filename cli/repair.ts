import type { LogFailure, Repair, Repaired } from '#shared/api/session.ts';
import { countOf } from '#shared/domain/plural.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface RepairCommandOptions {
  readonly data?: string;
}

export interface RepairWorld {
  readonly terminal: Terminal;
  readonly repair: Repair;
  readonly logFailure: LogFailure;
}

/** Repairs the table of a data folder and says what is lost. */
export async function repairData(options: RepairCommandOptions, world: RepairWorld): Promise<ExitCode> {
  try {
    world.terminal.out.write(describe(await world.repair({ dataFolder: options.data })));
    return EXIT_CODES.answered;
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}

function describe({ damages, items, losses, copy }: Repaired): string {
  if (copy === undefined) return 'The table is whole; nothing was changed.\n';
  const lines = [
    'What could not be read:',
    ...damages.map((one) => `  ${one}`),
    `${countOf(items, 'item')} could be read and ${items === 1 ? 'was' : 'were'} kept. The damaged table is in ${copy}.`,
    losses.length === 0 ? 'Nothing is seen to be missing of any job.' : 'Lost:',
    ...losses.map((one) => `  ${one}`),
    'What had last been written in the damaged parts is gone; older forms of it may have come back.',
  ];
  return `${lines.join('\n')}\n`;
}
