/** Puts texts at places where those that mean the same lie near each other, whatever their words. */
export interface Encoder {
  /** The name of the model and its kind, for traces. */
  readonly name: string;
  /**
   * A vector of length 1 for each text, in the order given; the product of two is the cosine between them, -1 to 1. Of a long
   * text the beginning counts. The languages that it knows are those of its model. Throws EnvironmentFailure when the model cannot
   * be read or does not run.
   */
  encode(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** Reads with the same model what the encoder only puts near or far. */
  readonly reader: PairReader;
}

/** Something that was asked beside something that is said. */
export interface Pair {
  readonly asked: string;
  readonly said: string;
}

/** Reads a question and a quote together. */
export interface PairReader {
  /** The name of the model and its kind, for traces. */
  readonly name: string;
  /**
   * How much each quote seems to tell what is asked beside that none does, in the order given: log odds, 0 where one is as likely as
   * the other. Of a long text the beginning counts. Throws EnvironmentFailure when the model cannot be read or does not run.
   */
  tell(pairs: readonly Pair[]): Promise<readonly number[]>;
}
