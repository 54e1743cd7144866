/** `Family, Given`; the one that is known, or the name of a group, where there are not both. */
export function personName(family: string, given: string, group = ''): string {
  if (family === '') return group === '' ? given : group;
  return given === '' ? family : `${family}, ${given}`;
}
