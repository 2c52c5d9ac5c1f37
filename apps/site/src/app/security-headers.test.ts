import { expect, it } from 'vitest';
import { siteWith } from './site.fixture.ts';

it('C-4 R-5 lets frames come from two providers of films and from nobody else, and media from here', async () => {
  const { headers } = await (await siteWith({})).inject('/');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(policy.get('media-src')).toEqual(["'self'"]);
});
