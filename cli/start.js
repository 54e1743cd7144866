// Plain JavaScript of an older day: an older Node must be able to read this far and say what it lacks.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Plumbline needs Node 22.18 or newer; this is ${process.versions.node}.\n` +
      'Install Node 24 from https://nodejs.org, then run npm ci again.\n',
  );
  process.exit(4);
}

await import('./main.ts');
