import { expect, test } from 'vitest';
import { errorOfEnd, stateError } from '#shared/domain/execution.ts';

test('an error is written as Lambda writes it', () => {
  const { Error: name, Cause = '' } = stateError('TypeError', 'x is not a function');
  expect(name).toBe('TypeError');
  expect(JSON.parse(Cause)).toEqual({
    errorType: 'TypeError',
    errorMessage: 'x is not a function',
    trace: [],
  });
});

test('a failed execution ends its job with its own error', () => {
  expect(errorOfEnd({ status: 'FAILED', Error: 'Conflict', Cause: 'c' })).toEqual({
    Error: 'Conflict',
    Cause: 'c',
  });
  expect(errorOfEnd({ status: 'FAILED' })).toEqual({ Error: 'Unknown', Cause: '' });
});

test('an execution that ran out of time ends its job as a time-out', () => {
  expect(errorOfEnd({ status: 'TIMED_OUT', Error: 'x' })).toEqual({ Error: 'States.Timeout' });
});

test.each([
  ['ABORTED', 'ExecutionAborted', 'The execution of this job was stopped by someone who runs the service.'],
  ['NONE', 'ExecutionLost', 'The execution of this job is gone and left no result.'],
  ['RUNNING', 'ExecutionLost', 'The execution of this job is gone and left no result.'],
  ['SUCCEEDED', 'ExecutionLost', 'The execution of this job is gone and left no result.'],
] as const)('an execution that is %s and left no end ends its job with %s', (status, name, message) => {
  expect(errorOfEnd({ status, Error: 'other' })).toEqual(stateError(name, message));
});
