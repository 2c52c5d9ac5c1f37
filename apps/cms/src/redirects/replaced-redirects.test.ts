import { expect, it } from 'vitest';
import { nameReplacedRedirects, readReplacedRedirects } from './replaced-redirects.ts';

it('C-6 C-13 the response to a save names the redirects that it replaced, whatever is in their paths', () => {
  const headers = new Headers();
  expect(readReplacedRedirects(headers)).toEqual([]);
  const paths = ['/sale', '/straße, mit komma', '/100%'];
  nameReplacedRedirects(headers, paths);
  expect(readReplacedRedirects(headers)).toEqual(paths);
});
