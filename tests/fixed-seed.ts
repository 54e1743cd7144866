import fc from 'fast-check';

// The same cases in every run: a failure then belongs to the change that shows it. Explore with another seed now and then.
fc.configureGlobal({ seed: 20_261_121 });
