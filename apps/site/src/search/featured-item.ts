/** A picture as the `Most Recent` block shows it. An svg has only its address and its text. */
export type FeaturedMedia = {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  renditions?: { url: string; format: string; width: number }[];
};

/** One item of the `Most Recent` block (S-14): an editor's card or a resource. */
export type FeaturedItem = {
  heading: string;
  text: string;
  /** `title` is null when the block's own wording stands in for it. */
  link: { title: string | null; url: string } | null;
  media: FeaturedMedia | null;
  /** The link opens a file instead of a page. */
  linksToAsset: boolean;
  /** Set when the item is a resource: the newest resources leave it out. */
  nid: string | null;
};
