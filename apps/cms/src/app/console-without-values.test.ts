import { APIError } from 'payload';
import { expect, it, vi } from 'vitest';
import { logWithoutValues } from './console-without-values.ts';

it('R-5 C-11 a view that refuses what its address asks for is logged without a stack, a failure with it', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = console.error;
  const failure = new Error('Cannot read properties of undefined');
  const unparsed = new SyntaxError('Unexpected end of JSON input');
  try {
    logWithoutValues();
    console.error(new APIError('The filter is malformed.', 400));
    console.error('⨯', failure);
    console.error('⨯', unparsed);
    const [refused, failed, damaged] = spy.mock.calls;
    expect(refused).toEqual(['APIError (400): The filter is malformed.']);
    expect(failed).toMatchObject(['⨯', { message: failure.message, stack: failure.stack }]);
    // It need not be of a request: it may be a damaged file of the build.
    expect(damaged).toMatchObject(['⨯', { message: unparsed.message, stack: unparsed.stack }]);
  } finally {
    console.error = before;
    spy.mockRestore();
  }
});
