/** How the viewer is built, whatever NODE_ENV says, for one file that a server sends and for the files of a bucket: one script, written by whoever builds it. */
export default {
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  logLevel: 'error',
  build: {
    write: false,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: 'main.tsx', formats: ['iife'], name: 'plumbline' },
  },
};
