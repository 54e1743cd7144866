// Plain JavaScript of an older day: `npm ci` must end well where an older Node runs it, and without the packages that build.
import('./main.ts').catch((error) => {
  process.stderr.write(
    `The command starts a little slower, from its sources, as they could not be compiled: ${error.message}\n`,
  );
});
