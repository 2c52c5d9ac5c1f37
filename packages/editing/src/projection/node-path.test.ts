import { expect, it } from 'vitest';
import type { NodeDocument } from './node-document.ts';
import { pathOf } from './node-path.ts';

it.each([
  ['Company news', /Switch to English, save, and publish again: the path is then made from the title\./],
  ['Новости компании', /none can be made of its title.*Switch to English, enter a path, and publish again\./],
])('C-6 a page without a path says what makes one: %s', (title, reason) => {
  expect(() => pathOf({ title, alias: null } as unknown as NodeDocument, 'en')).toThrow(reason);
});
