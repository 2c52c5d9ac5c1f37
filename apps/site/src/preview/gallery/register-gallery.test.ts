import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleImage } from '@keelstone/model/samples';
import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const SECRET = 'known-to-the-gallery-tests-only-0123456789';
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;
const picture = sampleImage({ id: 77, url: '/media/images/real.webp', renditions: [] });

async function ask(path: string, token = signPurposeToken('sections', IN_AN_HOUR, SECRET)) {
  const nodes = [sampleNode('article', { nid: 3, picture })];
  const site = await siteWith({ nodes, configuration: { previewSecret: SECRET } });
  return site.inject(token ? `${path}?token=${token}` : path);
}

it('C-5 shows every kind on a whole page of the site, with published pictures', async () => {
  const response = await ask('/preview/sections');
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  expect(response.body).toContain('data-example="endorsement-bar-typical"');
  expect(response.body).toContain('data-example="paragraph-quotes-longest"');
  expect(response.body).toContain('src="/media/images/real.webp"');
  expect(response.body).not.toContain('/media/images/sample.webp');
  expect(response.body.match(/<h1/g)).toHaveLength(1);
});

it('C-5 shows one kind, and knows no others', async () => {
  expect((await ask('/preview/sections/form-bar')).body).toContain('action="/forms/1" method="post"');
  expect((await ask('/preview/sections/no-such-kind')).statusCode).toBe(404);
});

it('C-9 shows nothing without a link from the CMS, and says why', async () => {
  const nothing = await ask('/preview/sections', '');
  expect(nothing.statusCode).toBe(403);
  expect(nothing.body).toContain('needs a link from the CMS');
  const forged = await ask('/preview/sections', signPurposeToken('sections', IN_AN_HOUR, 'another'));
  expect(forged.statusCode).toBe(403);
  const past = await ask('/preview/sections', signPurposeToken('sections', 1, SECRET));
  expect(past.body).toContain('has run out');
});

it('C-9 is kept by no cache and no search engine, whatever it answers', async () => {
  for (const token of [signPurposeToken('sections', IN_AN_HOUR, SECRET), '']) {
    const { headers } = await ask('/preview/sections', token);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  }
});
