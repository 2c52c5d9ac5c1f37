import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleImage } from '@keelstone/model/samples';
import { expect, it } from 'vitest';
import { pageCardOf } from './page-card.ts';

const node = sampleNode('page', { title: 'About', path: '/about', excerpt: 'Who we are.' });
const cardOf = (meta?: typeof node.meta) => pageCardOf({ ...node, meta }, 'Keelstone', 'https://example.com');

it('C-15 a page without words for search engines is shown by its own', () => {
  const own = { title: 'About', description: 'Who we are.' };
  const card = { ...own, own, siteName: 'Keelstone', address: 'https://example.com/about', picture: null };
  expect(cardOf()).toEqual({ ...card, isHidden: false, canonical: null });
  expect(cardOf({})).toMatchObject(card);
});

it('C-15 a page is shown by its words for search engines, beside its own', () => {
  expect(
    cardOf({ title: 'T', description: 'D', isHidden: true, canonical: 'https://other.example/' }),
  ).toMatchObject({
    title: 'T',
    description: 'D',
    own: { title: 'About', description: 'Who we are.' },
    isHidden: true,
    canonical: 'https://other.example/',
  });
});

it('C-15 a page has its picture in the size of the card, or as it is', () => {
  const focalPoint = { x: 10, y: 90 };
  const own = sampleImage({ focalPoint });
  expect(cardOf({ picture: own }).picture).toEqual({
    url: '/api/images/file/sample-480.webp',
    ...focalPoint,
  });
  expect(cardOf({ picture: { ...own, renditions: [] } }).picture?.url).toBe('/api/images/file/sample.webp');
});
