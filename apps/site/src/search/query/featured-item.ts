import type { Picture } from '@keelstone/model/media';

/** One item of the `Most Recent` block (S-14): an editor's card or a resource. */
export type FeaturedItem = {
  heading: string;
  text: string;
  /** `title` is null when the block's own wording stands in for it. */
  link: { title: string | null; url: string } | null;
  media: Picture | null;
  /** The link opens a file instead of a page. */
  linksToAsset: boolean;
  /** Set when the item is a node: the newest resources leave it out. */
  nid: string | null;
};

/** The icon of a term, where an item has no picture of its own. */
export function iconPicture(url: string): Picture {
  return { kind: 'svg', id: 0, url, alt: '', width: null, height: null };
}
