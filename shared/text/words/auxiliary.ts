/** Auxiliary verbs that may open an English question. */
export const AUXILIARY =
  'is|are|was|were|am|does|do|did|can|could|should|will|would|has|have|had|may|might|must|shall|need';
