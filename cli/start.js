#!/usr/bin/env node
// Plain JavaScript of an older day: an older Node must be able to read this far and say what it lacks.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Plumbline needs Node 22.18 or newer; this is ${process.versions.node}.\n` +
      'Install Node 24 from https://nodejs.org, then run npm ci again.\n',
  );
  process.exit(4);
}

/** Their jobs run in a thread beside this one. */
const ASKING = new Set(['ask', 'research', 'batch', 'watch', 'mcp']);
const isServer = process.argv[2] === 'serve';
if (isServer) (await import('./bound-malloc.js')).boundMalloc();

// Before the cache, which is one for each set of V8's flags.
const { boundAsking, boundCommand, boundServer } = await import('./bound-heap.js');
if (isServer) boundServer();
else if (ASKING.has(process.argv[2])) boundAsking();
else boundCommand();

// What was compiled once need not be compiled again by the next command.
const { enableCompileCache } = await import('node:module');
enableCompileCache?.();

// From its sources where they are newer, or where nothing was compiled.
const { compiledCommand } = await import('./compiled.js');
const compiled = compiledCommand();
if (compiled) await import(compiled);
else await import('./main.ts');
