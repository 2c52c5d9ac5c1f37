import type { ContentType } from '@keelstone/model/content-type';

/** What a result card reads of a node, in the field names of GraphQL (S-21). */
export type CardNode = {
  nid: string;
  type: ContentType;
  title: string;
  /** Unix seconds. */
  created: number;
  url: { path: string };
  excerpt: string;
  articleType?: { label: string }[];
  publishedAt?: { value: number };
  resourceType?: { label: string }[];
  linksToAsset?: boolean;
  asset?: { url: string } | null;
  startsAt?: { value: number };
};
