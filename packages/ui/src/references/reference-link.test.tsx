import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReferenceLink } from './reference-link.tsx';

const link = {
  nid: 7,
  type: 'product_detail' as const,
  title: 'Claims Ledger',
  path: '/de/products/claims-ledger',
  excerpt: '',
  picture: null,
  language: 'en' as const,
};

describe('ReferenceLink', () => {
  it('U-9 C-10 says the language of its target as a word of its own', () => {
    const html = renderToStaticMarkup(<ReferenceLink link={{ ...link, remark: 'auf Englisch' }} />);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Claims Ledger auf Englisch');
  });
});
