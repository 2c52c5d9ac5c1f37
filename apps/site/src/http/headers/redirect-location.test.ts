import { expect, it } from 'vitest';
import { redirectLocation } from './redirect-location.ts';

it.each([
  ['/new', '', '/new'],
  ['/new', 'a=1', '/new?a=1'],
  ['/new?b=2', 'a=1', '/new?b=2&a=1'],
  ['/new#part', 'a=1', '/new?a=1#part'],
  ['/straße', '', '/stra%C3%9Fe'],
  ['/stra%C3%9Fe', '', '/stra%C3%9Fe'],
  ['https://elsewhere.example/x%20y', 'a=1', 'https://elsewhere.example/x%20y?a=1'],
])('C-6 R-2 %s with "%s" leads to %s', (to, query, location) => {
  expect(redirectLocation(to, query, 'https://www.keelstone.example')).toBe(location);
});
