import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import { toLink } from '../to-link.ts';
import { toPicture } from '../to-picture.ts';
import type { ToParagraphFields } from './paragraph-fields.ts';

export const toBanners: ToParagraphFields<'banners'> = ({ banners }, id, context) => ({
  banners: banners.map((banner, index) => ({
    id: stableId(id, 'banner', index),
    heading: words(banner.heading, context),
    text: words(banner.text, context),
    link: toLink(banner.link, context),
    picture: toPicture(banner.pictureOf, context),
  })),
});
