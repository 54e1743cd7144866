/** "What it then does about it", "what does it do with it": how something reacts to what was said. */
const REACTION =
  /^what\s+(?:(?:does|do|did|will|would|can)\s+(?:it|they)\s+(?:then\s+)?do|(?:it|they)\s+(?:then\s+)?(?:does|do|did))(?<to>\s+(?:about|with|to|against)\s+)(?<thing>it|them|that|this)$/iu;
const THEN_DONE =
  /^what\s+(?:(?:does|do|did|will|would|can)\s+(?:it|they)\s+then\s+do|(?:it|they)\s+then\s+(?:does|do|did))$/iu;

export function asksReaction(clause: string): boolean {
  return REACTION.test(clause) || THEN_DONE.test(clause);
}

/** What somebody looks for, at the end of a clause: "that a residue has a steric clash". */
const FOUND_LAST = /\b(?:an?|any)\s+(?<thing>(?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+)$/iu;

/** The clause with what the one before ends in, in place of the thing that is reacted to: "what it then does about the steric clash". */
export function reactingTo(clause: string, before: string | undefined): string {
  const { to, thing } = REACTION.exec(clause)?.groups ?? {};
  const found = FOUND_LAST.exec(before ?? '')?.groups?.['thing'];
  const isNamed = to !== undefined && found !== undefined && !/\s(?:is|are|was|has|of|in|on)\s/iu.test(found);
  return isNamed ? `${clause.slice(0, -(thing ?? '').length)}the ${found}` : clause;
}
