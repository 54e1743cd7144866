import { readFileSync } from 'node:fs';

const TICK_MILLISECONDS = 10;

/** Processor time and memory of the processes that this one has started; nothing where there is no /proc. */
export interface ChildUse {
  /** The ids of the processes. */
  readonly ids: string;
  readonly cpuMilliseconds: number;
  readonly megabytes: number;
  /** The most that one of them has held so far. */
  readonly peakMegabytes: number;
}

/** The processes that this one has started and that still run. */
export function childUse(): ChildUse {
  const uses = childIds().flatMap(useOf);
  return {
    ids: uses.map((one) => one.ids).join(' '),
    cpuMilliseconds: uses.reduce((sum, one) => sum + one.cpuMilliseconds, 0),
    megabytes: Math.max(0, ...uses.map((one) => one.megabytes)),
    peakMegabytes: Math.max(0, ...uses.map((one) => one.peakMegabytes)),
  };
}

function childIds(): readonly string[] {
  const path = `/proc/${process.pid}/task/${process.pid}/children`;
  return (readIfThere(path) ?? '').split(' ').filter((id) => id !== '');
}

function useOf(id: string): readonly ChildUse[] {
  const [, fields = ''] = (readIfThere(`/proc/${id}/stat`) ?? '').split(') ');
  const status = readIfThere(`/proc/${id}/status`) ?? '';
  // After the name: state, parent and so on; user and system time are the 12th and 13th.
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return [
    {
      ids: id,
      cpuMilliseconds: (user + system) * TICK_MILLISECONDS,
      megabytes: kilobytes(status, 'VmRSS') / 1000,
      peakMegabytes: kilobytes(status, 'VmHWM') / 1000,
    },
  ];
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`, 'u').exec(status)?.[1] ?? 0) * 1.024;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
