import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from './site.fixture.ts';

const article = sampleNode('article', { path: '/articles/a' });
const site = siteWith({ nodes: [article] });

describe('headers', () => {
  it.each(['/articles/a', '/nowhere', '/a%00', '/health', '/articles/a/'])(
    'R-5 %s carries the security headers',
    async (path) => {
      const { headers } = await (await site).inject(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('R-5 sends no HSTS over plain http', async () => {
    const plain = await siteWith({ configuration: { siteUrl: 'http://localhost:3000' } });
    expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('R-5 sets no cookie', async () => {
    expect((await (await site).inject('/articles/a')).headers['set-cookie']).toBeUndefined();
  });
});

describe('pages', () => {
  it('R-5 are revalidated by a strong tag, and not sent again', async () => {
    const first = await (await site).inject('/articles/a');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const second = await (await site).inject({
      url: '/articles/a',
      headers: { 'if-none-match': `"other", W/${tag}` },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers.etag).toBe(tag);
  });

  it('R-5 that were not found have no tag', async () => {
    expect((await (await site).inject('/nowhere')).headers.etag).toBeUndefined();
  });

  it.each([
    ['gzip, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('R-5 are compressed for a browser that takes %s', async (accepted, encoding, decompress) => {
    const plain = await (await site).inject('/articles/a');
    const response = await (await site).inject({
      url: '/articles/a',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
    expect(response.headers.etag).not.toBe(plain.headers.etag);
    expect(decompress(response.rawPayload).toString()).toBe(plain.body);
  });
});

describe('/health', () => {
  it('R-3 says how current the process is, and nothing secret', async () => {
    const { statusCode, headers, body } = await (await site).inject('/health');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({
      status: 'ok',
      follower: 'following',
      forms: { waiting: 0, setAside: 0 },
      lastChange: 7,
      nodes: { ...Object.fromEntries(LANGUAGES.map((language) => [language, 0])), en: 1 },
    });
    expect(body).not.toContain('postgres');
  });

  it('R-3 tells whoever spreads visitors over processes that this one serves', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const { statusCode, headers, body } = await (await site).inject(path);
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', '{"status":"ok"}']);
    }
  });
});
