import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Navigation, placeIn } from './navigation.tsx';

const child = { title: 'Claims', url: '/products/claims', description: null };
const render = (url: string | null) =>
  renderToStaticMarkup(
    <Navigation
      items={[{ title: 'Products', url, children: [child] }]}
      path="/products/claims"
      language="en"
    />,
  );

it('U-2 leads to an entry, and to what is below it', () => {
  const html = render('/products');
  expect(html).toContain('<li data-here="true">');
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/products"', 'href="/products/claims"']);
});

it('C-7 U-2 shows an entry whose page is not published by its name, with what is below it', () => {
  const html = render(null);
  expect(html).toMatch(/<summary[^>]*>Products/);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/products/claims"']);
  expect(html).not.toContain('data-here');
  expect(placeIn([{ title: 'Products', url: null, children: [child] }], '/products/claims')).toBe(
    '=/products/claims',
  );
});
