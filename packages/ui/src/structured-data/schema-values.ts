import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { NodeReference, Picture } from '@keelstone/model';
import type { StructuredDataContext } from '../pages/node-page-props.ts';

/** Converts Unix seconds to ISO 8601. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** An address that an editor has entered, such as `/contact`, for programs that know no page it could be relative to. */
export const absoluteUrl = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

/** The absolute URL of a picture for crawlers; nothing for SVGs, which they do not accept. */
export function pictureAddress(picture: Picture | null, origin: string): { image?: string } {
  return picture?.kind === 'image' ? { image: new URL(picture.url, origin).href } : {};
}

/** What structured data says of nearly every page: its title, its summary, its URL and its picture. */
export const pageValues = (
  { title, excerpt, picture }: Pick<PublishedNode, 'title' | 'excerpt' | 'picture'>,
  { url, origin }: StructuredDataContext,
) => ({ name: title, description: excerpt, url, ...pictureAddress(picture, origin) });

/** A published page as structured data refers to it, without details. */
type NamedThing<Type extends string> = { '@type': Type; name: string; url: string };

/** References to nodes in structured data: the schema.org type of each, its name and its URL. */
export function namedThings<Type extends string>(
  type: Type,
  references: readonly NodeReference[],
  origin: string,
): NamedThing<Type>[] {
  return references.map(({ title, path }) => ({
    '@type': type,
    name: title,
    url: new URL(path, origin).href,
  }));
}
