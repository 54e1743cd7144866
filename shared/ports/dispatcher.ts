/** Starts queued jobs while slots are free. */
export interface Dispatcher {
  /** Asks for a look at the queue; asking too often is harmless. */
  notify(): Promise<void>;
}
