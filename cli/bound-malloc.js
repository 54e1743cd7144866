// Plain JavaScript, as it runs before anything else is loaded.

/**
 * Begins this process again, as itself, with one heap of C for all its threads, which gives back sooner what is free. As the C
 * library of Linux has it, each thread has one of its own and leaves it full of holes, and it reads only as a process begins what
 * is asked of it. Nothing is done where somebody has set that, or where a process cannot begin again.
 */
export function boundMalloc() {
  const { platform, env, execPath, execArgv, argv } = process;
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX !== undefined) return;
  // The channel to a parent would be lost.
  if (process.execve === undefined || process.send !== undefined) return;
  try {
    process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
      ...env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
    });
  } catch {
    // Where processes may not be begun a server only holds more.
  }
}
