import { expect, type Page } from '@playwright/test';
import { signPurposeToken } from '../../packages/model/src/tokens/purpose-token.ts';
import { readSecrets } from './instance.ts';

const HOUR_SECONDS = 3600;

/** Fourteen kinds of section, and eight of paragraph. */
const KINDS = 22;

/** URL of the gallery of sections, with a link like the CMS's. */
function galleryAddress(): string {
  const secret = process.env.PREVIEW_SECRET ?? readSecrets().preview;
  const token = signPurposeToken('sections', Math.floor(Date.now() / 1000) + HOUR_SECONDS, secret);
  return `/preview/sections?token=${token}`;
}

/**
 * URLs of the gallery's pages, one per kind of section and paragraph. Asserts their number, so that none is missed.
 */
export async function kindAddresses(page: Page): Promise<string[]> {
  await page.goto(galleryAddress());
  const links = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await expect(links).toHaveCount(KINDS);
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
}

/** The name of a kind in its URL: `card-grid`. */
export const kindOf = (address: string) => address.split('/').at(-1)?.split('?')[0] ?? '';
