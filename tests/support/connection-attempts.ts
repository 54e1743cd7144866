import { createHook } from 'node:async_hooks';

export interface Attempt {
  readonly address: string;
  readonly port: number;
}

/** Every connection this process tried to open meanwhile, by whatever means, whether or not anybody answered. */
export async function attemptsDuring(work: () => Promise<void>): Promise<readonly Attempt[]> {
  const wishes: object[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, wish) => {
      if (type === 'TCPCONNECTWRAP') wishes.push(wish);
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return wishes.map(attemptOf);
}

/** The address is written onto the wish after it is made. */
function attemptOf(wish: object): Attempt {
  return {
    address: 'address' in wish ? String(wish.address) : '',
    port: 'port' in wish ? Number(wish.port) : 0,
  };
}
