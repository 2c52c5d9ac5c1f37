import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

const by = (useAsTitle: string | undefined, document: object) =>
  titleOf({ admin: { useAsTitle } } as never, document);

it('C-11 a document is called what it is called in its list', () => {
  expect(by('heading', { heading: ' Maintenance ', title: 'Other' })).toBe('Maintenance');
  expect(by(undefined, { id: 12 })).toBe('12');
});

it('C-11 a document in all languages is called by the first that has a title', () => {
  expect(by('title', { title: { en: ' ', de: null, fr: 'Titre' } })).toBe('Titre');
});

it('C-11 a document without a title is called nothing', () => {
  for (const title of [undefined, null, '', ' ', {}, { en: '' }, true])
    expect(by('title', { title })).toBeNull();
});
