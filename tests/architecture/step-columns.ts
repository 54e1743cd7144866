/** The columns of the step table that a module reads: `STEPS[state].label`, `row.label`, `const { label } = STEPS[state]`. */
export function columnsRead(code: string): readonly string[] {
  const single = [...code.matchAll(/\b(?:STEPS\[[\w.]+\]|row)\.(\w+)/g)].map(([, column = '']) => column);
  const several = [...code.matchAll(/\{([^{}]*)\} = STEPS\[/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  return [...single, ...several];
}
