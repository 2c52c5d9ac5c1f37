import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { selectStyles } from './page-styles.ts';
import { siteWith } from './site.fixture.ts';

const CARD = '._card_ab1cd_2{color:red}';
const QUOTE = '._quote_ef3gh_5{color:blue}';
const FACET = '._facet_ij4kl_8{color:green}';
const STYLESHEET = `@layer base,ui,search;@layer base{html{color:black}}@layer ui{${CARD}${QUOTE}}@layer search{${FACET}}`;

const styles = selectStyles(STYLESHEET);
const withoutLayers = (html: string) => styles(html).css.replaceAll(/@layer \w+\{|\}(?=@layer|$)/g, '');

describe('the styles of a page', () => {
  it('R-2 are those of every page, and of the components in its markup', () => {
    expect(styles('<p class="frame _card_ab1cd_2">').css).toBe(
      `@layer base,ui,search;@layer base{html{color:black}}@layer ui{${CARD}}`,
    );
    expect(withoutLayers('<p class="lead"><q class="_quote_ef3gh_5 wide">')).toContain(QUOTE);
  });

  it('R-2 are also those of markup that a script inserts from a data block', () => {
    expect(
      styles(String.raw`<script>{"content":"\u003cp class=\"_quote_ef3gh_5\">"}</script>`).css,
    ).toContain(QUOTE);
  });

  it('R-2 are also those that the search screen needs once it runs', () => {
    expect(styles('<p class="_card_ab1cd_2">').css).not.toContain(FACET);
    expect(styles('<div data-island="search">').css).toContain(FACET);
  });
});

const siteWithStyles = (stylesheet?: string) =>
  siteWith({
    nodes: [sampleNode('article', { path: '/articles/a', title: '“Ünder” – way' })],
    assets: {
      scripts: [],
      stylesheets: ['/assets/style.css'],
      fonts: [],
      ...(stylesheet === undefined ? {} : { stylesheet }),
    },
  });
const asked = async (path: string, stylesheet?: string) => (await siteWithStyles(stylesheet)).inject(path);

describe('a page', () => {
  it.each(['/articles/a', '/search', '/nowhere'])(
    'R-2 R-5 %s has its styles in it, and its policy allows these alone',
    async (path) => {
      const { body, headers } = await asked(path, STYLESHEET);
      const [, css = ''] = /<style>(.*?)<\/style>/.exec(body) ?? [];
      expect(css).toContain('html{color:black}');
      expect(body).not.toContain('rel="stylesheet"');
      const hash = createHash('sha256').update(css).digest('base64');
      expect(headers['content-security-policy']).toContain(`; style-src 'self' 'sha256-${hash}'; `);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it.each(['/articles/a', '/search?keyword=way'])(
    'R-2 R-5 %s with its styles is compressed, and not sent again to who has it',
    async (url) => {
      const site = await siteWithStyles(STYLESHEET);
      const first = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(first.headers['content-encoding']).toBe('br');
      const body = brotliDecompressSync(first.rawPayload).toString();
      expect(body).toContain('“Ünder” – ');
      expect(body).toBe((await site.inject(url)).body);
      const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
      const second = await site.inject({ url, headers: known });
      expect([second.statusCode, second.body]).toEqual([304, '']);
    },
  );

  it('R-2 links the stylesheet where there is no text of it, as in development', async () => {
    const { body, headers } = await asked('/articles/a');
    expect(body).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
    expect(body).not.toContain('<style>');
    expect(headers['content-security-policy']).toContain("; style-src 'self'; ");
  });
});
