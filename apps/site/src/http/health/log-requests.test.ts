import { expect, it } from 'vitest';
import { loggedPath } from './log-requests.ts';

it.each([
  ['/articles/one?keyword=secret', '/articles/one'],
  ['/preview/TOKEN', '/preview'],
  ['//preview//TOKEN', '/preview'],
  ['/%70review/TOKEN', '/preview'],
  ['/preview%2FTOKEN', '/preview'],
  ['/%50REVIEW/TOKEN%zz', '/preview'],
  ['/x/../preview/TOKEN', '/preview'],
  ['\\\\preview\\TOKEN', '/preview'],
  ['/previews/one', '/previews/one'],
  ['/caf%C3%A9%zz', '/caf%C3%A9%zz'],
])('R-5 the path of %s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
