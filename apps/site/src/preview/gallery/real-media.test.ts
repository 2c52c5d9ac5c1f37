import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleImage } from '@keelstone/model/samples';
import { sampleSvg } from '@keelstone/ui/sections/example-texts.ts';
import { expect, it } from 'vitest';
import { mediaOf, withRealMedia } from './real-media.ts';

const picture = (id: number) => sampleImage({ id, url: `/media/images/real-${id}.webp`, alt: 'Real' });

it('C-5 finds each medium of the published nodes once, wherever it stands', () => {
  const nodes = [
    sampleNode('article', { nid: 1, picture: picture(5) }),
    sampleNode('person', { nid: 2, picture: picture(5), portrait: picture(6) }),
  ];
  expect(mediaOf(nodes).image.map(({ id }) => id)).toEqual([5, 6]);
});

it('C-5 gives examples published media of the same kind, and lets them keep their words', () => {
  const pool = mediaOf([picture(5), picture(6)]);
  const example = {
    items: [{ media: sampleImage({ alt: 'A ridge' }), caption: 'One' }, { media: sampleImage() }],
  };
  const { items } = withRealMedia(example, pool);
  expect(items[0]).toEqual({ media: { ...picture(5), alt: 'A ridge' }, caption: 'One' });
  expect(items[1]?.media.url).toBe('/media/images/real-6.webp');
});

it('C-5 leaves a medium as it is when nothing of its kind is published', () => {
  const example = { logo: sampleSvg() };
  expect(withRealMedia(example, mediaOf([picture(5)]))).toEqual(example);
});
