import { Throttled } from '#shared/errors.ts';

/** Keeps requests to one host few at a time. */
export interface HostSlots {
  /**
   * Works once there is a place for this host, in the order of asking. Throws Throttled when too many wait, or when
   * the signal ends the wait.
   */
  hold<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export interface SlotLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Host {
  taken: number;
  readonly queue: (() => void)[];
}

export function createHostSlots(limits: SlotLimits): HostSlots {
  const hosts = new Map<string, Host>();
  return {
    hold: async (name, signal, work) => {
      const host = hosts.get(name) ?? { taken: 0, queue: [] };
      hosts.set(name, host);
      await takeSlot(host, limits, signal);
      try {
        return await work();
      } finally {
        passOn(host);
        if (host.taken === 0) hosts.delete(name);
      }
    },
  };
}

async function takeSlot(host: Host, limits: SlotLimits, signal: AbortSignal): Promise<void> {
  if (host.taken < limits.atOnce) {
    host.taken += 1;
    return;
  }
  const full = new Throttled('Too many pages of one host are asked for at once.');
  if (host.queue.length >= limits.waiting || signal.aborted) throw full;
  await new Promise<void>((resolve, reject) => {
    const enter = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      host.queue.splice(host.queue.indexOf(enter), 1);
      reject(full);
    };
    signal.addEventListener('abort', leave, { once: true });
    host.queue.push(enter);
  });
}

/** The place goes to whoever waits longest, else it is free. */
function passOn(host: Host): void {
  const next = host.queue.shift();
  if (next === undefined) host.taken -= 1;
  else next();
}
