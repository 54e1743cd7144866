import { WIDTH } from './transformer-graph.ts';

/** The mean of the states of so many pieces from one on, made as long as 1. */
export function meanOf(states: Float32Array, from: number, pieces: number): Float32Array {
  const mean = new Float32Array(WIDTH);
  for (let at = from * WIDTH; at < (from + pieces) * WIDTH; at += 1)
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (states[at] ?? 0);
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
