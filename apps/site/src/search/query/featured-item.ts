import type { Picture } from '@keelstone/model/media';

/** One item of the `Most Recent` block (S-14): an editor's card or a resource. */
export type FeaturedItem = {
  heading: string;
  text: string;
  /** `title` is null if the block's default text is used. */
  link: { title: string | null; url: string } | null;
  media: Picture | null;
  /** The link opens a file instead of a page. */
  linksToAsset: boolean;
  /** Set if the item is a node, so that it is left out of the newest resources. */
  nid: string | null;
};

/** The icon of a term, for an item without a picture of its own. */
export function iconPicture(url: string): Picture {
  return { kind: 'svg', id: 0, url, alt: '', width: null, height: null };
}
