/**
 * Loaded where `VX_PROPERTY_LIMIT_MS` is set: no property is tried for longer, and one that fails is not made smaller.
 * For a mutation run, which wants to know of each mutant whether a test fails, and not with what.
 */
import fc from 'fast-check';

fc.configureGlobal({
  interruptAfterTimeLimit: Number(process.env['VX_PROPERTY_LIMIT_MS']),
  endOnFailure: true,
});
