/**
 * Property tests use the same examples in each run, and stop at the first failure without shrinking, since nobody
 * reads it here.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122, endOnFailure: true });
