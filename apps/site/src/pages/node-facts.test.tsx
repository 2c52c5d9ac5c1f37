import { CONTENT_TYPES } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { designOf } from './page-designs.ts';
import { sampleSurroundings } from './surroundings.fixture.tsx';

const SHARED = ['article', 'case_study', 'event', 'resource'];

it.each(CONTENT_TYPES)('U-7 %s can be passed on where it is something to pass on', (type) => {
  const { Page } = designOf(type);
  const html = renderToStaticMarkup(<Page node={sampleNode(type)} around={sampleSurroundings()} />);
  expect(html.match(/data-share="[^"]*"/g)).toEqual(
    SHARED.includes(type) ? ['data-share="https://www.keelstone.example/here"'] : null,
  );
});
