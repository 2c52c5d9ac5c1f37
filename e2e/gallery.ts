import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { signGalleryToken } from '../packages/model/src/tokens/gallery-token.ts';

const HOUR_SECONDS = 3600;

/** Fourteen kinds of section, and eight of paragraph inside them. */
const KINDS = 22;

/** What signs preview links of the instance under test (see playwright.config.ts for where its data is). */
function previewSecret(): string {
  const file = join(import.meta.dirname, '..', '.test', 'data', 'secrets.json');
  return process.env.PREVIEW_SECRET ?? JSON.parse(readFileSync(file, 'utf8')).preview;
}

/** Address of the gallery of sections, with a link as the CMS gives it. */
export function galleryAddress(): string {
  const token = signGalleryToken(Math.floor(Date.now() / 1000) + HOUR_SECONDS, previewSecret());
  return `/preview/sections?token=${token}`;
}

/** Addresses of the gallery's pages, one for each kind of section and paragraph: fewer would prove less than is said. */
export async function kindAddresses(page: Page): Promise<string[]> {
  await page.goto(galleryAddress());
  const links = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await expect(links).toHaveCount(KINDS);
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
}

/** The name of a kind in its address: `card-grid`. */
export const kindOf = (address: string) => address.split('/').at(-1)?.split('?')[0] ?? '';
