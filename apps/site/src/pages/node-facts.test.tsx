import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { traitsOf } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it.each(['article', 'case_study', 'event', 'resource'] as const)('U-7 %s is something to pass on', (type) => {
  expect(traitsOf(type).isShared).toBe(true);
});

it.each(CONTENT_TYPES)('U-7 %s can be passed on where it is something to pass on', (type) => {
  const { Page } = typeSiteOf(type);
  const html = renderToStaticMarkup(<Page node={sampleNode(type)} page={samplePageContext()} />);
  expect(html.match(/data-share="[^"]*"/g)).toEqual(
    traitsOf(type).isShared ? ['data-share="https://www.keelstone.example/here"'] : null,
  );
});

it('U-7 leaves no empty list with its rule in print where there is nothing but ways to pass it on', () => {
  const { Page } = typeSiteOf('event');
  const printed = (terms: Parameters<typeof sampleNode<'event'>>[1]) =>
    renderToStaticMarkup(<Page node={sampleNode('event', terms)} page={samplePageContext()} />);
  expect(printed({ industries: [], productSuites: [], tags: [] })).toMatch(
    /<dl [^>]*data-print="no"><div data-print="no"><dt>Share/,
  );
  expect(printed({})).not.toMatch(/<dl [^>]*data-print="no"/);
});
