import type { Known } from './read-comparison.ts';

const SIDE_ASKED =
  /^(?:what|which) (?:is|are|was|were) the (?:(?:maximum|minimum|default|average|total|usual|recommended|current) ){0,2}(?:defaults?|sizes?|limits?|numbers?|lengths?|values?|prices?|costs?|timeouts?|intervals?|versions?|formats?|syntax|range|units?|purpose|order|path|port|maximum|minimum)$/iu;

const VALUES =
  /^(?:the\s+)?(?:values?|choices|arguments|options|settings|possibilities|alternatives|states|modes)$/iu;

/** "Which values can `umask` have": it is the option that has a default, not its values. */
export function bearerOf(topic: string, { owner }: Known): string {
  return VALUES.test(topic) ? (owner ?? topic) : topic;
}

/** "What is the default?" asks of what was spoken of. */
export function sideOf(clause: string, topic: string): string | undefined {
  if (!SIDE_ASKED.test(clause)) return undefined;
  const named = /^the\s|^\S*[\p{Lu}_.\d-]\S*$|s$/u.test(topic) ? topic : `the ${topic}`;
  return `${clause} ${/\bdefaults?$/iu.test(clause) ? 'for' : 'of'} ${named}`;
}
