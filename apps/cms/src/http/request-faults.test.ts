import { expect, it } from 'vitest';
import { faultOf } from './request-faults.ts';

const failed = (code: string) => Object.assign(new Error('Failed query'), { cause: { code } });
const withCause = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

it.each([
  ['a word for a number', withCause('22P02'), 'a value that its field cannot have'],
  ['a number that is too large', withCause('22003'), 'a value that its field cannot have'],
  [
    'a day in the year 275760, whose end is read as a time zone',
    withCause('22009'),
    'a value that its field cannot have',
  ],
  ['a comparison that a choice does not have', withCause('42883'), 'a value that its field cannot have'],
  ['a folder that is not there', withCause('23503'), 'such as a folder'],
  ['a part that is no JSON', thrownBy(() => JSON.parse('{"a')), 'has to be JSON'],
  ['a form that is cut off', new Error('Unexpected end of form'), 'to its end'],
  ['a NUL in the name of a file', new Error('Malformed part header'), 'Rename it'],
  ['a browser that was closed', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 'to its end'],
])('C-11 %s is the fault of the request', (_, error, words) => {
  expect(faultOf(error)).toContain(words);
});

it.each([
  ['a duplicate', withCause('23505')],
  ['a division by zero', withCause('22012')],
  ['a connection to the database that broke', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['a cause that is no error', failed('22P02')],
  ['a number that is none', thrownBy(() => BigInt('x'))],
  ['a programming error', new TypeError('Cannot read properties of undefined')],
  ['no error', 'aborted'],
])('C-11 %s is not', (_, error) => {
  expect(faultOf(error)).toBeUndefined();
});
