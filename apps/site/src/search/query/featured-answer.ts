import type { Image, Picture } from '@keelstone/model/media';
import { type FeaturedItem, iconPicture } from './featured-item.ts';

type MediaAnswer =
  | ({ __typename: 'Image' } & Pick<Image, 'url' | 'alt' | 'width' | 'height' | 'focalPoint' | 'renditions'>)
  | { __typename: 'Svg'; url: string; alt: string };

export type FeaturedAnswer = {
  paragraph: { items: (Omit<FeaturedItem, 'media'> & { media: MediaAnswer | null })[] } | null;
};

export type LatestAnswer = {
  latestResources: {
    nid: string;
    title: string;
    excerpt: string;
    url: { path: string };
    linksToAsset: boolean;
    asset: { url: string } | null;
    picture: MediaAnswer | null;
    resourceType: { linkText: string | null; icon: { url: string } | null }[];
  }[];
};

function toPicture(media: MediaAnswer | null): Picture | null {
  if (!media) return null;
  if (media.__typename === 'Svg') return { ...iconPicture(media.url), alt: media.alt };
  const { __typename, ...image } = media;
  return { kind: 'image', id: 0, ...image };
}

/** The items of a featured paragraph, as the block shows them. */
export function itemsOfParagraph({ paragraph }: FeaturedAnswer): FeaturedItem[] {
  return (paragraph?.items ?? []).map((item) => ({ ...item, media: toPicture(item.media) }));
}

/** Resources, as the block shows them: the same that `resourceItem` makes of a published node on the server. */
export function itemsOfResources({ latestResources }: LatestAnswer): FeaturedItem[] {
  return latestResources.map(({ nid, title, excerpt, url, linksToAsset, asset, picture, resourceType }) => {
    const opensAsset = linksToAsset && asset !== null;
    const [type] = resourceType;
    return {
      heading: title,
      text: excerpt,
      link: { title: type?.linkText ?? null, url: opensAsset ? asset.url : url.path },
      media: toPicture(picture) ?? (type?.icon ? iconPicture(type.icon.url) : null),
      linksToAsset: opensAsset,
      nid,
    };
  });
}
