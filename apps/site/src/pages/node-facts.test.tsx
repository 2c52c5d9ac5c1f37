import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const SHARED = ['article', 'case_study', 'event', 'resource'];

it.each(CONTENT_TYPES)('U-7 %s can be passed on where it is something to pass on', (type) => {
  const { Page } = typeSiteOf(type);
  const html = renderToStaticMarkup(<Page node={sampleNode(type)} page={samplePageContext()} />);
  expect(html.match(/data-share="[^"]*"/g)).toEqual(
    SHARED.includes(type) ? ['data-share="https://www.keelstone.example/here"'] : null,
  );
});
