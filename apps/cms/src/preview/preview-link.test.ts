import { checkPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { galleryLink } from './preview-link.ts';

const previewSecret = 'known-to-tests-only-0123456789abcdef';
const configuration = { siteUrl: 'https://www.keelstone.example', previewSecret };
const payload = { config: { custom: { configuration } } } as unknown as Payload;

it('C-5 C-9 the link to the gallery of sections opens it for an hour, and not for half a day', () => {
  const link = new URL(galleryLink({ payload }));
  expect(link.origin + link.pathname).toBe('https://www.keelstone.example/preview/sections');
  const token = link.searchParams.get('token');
  const now = Date.now() / 1000;
  expect(() => checkPurposeToken('sections', token, previewSecret, now + 3590)).not.toThrow();
  expect(() => checkPurposeToken('sections', token, previewSecret, now + 6 * 3600)).toThrow();
});
